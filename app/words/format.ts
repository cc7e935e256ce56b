import type { ReactNode } from "react";
import { GST_PERCENT } from "../../worker/facts/money/fees";
import {
  grouped,
  indianTime,
  interviewTime as wordedInterviewTime,
  clockTime as wordedTime,
} from "../../worker/facts/words";

/** Renders a part of a sentence, as a link or with a style. */
export type Draw = (text: string) => ReactNode;

/** Keeps a day with its month, and an hour with its am or pm, when a line breaks. */
const NBSP = "\u00a0";

/** `n` whole rupees: "₹1,25,000". */
export function rupees(n: number): string {
  return `₹${grouped(Math.round(n))}`;
}

/** "₹199 including GST". */
export const priceWords = (price: number) => `${rupees(price)} including GST`;

/** Paise, for the bill: "₹168.64". */
export function rupeesAndPaise(paise: number): string {
  return `₹${grouped((paise / 100).toFixed(2))}`;
}

/** Paise in a sentence: "₹199", or "₹99.50" for an amount with paise. */
export const moneyWords = (paise: number): string =>
  paise % 100 === 0 ? rupees(paise / 100) : rupeesAndPaise(paise);

/** "Sun 22 Nov 2026, 4:40 pm", Indian time. */
export const clockTime = (iso: string): string => wordedTime(iso, NBSP);

/** `clockTime` of an interview; for a video call it adds that this is Indian time. */
export const interviewTime = (one: { at: string; place: string | null }): string =>
  wordedInterviewTime(one, NBSP);

/** "4:40 pm", Indian time. */
export const hour = (iso: string): string => indianTime(iso, NBSP).time;

const MINUTE_MS = 60_000;
const HALF_DAY_MS = 12 * 3_600_000;

/** The first full minute from `iso` on: "4:40 pm", with the day where it is far after `now`. */
export function fromMinute(iso: string, now: number): string {
  const at = new Date(Math.ceil(Date.parse(iso) / MINUTE_MS) * MINUTE_MS);
  return (at.getTime() - now > HALF_DAY_MS ? clockTime : hour)(at.toISOString());
}

/** "Sun 6 Dec", Indian time: for days of the next weeks. */
export function nearDay(iso: string): string {
  return `${indianTime(iso, NBSP).weekday}${NBSP}${dayOfMonth(iso)}`;
}

/** "6 Dec", Indian time. */
export function dayOfMonth(iso: string): string {
  const { date } = indianTime(iso, NBSP);
  return date.slice(0, date.lastIndexOf(" "));
}

/** "21 Nov 2026", Indian time. */
export const day = (iso: string): string => indianTime(iso, NBSP).date;

const MINUTES = { hour: 60, day: 1_440, month: 43_200, year: 525_600 };

/** "about 2 hours ago". A time in the future, from a clock that is off, counts as now. */
export function ago(iso: string, now: string | Date): string {
  const minutes = Math.round((new Date(now).getTime() - Date.parse(iso)) / 60_000);
  if (minutes < 1) return "less than a minute ago";
  if (minutes < 45) return `${counted(minutes, "minute")} ago`;
  const unit = (["year", "month", "day"] as const).find((name) => minutes >= MINUTES[name]);
  const count = counted(Math.max(1, Math.round(minutes / MINUTES[unit ?? "hour"])), unit ?? "hour");
  return unit === "day" ? `${count} ago` : `about ${count} ago`;
}

/** Capitalises a place that somebody typed: "navi mumbai". */
export const capitals = (place: string) =>
  place.replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());

/** "1 minute", "5 minutes". */
export const counted = (n: number, unit: string) => `${n} ${unit}${n === 1 ? "" : "s"}`;

/** The two parts of a price that includes GST, in paise; they always add up to the price. */
export function gstSplit(paise: number): { base: number; gst: number } {
  const base = Math.round((paise * 100) / (100 + GST_PERCENT));
  return { base, gst: paise - base };
}

/** The first letters or digits of up to two words; "U" for a user without a name. */
export function initials(name: string | null | undefined): string {
  const words = (name ?? "").split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const letters = words.slice(0, 2).map((word) => [...word][0] ?? "");
  return letters.join("").toUpperCase() || "U";
}

/** The language of text that staff or candidates wrote, where it differs from the page's. */
export function langOf(text: string): "hi" | undefined {
  return /[\u0900-\u097f]/.test(text) ? "hi" : undefined;
}
