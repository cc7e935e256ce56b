import type { Message } from "../message-facts";
import { duration } from "./formats";

export const supportWords = {
  sent: "Your message has been sent successfully.",
  tooMany: (seconds: number) =>
    `Many messages came from you. Please wait ${duration(seconds)}, then send this one.`,
  tooManyOfVisitors: (supportEmail: string) =>
    `Very many messages came today. Please write to ${supportEmail}, or log in and send this one.`,
  tooManyToVisitor: "Enough mails went to this visitor's address today",
  ticketChanged: "Somebody replied to this or closed it after you opened it. Look again.",
  ownerChanged: "Somebody else took this after you opened it. Look again.",
  noColleague: "Choose a colleague",
};

/** The answer to a query, as the colleague wrote it. */
export const replyMessage = (
  query: { id: number; subject: string; userId: number | null },
  answer: string,
  helpUrl: string,
): Message => ({
  title: `Answer to your query: ${query.subject}`,
  mailTitle: `Answer to your query No. ${query.id}`,
  body: answer,
  more: [],
  link: {
    href: helpUrl,
    words: query.userId === null ? "Ask something else" : "See your questions and our answers",
  },
});

/** The answer to a message from the contact page. */
export const contactReplyMessage = (
  { id, subject }: { id: number; subject: string },
  answer: string,
  contactUrl: string,
): Message => ({
  title: `Answer to your message: ${subject}`,
  mailTitle: `Answer to your message No. ${id}`,
  body: answer,
  more: [],
  link: { href: contactUrl, words: "Write to us again" },
});
