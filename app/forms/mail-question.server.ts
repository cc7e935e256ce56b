import type { Submission } from "@conform-to/react";
import { data } from "@remix-run/cloudflare";
import * as words from "~app/words/frame/forms";
import { mendedAddress } from "./mail-slips";

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
