import type { Submission } from "@conform-to/react";
import { data } from "@remix-run/cloudflare";
import { mendedAddress } from "./mail-slips";

/**
 * The address to use from a form, or the form again with a question where the typed one has a common
 * slip. It is asked once: the form then says for which address (`emailAsked`), and which answer was
 * given (`mend`).
 *
 * @param known the address as it was before: it was asked about then
 */
export function askedAddress<Schema, Value extends { email: string }>(
  submission: Submission<Schema, string[], Value> & { status: "success"; value: Value },
  posted: FormData,
  known?: string | null,
) {
  const typed = submission.value.email;
  const mended = mendedAddress(typed);
  if (!mended || typed === known) return { address: typed };
  if (posted.get("emailAsked") === typed) return { address: posted.has("mend") ? mended : typed };
  const reply = submission.reply({ fieldErrors: { email: [`Did you mean ${mended}?`] } });
  return { question: data({ ...reply, mend: { typed, mended } }, { status: 422 }) };
}
