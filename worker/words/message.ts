import type { SmsTemplate } from "~worker/words/sms-texts";

/** A message to one person, in one language. */
export interface Message {
  title: string;
  /**
   * Subject of the mail where `title` quotes its reader: text that a user typed never goes out in a
   * subject.
   */
  mailTitle?: string;
  /** The notification, and the first words of the email. */
  body: string;
  /** Further paragraphs of the email. */
  more: string[];
  /** The only link in the email. */
  link: { href: string; words: string };
  /** Where the reader unsubscribes; mails that a reader needs have no such link. */
  unsubscribe?: { href: string; words: string };
  /** Only for urgent messages. */
  sms?: Sms;
}

/**
 * A template registered with the operators, and its variables. Each SMS to a candidate gets the
 * safety word as its last variable when it is sent.
 */
export interface Sms {
  template: SmsTemplate;
  variables: string[];
}
