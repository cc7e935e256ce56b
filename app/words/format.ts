import type { ReactNode } from "react";
import * as formatsWords from "~worker/words/formats";
import { GST_PERCENT } from "../../worker/facts/money/fees";
import { grouped } from "../../worker/words/amounts";

/** Renders a part of a sentence, as a link or with a style. */
export type Draw = (text: string) => ReactNode;

/** Keeps a day with its month, and an hour with its am or pm, when a line breaks. */
const NBSP = "\u00a0";

/** `n` whole rupees: "₹1,25,000". */
export function rupees(n: number): string {
  return `₹${grouped(Math.round(n))}`;
}

/** Paise, for the bill: "₹168.64". */
export function rupeesAndPaise(paise: number): string {
  return `₹${grouped((paise / 100).toFixed(2))}`;
}

/** Paise in a sentence: "₹199", or "₹99.50" for an amount with paise. */
export const moneyWords = (paise: number): string =>
  paise % 100 === 0 ? rupees(paise / 100) : rupeesAndPaise(paise);

/** "Sun 22 Nov 2026, 4:40 pm", Indian time. */
export const clockTime = (iso: string): string => formatsWords.clockTime(iso, NBSP);

/** `clockTime` of an interview; for a video call it adds that this is Indian time. */
export const interviewTime = (one: { at: string; place: string | null }): string =>
  formatsWords.interviewTime(one, NBSP);

/** "4:40 pm", Indian time. */
export const hour = (iso: string): string => formatsWords.indianTime(iso, NBSP).time;

const MINUTE_MS = 60_000;
const HALF_DAY_MS = 12 * 3_600_000;

/** The first full minute from `iso` on: "4:40 pm", with the day where it is far after `now`. */
export function fromMinute(iso: string, now: number): string {
  const at = new Date(Math.ceil(Date.parse(iso) / MINUTE_MS) * MINUTE_MS);
  return (at.getTime() - now > HALF_DAY_MS ? clockTime : hour)(at.toISOString());
}

/** "Sun 6 Dec", Indian time: for days of the next weeks. */
export function nearDay(iso: string): string {
  return `${formatsWords.indianTime(iso, NBSP).weekday}${NBSP}${dayOfMonth(iso)}`;
}

/** "6 Dec", Indian time. */
export function dayOfMonth(iso: string): string {
  const { date } = formatsWords.indianTime(iso, NBSP);
  return date.slice(0, date.lastIndexOf(" "));
}

/** "21 Nov 2026", Indian time. */
export const day = (iso: string): string => formatsWords.indianTime(iso, NBSP).date;

/** Capitalises a place that somebody typed: "navi mumbai". */
export const capitals = (place: string) =>
  place.replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());

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

/** The language of text that somebody wrote, where it differs from the page's. */
export const langOf = (text: string): string | undefined => formatsWords.langOf(text);
