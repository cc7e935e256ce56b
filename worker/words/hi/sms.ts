import { INDIA_AHEAD_MS } from "../../facts/times";
import type { MessageFacts, Sms } from "../message-facts";
import { cuts, filled, smsOf, wholeWords } from "../sms";
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
