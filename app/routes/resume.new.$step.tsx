import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as words from "~app/words/resume/making";
import { idempotencyKey } from "../../worker/contract/values";
import { invalidForm, parseForm, refused } from "../forms/form.server";
import { requireSamePerson } from "../forms/form-person.server";
import { ErrorPage } from "../frame/error-pages";
import { CheckPage } from "../resume/check-page";
import { homeOf } from "../resume/home.server";
import { StepPage } from "../resume/step-page";
import { beside, CHECK, STEPS, type Step, stepPath, THEN_CHECK } from "../resume/steps";
import { answersOf, formOfStep, LISTS, noDraft } from "../resume/steps.server";
import { attempt, SERVER_FAILED, unwrap } from "../session/api.server";
import type { Session } from "../session/session.server";
import "../resume/resume.css";

const ALL = [...STEPS, CHECK] as const;

/** The page in the address; an unknown one redirects to the first unanswered question. */
function stepIn({ step }: { step?: string }): Step | typeof CHECK {
  const knownStep = ALL.find((one) => one === step);
  if (!knownStep) throw redirect("/resume/new");
  return knownStep;
}

function nextOf(step: Step, request: Request): string {
  const isChange = new URL(request.url).search === THEN_CHECK;
  return stepPath(isChange ? CHECK : (beside(step, 1) ?? CHECK));
}

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { session } = context;
  const { phone } = await session.requireUser();
  const step = stepIn(params);
  const [result, home] = await Promise.all([
    attempt(unwrap(session.api.user.resume.draft.$get())),
    homeOf(session, request),
  ]);
  const next = step === CHECK ? home : nextOf(step, request);
  const page = { step, home, next, phone, uploadKey: crypto.randomUUID() };
  if ("data" in result) return data({ ...page, draft: result.data, failed: undefined });
  if (result.error.status < SERVER_FAILED) throw result.error;
  // An answer that failed to save for the same reason stays in its form.
  const failed = { requestId: context.requestId };
  return data({ ...page, draft: noDraft(context.now), failed }, { status: result.error.status });
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { session, now } = context;
  const user = await session.requireUser();
  const step = stepIn(params);
  const form = await context.form();
  if (step === CHECK) return build(session, request, form);
  requireSamePerson(session, form, user);
  const submission = parseForm(form, formOfStep(step, now), LISTS);
  if (submission.status !== "success") return invalidForm(session, submission, words.notSaved);
  const { draft } = session.api.user.resume;
  const answers = answersOf(step, submission.value);
  const saved = await attempt(
    unwrap(draft.$get()).then(({ updatedAt, ...kept }) =>
      unwrap(draft.$put({ json: { ...kept, ...answers } })),
    ),
  );
  if ("error" in saved) return refused(session, submission, saved.error, words.notSaved);
  throw redirect(nextOf(step, request), 303);
}

/** Makes the resume, and continues on the page that needs it. */
async function build(session: Session, request: Request, form: FormData) {
  const key = idempotencyKey.safeParse(form.get("key")).data;
  const headers = key ? { "Idempotency-Key": key } : undefined;
  const result = await attempt(unwrap(session.api.user.resume.build.$post({}, { headers })));
  if ("error" in result) {
    const body = result.error.wordsOr(words.notMade.body);
    session.toast({ title: words.notMade.title, body, tone: "error" });
    throw redirect(stepPath(CHECK), 303);
  }
  session.toast(words.made);
  throw redirect(await homeOf(session, request), 303);
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: words.title(words.questions[data?.step ?? CHECK]) },
  { name: "description", content: words.description },
];

export default function ResumeStep() {
  const { step, draft, failed, uploadKey, ...page } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  if (failed && !refusal) return <ErrorPage requestId={failed.requestId} />;
  if (step === CHECK) return <CheckPage draft={draft} uploadKey={uploadKey} />;
  return <StepPage step={step} draft={draft} refusal={refusal} {...page} />;
}
