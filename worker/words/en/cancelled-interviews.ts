import type { MessageFacts, Sms } from "../message-facts";

import { clockTime, shortDate } from "./formats";
import { smsTime } from "./sms";
import { smsName } from "./sms-names";

/**
 * Shown when the front desk types the code of an interview that was cancelled, alone or with its
 * day.
 */
export const cancelledOn = (at: string) => `This interview was cancelled on ${clockTime(at)}.`;
export const dayCancelledOn = (at: string) =>
  `The interviews of this day were cancelled on ${clockTime(at)}.`;

/**
 * "Your interview on Tue 24 Nov 2026, 3:00 pm is cancelled.", for each interview that an ending
 * cancelled.
 */
export const cancelledWords = ({ dropped }: MessageFacts): string[] =>
  dropped.map(({ round, at }) => {
    const name = round ? `interview, Round ${round},` : "interview";
    return `Your ${name} on ${clockTime(at)} is cancelled.`;
  });

/** SMS: the interview at `when` is cancelled; `rest` is at most 30 characters. */
export const offSms = (f: MessageFacts, when: string, rest: string): Sms => ({
  template: "pakka-cancelled",
  variables: [smsName(f.company, "cancelled"), when, rest, String(f.applicationId)],
});

/** The SMS of an ending that cancelled interviews; `rest` is at most 30 characters. */
export function cancelledSms(f: MessageFacts, rest: string): Sms | undefined {
  const [first, ...others] = f.dropped;
  if (!first) return undefined;
  const days = f.dropped.map(({ at }) => shortDate(at));
  return offSms(f, others.length > 0 ? days.join(" and ") : smsTime(first.at), rest);
}
