import type { Submission } from "@conform-to/react";
import { data, redirect } from "@remix-run/cloudflare";
import * as words from "~app/words/console/console";
import { sha256 } from "../../worker/crypto";
import { CONSOLE_PATHS, type Console } from "../../worker/facts/people/console";
import { idParam, refused } from "../forms/form.server";
import { type ApiError, attempt, SERVER_FAILED, unwrap } from "../session/api.server";
import type { Session } from "../session/session.server";

const PROOF_NEEDED = "proof_needed";
const FORBIDDEN = 403;
const NOT_FOUND = 404;
const CONFLICT = 409;

const here = ({ url }: Session) => url.pathname + url.search;

/** Runs an act of a console's page and shows `to`, by default the same page, with the result. */
export async function act(
  console: Console,
  session: Session,
  work: Promise<unknown>,
  to = here(session),
) {
  const answer = await attempt(work);
  return "error" in answer ? leave(console, session, answer.error) : redirectDone(session, to);
}

/** Confirms the act on the page `to`. */
export function redirectDone(session: Session, to: string) {
  session.toast({ title: words.done });
  return redirect(to, 303);
}

type Acts = Record<string, () => Promise<unknown>>;

/** The entry of `acts` chosen in the form; properties that every object inherits do not count. */
export function actIn(form: FormData, acts: Acts) {
  const intent = String(form.get("intent"));
  return Object.hasOwn(acts, intent) ? acts[intent] : undefined;
}

/**
 * Runs the work of an `ActForm` once, even if the form is posted several times. Another form of the
 * page, or the same form with other values, counts as another act.
 */
export async function doOnce<T>(
  console: Console,
  session: Session,
  form: FormData,
  work: () => Promise<T>,
): Promise<T> {
  if (!form.has("pageKey")) return work();
  const key = await sha256(JSON.stringify([session.url.pathname, ...form]));
  return session[console].doOnce(key, work);
}

/**
 * Runs the entry of `acts` chosen in the form, once, and shows `to`,
 * by default the same page. If it is refused, the page keeps the
 * typed values. A browser that lost the answer posts the form again.
 *
 * @param to null if the page keeps the typed values even after success
 */
export async function chosenAct(
  console: Console,
  session: Session,
  form: FormData,
  acts: Acts,
  to: string | null = here(session),
) {
  const work = actIn(form, acts);
  if (!work) throw data(null, { status: NOT_FOUND });
  const answer = await attempt(doOnce(console, session, form, work));
  if (!("error" in answer)) {
    if (to !== null) throw redirectDone(session, to);
    const toast = session.toastHere({ title: words.done });
    return data({ initialValue: typedIn(form), error: {}, toast });
  }
  if (answer.error.status === FORBIDDEN) throw leave(console, session, answer.error);
  return keepTyped(session, form, answer.error);
}

const typedIn = (form: FormData) =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );

/** Answers with the same page, whose form asks to confirm the choice. */
export const askAgain = (form: FormData) => data({ initialValue: typedIn(form), error: {} });

/** Answers with the same page: the typed values, and the errors of the form and its fields. */
export function keepTyped(session: Session, form: FormData, error: ApiError) {
  const wrong: [string, string[]][] = Object.entries(error.fields).map(([name, message]) => [
    name,
    [message],
  ]);
  const body = bodyOf(error);
  const toast = session.toastHere({ title: words.problem, body, tone: "error" });
  if (wrong.length === 0) wrong.push(["", [body]]);
  const refusal = { initialValue: typedIn(form), error: Object.fromEntries(wrong) };
  return data({ ...refusal, toast }, { status: error.status });
}

/** The reason in a `ReasonForm`; the API refuses an empty one. */
export const reasonIn = (form: FormData) => ({ reason: String(form.get("reason") ?? "") });

/** The submission time of the content that the page showed, as sent by `AsSubmitted`. */
export function submissionIn(form: FormData) {
  const submittedAt = form.get("submittedAt");
  return submittedAt ? { submittedAt: String(submittedAt) } : undefined;
}

/** Turns the API's 404 into a page that is not found. */
function failed(error: ApiError): never {
  throw error.status === NOT_FOUND ? data(null, { status: NOT_FOUND }) : error;
}

/** The data of a page; a 404 of the API becomes a page that is not found. */
export async function requireFound<T>(reading: Promise<T>): Promise<T> {
  const answer = await attempt(reading);
  return "error" in answer ? failed(answer.error) : answer.data;
}

/**
 * The API's answer. A person who may not see it, or
 * needs a fresh proof, leaves this page and reads why.
 *
 * @param back the page that shows a conflict, when the act is no longer possible
 */
export async function readOrRedirect<T>(
  console: Console,
  session: Session,
  work: Promise<T>,
  back?: string,
): Promise<T> {
  const answer = await attempt(work);
  if (!("error" in answer)) return answer.data;
  const { error } = answer;
  if (error.status === FORBIDDEN) throw leave(console, session, error, CONSOLE_PATHS[console]);
  if (error.status === CONFLICT && back) throw leave(console, session, error, back);
  return failed(error);
}

/** Shows the refusal on the page `back`, or on the sign-in page if a fresh proof is needed. */
export function leave(console: Console, session: Session, error: ApiError, back = here(session)) {
  session.toast({ title: words.problem, body: bodyOf(error), tone: "error" });
  const next = encodeURIComponent(here(session));
  const again = `${CONSOLE_PATHS[console]}/login?again=1&next=${next}`;
  return redirect(error.code === PROOF_NEEDED ? again : back, 303);
}

/** Why an act was refused, or that it is unknown whether it was done. */
export const bodyOf = (error: ApiError) =>
  error.code === PROOF_NEEDED
    ? words.proofNeeded
    : (Object.values(error.fields)[0] ?? error.wordsOr(words.notKnown));

/**
 * Answers with the same form, like `refused`, but a server failure leaves open whether it was done.
 */
export function refusedForm<Schema, Value>(
  session: Session,
  submission: Submission<Schema, string[], Value>,
  error: ApiError,
  failure: Parameters<typeof refused>[3],
) {
  const isKnown = error.status < SERVER_FAILED;
  const unknown = { title: words.problem, body: words.notKnown };
  return refused(session, submission, error, isKnown ? failure : unknown);
}

/** The possible decisions of staff about the change that `ChangeTable` shows. */
export function changeActs(session: Session, form: FormData): Acts {
  const one = session.staff.api.ops.proposals[":id"];
  const param = { id: idParam(String(form.get("proposal"))) ?? "0" };
  return {
    "approve-change": () => unwrap(one.approve.$post({ param })),
    "return-change": () => unwrap(one.return.$post({ param, json: reasonIn(form) })),
  };
}
