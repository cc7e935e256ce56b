import { isHindi } from "../../facts/languages";
import type { RefundDays } from "../../facts/money/refunds";
import { INDIA_AHEAD_MS } from "../../facts/times";
import { rupeesOfPaise } from "../amounts";

// Not `Intl`: runtimes disagree ("Sep" or "Sept"), and a page must be the same from the Worker and
// in the browser. Loading the tables of `Intl` would also cost a new Worker 15 ms.
const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const WEEKDAYS = "Sun Mon Tue Wed Thu Fri Sat".split(" ");

/**
 * A time in India: weekday `Sun`, date `22 Nov 2026`, time `4:40 pm`.
 *
 * @param glue stands between day and month, and between hour and am or pm
 */
export function indianTime(iso: string, glue = " ") {
  const inIndia = new Date(Date.parse(iso) + INDIA_AHEAD_MS);
  const hour = inIndia.getUTCHours();
  const minutes = String(inIndia.getUTCMinutes()).padStart(2, "0");
  const month = MONTHS[inIndia.getUTCMonth()];
  return {
    weekday: WEEKDAYS[inIndia.getUTCDay()] ?? "",
    date: `${inIndia.getUTCDate()}${glue}${month} ${inIndia.getUTCFullYear()}`,
    time: `${hour % 12 || 12}:${minutes}${glue}${hour < 12 ? "am" : "pm"}`,
  };
}

/** `Sun 22 Nov 2026, 4:40 pm`, in India. */
export function clockTime(iso: string, glue?: string): string {
  const { weekday, date, time } = indianTime(iso, glue);
  return `${weekday} ${date}, ${time}`;
}

/** `22 Nov, 4:40 pm`, in India: short enough for an SMS. */
export function shortTime(iso: string): string {
  const { date, time } = indianTime(iso);
  return `${date.replace(/ \d+$/, "")}, ${time}`;
}

/** By video call a candidate may be in another time zone, so the text names India's. */
export const zoneOf = (one: { place: string | null }) =>
  one.place === null ? ", Indian time" : "";

/** `Sun 22 Nov 2026, 4:40 pm`, with "Indian time" for a video call. */
export const interviewTime = (one: { at: string; place: string | null }, glue?: string) =>
  clockTime(one.at, glue) + zoneOf(one);

/** `Sun 22 Nov 2026`, in India. */
export function dateWords(iso: string): string {
  const { weekday, date } = indianTime(iso);
  return `${weekday} ${date}`;
}

/** `Sun 22 Nov`, in India: for days in the near future. */
export function shortDate(iso: string): string {
  const { weekday, date } = indianTime(iso);
  return `${weekday} ${date.slice(0, date.lastIndexOf(" "))}`;
}

/** "2 to 7 days". */
export const daysWords = ({ from, to }: RefundDays): string => `${from} to ${to} days`;

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;

/** "12 minutes" or "3 hours", rounded up. */
export function duration(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? plural(minutes, "minute") : plural(Math.ceil(seconds / 3_600), "hour");
}

/** "Rs 199", from paise: the rupee sign would make an SMS more than twice as long. */
export const smsRupees = (paise: number): string => rupeesOfPaise(paise).replace("₹", "Rs ");

/** The language of text that somebody wrote, where it is not English. */
export const langOf = (text: string): string | undefined => (isHindi(text) ? "hi" : undefined);

export const sentence = (text: string) => `${text}.`;
