import * as smsWords from "~worker/words/sms";
import type * as staffMailWords from "~worker/words/staff-mail";
import { emailOf, letterOf } from "../../../worker/domain/talk/notify/email.rules";
import { withSafetyWord } from "../../../worker/domain/talk/notify/safety-word";
import type { Channel } from "../../../worker/facts/messages/channels";
import type { Message, Sms } from "../../../worker/words/message-facts";

// How a message reads on each channel.

export const WORD = "SAMBAR";
export const URL = "https://pakka.in";
export const SETTINGS = { SUPPORT_EMAIL: "support@pakka.in", PUBLIC_URL: URL };
export const CONTACT = [SETTINGS.SUPPORT_EMAIL, `${URL}/contact`] as const;

export type Said = Partial<Record<Channel, string>>;
/** A message in each of its forms; the usual form has the name "". */
export type Forms = Record<string, Said>;

export const mailed = (subject: string, text: string) => `${subject}\n\n${text}`;

/** The texts of a message to a candidate with a safety word. */
export function toCandidate(message: Message, ways: readonly Channel[]): Said {
  const { subject, text } = emailOf(message, "Devi", SETTINGS, WORD);
  return {
    ...(ways.includes("app") && { app: `${message.title}\n\n${message.body}` }),
    ...(ways.includes("mail") && { mail: mailed(subject, text) }),
    ...(message.sms && { sms: smsWords.smsText(withSafetyWord(message.sms, WORD)) }),
  };
}

export const toVisitor = (message: Message): Said => {
  const { subject, text } = emailOf(message, null, SETTINGS);
  return { mail: mailed(subject, text) };
};
export const toStaff = (mail: staffMailWords.StaffMail): Said => {
  const { subject, text } = letterOf(mail);
  return { mail: mailed(subject, text) };
};
export const bySms = (sms: Sms): Said => ({ sms: smsWords.smsText(sms) });
export const usual = (form: Said): Forms => ({ "": form });
