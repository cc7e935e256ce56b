import { duration } from "../../facts/words";
import type { Message } from "../message";

export const supportWords = {
  sent: "Your message has been sent successfully.",
  tooMany: (seconds: number) =>
    `Many messages came from you. Please wait ${duration(seconds)}, then send this one.`,
  tooManyToVisitor: "Enough mails went to this visitor's address today",
};

/** The answer to a query, in the words of the one who gives it. */
export const replyMessage = (
  query: { id: number; subject: string },
  answer: string,
  helpUrl: string,
): Message => ({
  title: `Answer to your query: ${query.subject}`,
  mailTitle: `Answer to your query No. ${query.id}`,
  body: answer,
  more: [],
  link: { href: helpUrl, words: "Ask something else" },
});
