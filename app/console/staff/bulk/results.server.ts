import * as z from "zod";
import { resultInput } from "../../../../worker/contract/ops";
import { RESULT_REASONS, RESULTS } from "../../../../worker/facts/guarantee/results";
import { parseForm, safePath } from "../../../forms/form.server";
import { unwrap } from "../../../session/api.server";
import type { Session } from "../../../session/session.server";
import { doMany, type ManyActs, markedIn, previewMany } from "./many.server";

const resultsForm = z.object({
  result: z.enum(RESULTS),
  reason: z.enum(RESULT_REASONS).optional(),
  comment: resultInput.shape.comment,
});

/** The page on which the applications were marked. */
const backIn = ({ url }: Session) => safePath(url.searchParams.get("back"), "/staff/interviews");

/** The applications and the result in the address. */
function resultsIn(session: Session) {
  const ids = markedIn(session);
  const submission = parseForm(session.url.searchParams, resultsForm);
  const back = backIn(session);
  if (submission.status !== "success") return { ids, back, submission, many: null };
  const json = submission.value;
  const one = session.staff.api.ops.applications[":id"];
  const many: ManyActs = {
    session,
    ids,
    call: (id, dryRun) => unwrap(one.result.$post({ param: { id }, json: { ...json, dryRun } })),
  };
  return { ids, back, submission, many };
}

/** The data of the results page: the form, then a preview of each message. */
export async function resultsPage(session: Session) {
  const { ids, back, submission, many } = resultsIn(session);
  const isAsked = session.url.searchParams.has("result");
  return {
    ids,
    back,
    refusal: isAsked && !many ? submission.reply() : undefined,
    given: many && submission.status === "success" ? submission.value : null,
    preview: many && ids.length > 0 ? await previewMany(many) : null,
  };
}

/** Gives the results; if nothing was done, the page shows the error. */
export async function giveResults(session: Session, form: FormData) {
  const { many, back } = resultsIn(session);
  return { back, refused: many && (await doMany(many, form)) };
}
