import type { MessageFacts, Sms } from "../message-facts";
import { cuts, smsOf, wholeWords } from "../sms";

import { clockTime } from "./formats";
import { smsDay } from "./sms";

export const cancelledOn = (at: string) => `यह इंटरव्यू ${clockTime(at)} बजे रद्द हुआ था।`;
export const dayCancelledOn = (at: string) => `इस दिन के इंटरव्यू ${clockTime(at)} बजे रद्द हुए थे।`;

export const cancelledWords = ({ dropped }: MessageFacts): string[] =>
  dropped.map(({ round, at }) => {
    const name = round ? `राउंड ${round} का इंटरव्यू` : "इंटरव्यू";
    return `${clockTime(at)} बजे का आपका ${name} रद्द हो गया है।`;
  });

/** SMS: the interview at `when` is cancelled. What is most important is said first. */
export function offSms(f: MessageFacts, when: string, rest: string): Sms {
  const whole = wholeWords(f.company).map((name) => `${rest}, ${name}`);
  const ways = [...whole, rest, ...cuts(f.company)];
  return smsOf(
    "pakka-cancelled",
    ways.map((way) => [when, way, String(f.applicationId)]),
  );
}

export function cancelledSms(f: MessageFacts, rest: string): Sms | undefined {
  const [first, ...others] = f.dropped;
  if (!first) return undefined;
  const all = offSms(f, f.dropped.map(({ at }) => smsDay(at)).join(", "), rest);
  if (others.length === 0) return all;
  const { variables, shorter = [] } = offSms(f, `${smsDay(first.at)}…`, rest);
  return { ...all, shorter: [...(all.shorter ?? []), variables, ...shorter] };
}
