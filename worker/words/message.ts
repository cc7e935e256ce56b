import type { SmsTemplate } from "./en/sms-texts";

/** A message to one person, in one language. */
export interface Message {
  title: string;
  /** The mail's subject where `title` quotes its reader: nothing typed goes out by mail. */
  mailTitle?: string;
  /** The notification, and the first words of the email. */
  body: string;
  /** Further paragraphs of the email. */
  more: string[];
  /** The email's one link. */
  link: { href: string; words: string };
  /** Where its reader ends mails of this kind; no mail of ours that a reader needs has one. */
  unsubscribe?: { href: string; words: string };
  /** Only where time matters. */
  sms?: Sms;
}

/**
 * A template registered with the operators, and its variables. The safety word, the last one of each
 * SMS to a candidate, is added where it is sent.
 */
export interface Sms {
  template: SmsTemplate;
  variables: string[];
}
