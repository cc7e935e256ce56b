import { INDIA_AHEAD_MS } from "../../facts/times";
import type { MessageFacts, Sms } from "../message-facts";
import { filled, shortened } from "../sms";
import { indianTime } from "./formats";
import { smsTexts } from "./sms-texts";

export const smsText = ({ template, variables }: Sms): string =>
  filled(smsTexts[template], variables);

/** It is the last word of an SMS. */
export const safetyWordIn = /(?<=(?:pakka\.in\/(?:a\/\d+|contact)|Pakka) )[^\s(]+$/g;

/** At the provider: each language has texts of its own. */
export const smsId = (template: Sms["template"]) => `${template}-hi`;

/** `24/11`, in India: a month's name has up to eight letters. */
export function smsDay(iso: string): string {
  const inIndia = new Date(Date.parse(iso) + INDIA_AHEAD_MS);
  return `${inIndia.getUTCDate()}/${inIndia.getUTCMonth() + 1}`;
}

/** `24/11 सुबह 10:30`, in India. */
export const smsTime = (iso: string) => `${smsDay(iso)} ${indianTime(iso).time}`;

/** What stands of a name where a long safety word leaves little room. */
const LEAST = 3;

/** A name as a whole, then ever shorter by words. */
export const wholeWords = (name: string): string[] => {
  const { length } = [...name];
  const all = Array.from({ length }, (_, index) => shortened(name, length - index));
  return [...new Set(all)].filter((cut) => name === cut || name[cut.length] === " ");
};

/** A name as a whole, then ever shorter by words, and by letters at last. */
export const cuts = (name: string): string[] => {
  const letters = [...name];
  const begins = letters.map((_, index) => letters.slice(0, letters.length - index).join(""));
  const shortest = wholeWords(name).at(-1) ?? name;
  const parts = begins.filter((begin) => shortest.startsWith(begin) && begin !== shortest);
  return [...wholeWords(name), ...parts.filter((part) => [...part].length >= LEAST)];
};

/** An SMS of which the last ways to fill it are the shorter ones. */
export const smsOf = (
  template: Sms["template"],
  [variables = [], ...shorter]: string[][],
): Sms => ({ template, variables, shorter });

/** News of an application: in short, with the company's name as far as it fits. */
export const newsSms = ({ company, applicationId }: MessageFacts, news: string): Sms =>
  smsOf(
    "pakka-news",
    cuts(company).map((name) => [news, name, String(applicationId)]),
  );

/** The candidate can choose a time until a date. */
export function chooseSms(f: MessageFacts, news: string): Sms {
  const { company, until, applicationId } = f;
  if (until === null) return newsSms(f, "समय चुनें");
  const begins = [...wholeWords(company).map((name) => `${news}, ${name}`), news, "इंटरव्यू"];
  return smsOf(
    "pakka-choose",
    begins.map((begin) => [begin, smsDay(until), String(applicationId)]),
  );
}
