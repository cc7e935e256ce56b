import { clockTime, dateWords, smsVariable } from "../../facts/words";
import type { Sms } from "../message";
import type { MessageFacts } from "../message-facts";

/** What the front desk reads when it types the code of an interview that was cancelled, or of its day. */
export const cancelledOn = (at: string) => `This interview was cancelled on ${clockTime(at)}.`;
export const dayCancelledOn = (at: string) =>
  `The interviews of this day were cancelled on ${clockTime(at)}.`;

/** "Your interview on Tue 24 Nov 2026, 3:00 pm is cancelled.", for each that an ending took away. */
export const cancelledWords = ({ dropped }: MessageFacts): string[] =>
  dropped.map(({ round, at }) => {
    const name = round ? `interview, Round ${round},` : "interview";
    return `Your ${name} on ${clockTime(at)} is cancelled.`;
  });

/** The SMS of an ending that took interviews away; `rest` is at most 30 characters. */
export function cancelledSms(f: MessageFacts, rest: string): Sms | undefined {
  const [first, ...others] = f.dropped;
  if (!first) return undefined;
  const days = f.dropped.map(({ at }) => dateWords(at));
  return {
    template: "pakka-interview-cancelled",
    variables: [
      smsVariable(f.title),
      others.length > 0 ? days.join(" and ") : clockTime(first.at),
      rest,
    ],
  };
}
