import { isHindi } from "../../facts/languages";
import type { RefundDays } from "../../facts/money/refunds";
import { INDIA_AHEAD_MS } from "../../facts/times";
import { rupeesOfPaise } from "../amounts";

const MONTHS = "जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर".split(" ");
const WEEKDAYS = "रवि सोम मंगल बुध गुरु शुक्र शनि".split(" ");

/** The part of the day, by its first hour. */
const PARTS = [
  { from: 20, name: "रात" },
  { from: 16, name: "शाम" },
  { from: 12, name: "दिन" },
  { from: 4, name: "सुबह" },
  { from: 0, name: "रात" },
];

/**
 * A time in India: weekday `रवि`, date `22 नवंबर 2026`, time `शाम 4:40`.
 *
 * @param glue stands between day and month, and between the part of the day and the hour
 */
export function indianTime(iso: string, glue = " ") {
  const inIndia = new Date(Date.parse(iso) + INDIA_AHEAD_MS);
  const hour = inIndia.getUTCHours();
  const minutes = String(inIndia.getUTCMinutes()).padStart(2, "0");
  const month = MONTHS[inIndia.getUTCMonth()];
  const part = PARTS.find(({ from }) => hour >= from)?.name;
  return {
    weekday: WEEKDAYS[inIndia.getUTCDay()] ?? "",
    date: `${inIndia.getUTCDate()}${glue}${month} ${inIndia.getUTCFullYear()}`,
    time: `${part}${glue}${hour % 12 || 12}:${minutes}`,
  };
}

/** `रवि 22 नवंबर 2026, शाम 4:40`, in India. */
export function clockTime(iso: string, glue?: string): string {
  const { weekday, date, time } = indianTime(iso, glue);
  return `${weekday} ${date}, ${time}`;
}

/** `22 नवंबर, शाम 4:40`, in India: short enough for an SMS. */
export function shortTime(iso: string): string {
  const { date, time } = indianTime(iso);
  return `${date.replace(/ \d+$/, "")}, ${time}`;
}

/** By video call a candidate may be in another time zone, so the text names India's. */
export const zoneOf = (one: { place: string | null }) =>
  one.place === null ? ", भारत का समय" : "";

/** `रवि 22 नवंबर 2026, शाम 4:40`, with "भारत का समय" for a video call. */
export const interviewTime = (one: { at: string; place: string | null }, glue?: string) =>
  clockTime(one.at, glue) + zoneOf(one);

/** `रवि 22 नवंबर 2026`, in India. */
export function dateWords(iso: string): string {
  const { weekday, date } = indianTime(iso);
  return `${weekday} ${date}`;
}

/** `रवि 22 नवंबर`, in India: for days in the near future. */
export function shortDate(iso: string): string {
  const { weekday, date } = indianTime(iso);
  return `${weekday} ${date.slice(0, date.lastIndexOf(" "))}`;
}

/** "2 से 7 दिन". */
export const daysWords = ({ from, to }: RefundDays): string => `${from} से ${to} दिन`;

/** "1 घंटा", "5 घंटे"; most nouns that are counted do not change: "5 मिनट". */
export const counted = (n: number, one: string, many = one) => `${n} ${n === 1 ? one : many}`;

/** "12 मिनट" or "3 घंटे", rounded up. */
export function duration(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) return `${minutes} मिनट`;
  return `${Math.ceil(seconds / 3_600)} घंटे`;
}

/** "₹199", from paise: an SMS in Hindi may hold the sign. */
export const smsRupees = rupeesOfPaise;

/** The language of text that somebody wrote, where it is not Hindi. */
export const langOf = (text: string): string | undefined =>
  /[A-Za-z]/.test(text) && !isHindi(text) ? "en" : undefined;

export const sentence = (text: string) => `${text}।`;
