import { data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import * as hiringWords from "~app/words/console/hiring";
import * as words from "~app/words/console/job-test";
import type { EmployerJob } from "../../../../worker/contract/job/employer-jobs";
import type { AssessmentInput, Question } from "../../../../worker/contract/job/job-input";
import { randomSeed } from "../../../../worker/crypto";
import {
  canDo,
  isPublishedState,
  isWithdrawnState,
} from "../../../../worker/facts/jobs/job-states";
import { idParam, invalidForm, parseForm } from "../../../forms/form.server";
import { attempt, unwrap } from "../../../session/api.server";
import type { Session } from "../../../session/session.server";
import { leave as leaveUndone, refusedForm, requireFound } from "../../act.server";
import { wantedJob } from "../jobs/job-values.server";
import { requireRecruiter } from "../role.server";
import { questionForm, questionOf, rulesForm } from "./test-values.server";

/** The job whose test the address names; a withdrawn job redirects to its own page. */
export async function jobOfTest({ params, context: { session } }: LoaderFunctionArgs) {
  const person = await requireRecruiter(session);
  const id = idParam(params.id);
  if (!id) throw data(null, { status: 404 });
  const one = session.hiring.api.employer.jobs[":id"];
  const job = await requireFound(unwrap(one.$get({ param: { id } })));
  const path = `/hiring/jobs/${id}`;
  if (isWithdrawnState(job.jobState)) throw redirect(path, 303);
  return { person, session, one, param: { id }, job, path };
}
type Found = Awaited<ReturnType<typeof jobOfTest>>;

/**
 * The company's own test, with pending changes; null for the category's test, which it can't read.
 */
export function ownTest(job: EmployerJob): AssessmentInput | null {
  const { assessment } = wantedJob(job);
  return assessment && assessment.questions.length > 0 ? (assessment as AssessmentInput) : null;
}

/** The effect of saving in the job's state, unless saving takes effect at once. */
export function noteOf({ jobState }: EmployerJob): string | undefined {
  if (isPublishedState(jobState)) return hiringWords.job.publishedNote;
  return canDo("redraft", jobState) ? hiringWords.job.submittedNote : undefined;
}

export const pageOfTest = ({ path }: Pick<Found, "path">) => `${path}/test`;

const saveTest = ({ one, param }: Found, assessment: AssessmentInput) =>
  attempt(unwrap(one.$patch({ param, json: { assessment } })));

async function leave({ session }: Pick<Found, "session">, to: string): Promise<never> {
  session.toast({ title: words.saved });
  throw redirect(to, 303);
}

function refuse(session: Session, to: string, body: string): never {
  session.toast({ title: words.notSaved.title, body, tone: "error" });
  throw redirect(to, 303);
}

/**
 * Starts a test of the company's own, with the questions proposed for the category. An existing
 * test is kept: the page may have been drawn before it existed.
 */
export async function begin(target: Found): Promise<never> {
  const { session, job } = target;
  if (ownTest(job)) throw redirect(pageOfTest(target), 303);
  const templates = await unwrap(session.hiring.api.employer["job-templates"].$get());
  const category = wantedJob(job).jobDetail.Category?.[0];
  const template = templates.find((one) => one.category === category) ?? templates[0];
  const saved = template && (await saveTest(target, template.assessment));
  if (!saved) refuse(session, pageOfTest(target), words.notSaved.body);
  if ("error" in saved) throw leaveUndone("hiring", session, saved.error, pageOfTest(target));
  return leave(target, pageOfTest(target));
}

/** Saves the minutes, the pass mark and the number of questions asked. */
export async function saveRules(target: Found, test: AssessmentInput, form: FormData) {
  const { session } = target;
  const { questions } = test;
  const submission = parseForm(form, rulesForm(questions.length));
  if (submission.status !== "success") return invalidForm(session, submission, words.notSaved);
  const saved = await saveTest(target, { ...submission.value, questions });
  if ("error" in saved) return refusedForm(session, submission, saved.error, words.notSaved);
  return leave(target, pageOfTest(target));
}

/** The index of the form's question; a new one comes after the last; -1 if the test lacks it. */
const placeIn = (form: FormData, { questions }: AssessmentInput) =>
  form.get("at") === "new"
    ? questions.length
    : questions.findIndex((_, index) => String(index) === form.get("at"));

const contentOf = ({ prompt, options, answer, topic, promptHi, optionsHi }: Question) =>
  JSON.stringify([prompt, options, answer, topic, promptHi, optionsHi]);

/**
 * Saves or removes a question, unless the test has changed since the page was drawn. The same form
 * may be posted twice, so that the change is its own.
 */
export async function saveQuestion(target: Found, test: AssessmentInput, form: FormData) {
  const { session } = target;
  const page = pageOfTest(target);
  const at = placeIn(form, test);
  const isOther = at < 0 || (test.questions[at]?.prompt ?? "") !== form.get("was");
  if (form.get("intent") === "remove") {
    if (isOther) {
      session.toast(words.questionGone);
      throw redirect(page, 303);
    }
    const others = test.questions.filter((_, index) => index !== at);
    if (others.length === 0) refuse(session, page, words.lastQuestion);
    const removal = await saveTest(target, { ...test, questions: others });
    if ("error" in removal) throw leaveUndone("hiring", session, removal.error, page);
    return leave(target, page);
  }
  const submission = parseForm(form, questionForm);
  const question = submission.status === "success" ? questionOf(submission.value) : undefined;
  const saved = form.get("at") === "new" ? at - 1 : at;
  const standing = test.questions[saved];
  if (question && standing && contentOf(question) === contentOf(standing))
    return leave(target, `${page}?open=${saved + 1}`);
  if (isOther) refuse(session, page, words.isOther);
  if (!question) return invalidForm(session, submission, words.notSaved);
  const questions = [...test.questions];
  questions[at] = question;
  const answer = await saveTest(target, { ...test, questions });
  if ("error" in answer) return refusedForm(session, submission, answer.error, words.notSaved);
  return leave(target, `${page}?open=${at + 1}`);
}

const SEED = /^[0-9a-f]{32}$/;
const OPEN = "-";

/**
 * The state of a trial is only in its address: the drawn
 * questions, a character per answer, and the current question.
 */
export async function readTrial(args: LoaderFunctionArgs) {
  const target = await jobOfTest(args);
  const { person, session, one, param } = target;
  const search = session.url.searchParams;
  const seed = search.get("seed") ?? "";
  const page = pageOfTest(target);
  if (!SEED.test(seed)) throw redirect(`${page}/try?seed=${randomSeed()}`);
  const trial = await requireFound(unwrap(one.trial.$get({ param, query: { seed } })));
  const chosen = trial.questions.map((_, index) => answerOf(search, index));
  const last = chosen.length - 1;
  const at = Math.min(Math.max(0, Math.trunc(Number(search.get("at")) || 0)), last);
  const to = search.get("to");
  const number = to === "back" ? at : to === "next" ? at + 2 : at + 1;
  const answers = chosen.map((one) => one ?? OPEN).join("");
  const right = trial.questions.filter(({ answer }, index) => answer === chosen[index]).length;
  return {
    person,
    page,
    seed,
    trial,
    chosen,
    answers,
    right,
    number: Math.min(Math.max(1, number), chosen.length),
    isOver: to === "submit",
  };
}

/** The chosen answer of a question: from its form if just sent, otherwise from the address. */
function answerOf(search: URLSearchParams, index: number): number | null {
  const sentOption = Number(search.get("at")) === index ? search.get("option") : null;
  const sign = sentOption ?? search.get("answers")?.[index] ?? OPEN;
  return /^[0-7]$/.test(sign) ? Number(sign) : null;
}
