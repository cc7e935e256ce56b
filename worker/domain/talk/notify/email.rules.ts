import * as mailTexts from "~worker/words/mail";
import type * as staffMailWords from "~worker/words/staff-mail";
import { isName } from "../../../facts/people/people";
import type { Message } from "../../../words/message-facts";

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
const lines = (text: string) => escapeHtml(text).replaceAll("\n", "<br>");

/** Breaks long names and links, so that they are never wider than a phone. */
const BREAKS = "overflow-wrap:anywhere;word-break:break-word";
const htmlMail = (parts: string[]) => `<div style="${BREAKS}">\n${parts.join("\n")}\n</div>`;

/**
 * The mailbox behind an address: providers deliver `a.b+c@x` and `AB@x` to the same one.
 */
export function mailboxOf(address: string): string {
  const [local = "", host = ""] = address.toLowerCase().split(/@(?=[^@]*$)/);
  return `${local.replace(/\+.*$/, "").replaceAll(".", "")}@${host}`;
}

/**
 * Breaks up a name that a mail program would turn into a link, at a dot, an @ or "://": a name may
 * be "K.Ramesh", but also "evil.in".
 */
export const unlinked = (name: string) => name.replace(/([.@]|:\/\/)(?=[^\s.])/g, "$1 ");

/**
 * The email of a message, in plain text and in HTML with the same text.
 *
 * @param name null for an unconfirmed address; a name older than the rule of names is left out.
 * @param safetyWord of the recipient, if it is a candidate; other people have none
 */
export function emailOf(
  message: Pick<Message, "title" | "mailTitle" | "body" | "more" | "link" | "unsubscribe">,
  name: string | null,
  { SUPPORT_EMAIL, PUBLIC_URL }: { SUPPORT_EMAIL: string; PUBLIC_URL: string },
  safetyWord?: string,
) {
  const paragraphs = [message.body, ...message.more];
  const greeting = mailTexts.mailWords.greeting(name && isName(name) ? unlinked(name) : null);
  const footer = [
    mailTexts.mailWords.footer(SUPPORT_EMAIL),
    ...(safetyWord ? [mailTexts.mailWords.safetyWord(safetyWord)] : []),
  ];
  const { link, unsubscribe } = message;
  const textOf = ({ href, words }: Message["link"]) => `${words}: ${href}`;
  const htmlOf = ({ href, words }: Message["link"]) =>
    `<p><a href="${escapeHtml(href)}">${escapeHtml(words)}</a></p>`;
  const check = {
    href: PUBLIC_URL + mailTexts.mailWords.checkPath,
    words: mailTexts.mailWords.check,
  };
  const ends = unsubscribe ? [check, unsubscribe] : [check];
  return {
    subject: message.mailTitle ?? message.title,
    text: [greeting, ...paragraphs, textOf(link), ...footer, ...ends.map(textOf)].join("\n\n"),
    html: htmlMail([
      `<p>${escapeHtml(greeting)}</p>`,
      ...paragraphs.map((p) => `<p>${lines(p)}</p>`),
      htmlOf(link),
      ...footer.map((p) => `<p>${escapeHtml(p)}</p>`),
      ...ends.map(htmlOf),
    ]),
    // RFC 8058: a mail program unsubscribes with one POST, without a page.
    ...(unsubscribe && {
      headers: {
        "List-Unsubscribe": `<${unsubscribe.href}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    }),
  };
}

/** A plain mail to our own support: what somebody wrote, and who wrote it. */
export function letterOf({ subject, facts, text }: staffMailWords.StaffMail) {
  const factLines = Object.entries(facts).flatMap(([name, value]) =>
    value ? [`${name}: ${value}`] : [],
  );
  return {
    subject,
    text: [factLines.join("\n"), text].join("\n\n"),
    html: htmlMail([factLines.join("\n"), text].map((part) => `<p>${lines(part)}</p>`)),
  };
}
