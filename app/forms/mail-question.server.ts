import type { Submission } from "@conform-to/react";
import { data } from "@remix-run/cloudflare";
import * as words from "~app/words/frame/forms";

/** The mail hosts that most people in India use. */
const HOSTS = [
  "gmail.com",
  "yahoo.com",
  "yahoo.co.in",
  "yahoo.in",
  "rediffmail.com",
  "hotmail.com",
  "outlook.com",
  "icloud.com",
];
/** Real hosts that look like typing errors. */
const REAL = new Set([
  "mail.com",
  "email.com",
  "ymail.com",
  "fmail.com",
  "outlook.in",
  "yahoo.ie",
  "yahoo.it",
  "yahoo.co.id",
  "yahoo.co.il",
  "yahoo.co.jp",
]);
/** Errors of more than one character. */
const FAR: Record<string, string> = {
  "gmail.in": "gmail.com",
  "gmail.co.in": "gmail.com",
  "gmail.net": "gmail.com",
  "gmail.org": "gmail.com",
  "rediff.com": "rediffmail.com",
};
/** Top-level domains that do not exist. */
const ENDING = /\.(con|comm|coom|cmo|ocm|vom|xom|cim|cpm)$/;

/** Whether one character was left out, added, replaced, or swapped with the next. */
function isSlipOf(typed: string, right: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === right[start]) start += 1;
  let end = 0;
  const most = Math.min(typed.length, right.length) - start;
  while (end < most && typed.at(-1 - end) === right.at(-1 - end)) end += 1;
  const was = typed.slice(start, typed.length - end);
  const is = right.slice(start, right.length - end);
  const swapped = was.length === 2 && is.length === 2 && was[0] === is[1] && was[1] === is[0];
  return swapped || (was.length <= 1 && is.length <= 1);
}

/** A typing error in a host's name, in its ending, or in both. */
function isHostSlip(typed: string, right: string): boolean {
  const [name = "", ...ending] = typed.split(".");
  const [rightName = "", ...rightEnding] = right.split(".");
  return isSlipOf(name, rightName) && isSlipOf(ending.join("."), rightEnding.join("."));
}

/** The address that was probably meant, if the typed one has a common typing error. */
export function mendedAddress(address: string): string | undefined {
  const [name, typed = ""] = address.toLowerCase().split("@");
  if (HOSTS.includes(typed) || REAL.has(typed)) return undefined;
  const host =
    FAR[typed] ?? HOSTS.find((right) => isHostSlip(typed, right)) ?? typed.replace(ENDING, ".com");
  return host === typed ? undefined : `${name}@${host}`;
}

/**
 * Asks about a mail address with a common typing error. `question` is the form
 * again with the corrected address offered; once it is answered, `mended` is
 * the corrected address if it was chosen. The question is asked once: the form
 * then sends the address in question (`emailAsked`) and the answer (`mend`).
 *
 * @param storedAddress the stored address, which is not questioned again
 */
export function askedAddress<Schema, Value extends { email?: string | null }>(
  submission: Submission<Schema, string[], Value> & { status: "success"; value: Value },
  posted: FormData,
  storedAddress?: string | null,
) {
  const typed = submission.value.email;
  const mended = typed ? mendedAddress(typed) : undefined;
  if (!typed || !mended || typed === storedAddress) return {};
  if (posted.get("emailAsked") === typed) return posted.has("mend") ? { mended } : {};
  const reply = submission.reply({ fieldErrors: { email: [words.didYouMean(mended)] } });
  return { question: data({ ...reply, mend: { typed, mended } }, { status: 422 }) };
}
