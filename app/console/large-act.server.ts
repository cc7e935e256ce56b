import * as z from "zod";
import * as words from "~app/words/console/large-acts";
import { actPreview } from "../../worker/contract/acts";
import { reasonInput } from "../../worker/contract/console/companies";
import { asksForCount, type Console } from "../../worker/facts/people/console";
import { invalidForm, parseForm } from "../forms/form.server";
import { attempt } from "../session/api.server";
import type { Session } from "../session/session.server";
import { act, readOrRedirect } from "./act.server";

/** An act that concerns many people: its page shows them before it is done. */
export interface LargeAct {
  console: Console;
  session: Session;
  call(json: { reason: string; dryRun: boolean }): Promise<unknown>;
}

const countedOf = ({ console, session, call }: LargeAct, reason: string): CountedAct => ({
  console,
  session,
  call: (dryRun) => call({ reason, dryRun }),
});

/**
 * The data of the page: first the form for a reason, then a preview of the act. If the act is no
 * longer possible, redirects to `back`.
 */
export async function largeActPage(large: LargeAct, back: string) {
  const { searchParams } = large.session.url;
  if (!searchParams.has("reason")) return { preview: null, refusal: undefined };
  const submission = parseForm(searchParams, reasonInput);
  if (submission.status !== "success") return { preview: null, refusal: submission.reply() };
  const { reason } = submission.value;
  const answer = await attempt(previewAct(countedOf(large, reason), back));
  if (!("error" in answer)) return { reason, preview: answer.data };
  const { reason: refused } = answer.error.fields;
  if (refused === undefined) throw answer.error;
  return { preview: null, refusal: submission.reply({ fieldErrors: { reason: [refused] } }) };
}

/** Runs the act and shows `back`; many people require their number to be typed first. */
export async function doLargeAct(large: LargeAct, form: FormData, back: string) {
  const submission = parseForm(form, reasonInput);
  if (submission.status !== "success") return invalidForm(large.session, submission, words.notDone);
  return doCountedAct(countedOf(large, submission.value.reason), form, back);
}

/** The same for an act without a reason. */
export interface CountedAct extends Omit<LargeAct, "call"> {
  call(dryRun: boolean): Promise<unknown>;
}

export const previewAct = async ({ console, session, call }: CountedAct, back?: string) =>
  actPreview.parse(await readOrRedirect(console, session, call(true), back));

export async function doCountedAct(countedAct: CountedAct, form: FormData, back: string) {
  const { console, session, call } = countedAct;
  const { people } = await previewAct(countedAct, back);
  if (asksForCount(people)) {
    const count = z.literal(String(people), words.countWrong(people));
    const submission = parseForm(form, z.object({ people: count }));
    if (submission.status !== "success") return invalidForm(session, submission, words.notDone);
  }
  throw await act(console, session, call(false), back);
}
