import * as z from "zod";
import * as words from "~app/words/console/large-acts";
import { type ActPreview, actPreview } from "../../../../worker/contract/acts";
import { resultInput } from "../../../../worker/contract/ops";
import { RESULT_REASONS, RESULTS } from "../../../../worker/facts/guarantee/results";
import { PREVIEW_SHOWN } from "../../../../worker/facts/messages/messages";
import { asksForCount } from "../../../../worker/facts/people/console";
import { idParam, invalidForm, parseForm, safePath } from "../../../forms/form.server";
import { attempt, unwrap } from "../../../session/api.server";
import type { Session } from "../../../session/session.server";

/** The length of a page of a list, all of whose rows can be marked. */
const AT_MOST = 50;

/** One act on each application that staff marked. */
export interface ManyActs {
  session: Session;
  ids: string[];
  call(id: string, dryRun: boolean): Promise<unknown>;
}

export interface ManyPreview extends ActPreview {
  /** The applications that the act can't change, and why. */
  blocked: { id: string; why: string }[];
}

/** The distinct marked applications in the address. */
export const markedIn = ({ url }: Session): string[] =>
  [...new Set(url.searchParams.getAll("marked"))]
    .flatMap((one) => idParam(one) ?? [])
    .slice(0, AT_MOST);

/** The combined preview of the act. Changes nothing. */
export async function previewMany({ ids, call }: ManyActs): Promise<ManyPreview> {
  const preview: ManyPreview = { people: 0, paise: 0, messages: [], blocked: [] };
  const looks = await Promise.all(ids.map((id) => attempt(call(id, true))));
  for (const [nth, id] of ids.entries()) {
    const look = looks[nth];
    if (!look || "error" in look) {
      preview.blocked.push({ id, why: look?.error.message ?? "" });
      continue;
    }
    const { people, paise, messages } = actPreview.parse(look.data);
    if (preview.people < PREVIEW_SHOWN) preview.messages.push(...messages);
    preview.people += people;
    preview.paise += paise;
  }
  return preview;
}

/**
 * Runs the act on each possible application in turn, and reports the number. A large number of
 * people must be typed first.
 */
export async function doMany(many: ManyActs, form: FormData) {
  const { session, ids, call } = many;
  const { people, blocked } = await previewMany(many);
  if (asksForCount(people)) {
    const count = z.literal(String(people), words.countWrong(people));
    const submission = parseForm(form, z.object({ people: count }));
    if (submission.status !== "success") return invalidForm(session, submission, words.notDone);
  }
  const failures = blocked.map(({ id, why }) => words.leftOut(id, why));
  let doneCount = 0;
  for (const id of ids) {
    if (blocked.some((one) => one.id === id)) continue;
    const answer = await attempt(call(id, false));
    if ("error" in answer) failures.push(words.leftOut(id, answer.error.message));
    else doneCount += 1;
  }
  session.toast({
    title: words.doneFor(doneCount),
    body: failures.join(" "),
    ...(failures.length > 0 && { tone: "error" as const }),
  });
  return null;
}

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
