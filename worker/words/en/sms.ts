import type { MessageFacts, Sms } from "../message-facts";
import { filled } from "../sms";
import { indianTime, shortDate } from "./formats";
import { smsName, smsVariable } from "./sms-names";
import { smsTexts } from "./sms-texts";

/** The text of an SMS as its reader gets it. */
export const smsText = ({ template, variables }: Sms): string =>
  filled(smsTexts[template], variables);

/** The safety word in an SMS. */
export const safetyWordIn = /(?<=safety word )[^\s,(]+/g;

/** The name of a text at the provider. */
export const smsId = (template: Sms["template"]): string => template;

/** `Sat 28 Nov, 10:30 am`, in India. */
export const smsTime = (iso: string) => `${shortDate(iso)}, ${indianTime(iso).time}`;

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
