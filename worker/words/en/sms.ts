import type { MessageFacts, Sms } from "../message-facts";
import { indianTime, shortDate } from "./formats";
import { smsTexts } from "./sms-texts";

/** Leaves room in a single SMS for the longest date, amount and safety word. */
const SMS_TITLE = 28;

/** Words at which a shortened name must not end. */
const JOINING = /\s+(?:and|&|of|the|for|in|at)$/i;

/** Shortens a title or name for an SMS to whole words within the limit. */
export function smsVariable(text: string, most = SMS_TITLE): string {
  const letters = [...text];
  const start = letters.slice(0, most).join("");
  const isInWord = /\S/.test(letters[most] ?? " ");
  const words = (isInWord ? start.replace(/\s\S*$/, "") : start).replace(/[\s,]+$/, "");
  return letters.length > most ? words.replace(JOINING, "") : words;
}

/** The text of an SMS as its reader gets it. */
export const smsText = ({ template, variables }: Sms): string =>
  variables.reduce<string>(
    (text, variable, index) => text.replaceAll(`##VAR${index + 1}##`, variable),
    smsTexts[template],
  );

/** `Sat 28 Nov, 10:30 am`, in India. */
export const smsTime = (iso: string) => `${shortDate(iso)}, ${indianTime(iso).time}`;

/**
 * Maximum characters of a company name or a street that fit beside a date, a link and the longest
 * safety word.
 */
const LONGEST = { interview: 21, place: 20, cancelled: 20, answer: 21, news: 26, both: 19 };
/** A name in an SMS, cut to the space it has. */
export const smsName = (name: string, use: keyof typeof LONGEST) => smsVariable(name, LONGEST[use]);

/** News of an application, with the day of the interview where the news is about one. */
export const newsSms = (
  { company, interview, applicationId }: MessageFacts,
  news: string,
): Sms => ({
  template: "pakka-news",
  variables: [
    [smsName(company, "news"), ...(interview ? [`on ${shortDate(interview.at)}`] : [])].join(" "),
    news,
    String(applicationId),
  ],
});

/** The candidate can choose a time until a date. */
export const chooseSms = (f: MessageFacts, news: string): Sms => {
  const { company, until, applicationId } = f;
  return until === null
    ? newsSms(f, "choose your time")
    : {
        template: "pakka-choose",
        variables: [news, smsVariable(company), shortDate(until), String(applicationId)],
      };
};
