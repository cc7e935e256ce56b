import type { Submission } from "@conform-to/react";
import { data } from "@remix-run/cloudflare";
import { mendedAddress } from "./mail-slips";

/**
 * Where the address of a form has a common slip: the form again with a question, and, once it is
 * answered, the mended address where that was meant. It is asked once: the form then says for which
 * address (`emailAsked`), and which answer was given (`mend`).
 *
 * @param known the address as it was before: it was asked about then
 */
export function askedAddress<Schema, Value extends { email?: string | null }>(
  submission: Submission<Schema, string[], Value> & { status: "success"; value: Value },
  posted: FormData,
  known?: string | null,
) {
  const typed = submission.value.email;
  const mended = typed ? mendedAddress(typed) : undefined;
  if (!typed || !mended || typed === known) return {};
  if (posted.get("emailAsked") === typed) return posted.has("mend") ? { mended } : {};
  const reply = submission.reply({ fieldErrors: { email: [`Did you mean ${mended}?`] } });
  return { question: data({ ...reply, mend: { typed, mended } }, { status: 422 }) };
}
