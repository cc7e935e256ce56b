import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, type Params, useLoaderData } from "@remix-run/react";
import type { ComponentType } from "react";
import * as words from "~app/words/assessment/assessment";
import { type Assessment, answerInput } from "../../worker/contract/assessments";
import { LANGUAGES } from "../../worker/facts/languages";
import { currentLanguage } from "../../worker/language";
import { NotFoundTest, type TestPage } from "../assessment/test-frame";
import { TestQuestion } from "../assessment/test-question";
import { TestResult } from "../assessment/test-result";
import { TestStart } from "../assessment/test-start";
import { idParam } from "../forms/form.server";
import { ErrorPage } from "../frame/error-pages";
import { attempt, unwrap } from "../session/api.server";
import { chooseLanguage, offeredLanguage } from "../session/language.server";
import type { Session } from "../session/session.server";
import "../assessment/test.css";

export const handle = { bare: true };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const param = { token: tokenIn(params) };
  const result = await attempt(
    unwrap(context.session.api.user.assessments[":token"].$get({ param })),
  );
  if ("error" in result) {
    if (result.error.status === 404) return data(null, { status: 404 });
    throw result.error;
  }
  const test = result.data;
  const requestedNumber = Number(new URL(request.url).searchParams.get("q")) || 0;
  // Each question has its own address; otherwise the
  // browser would restore another question's choice.
  if (!requestedNumber && test.state === "running")
    throw redirect(pageOf(param.token, firstOpen(test.questions)));
  const number = Math.min(
    Math.max(1, Math.trunc(requestedNumber)),
    Math.max(1, test.questions.length),
  );
  return {
    test: asRead(test),
    isInEnglish: isOnlyInEnglish(test),
    number,
    token: param.token,
    now: context.now.toISOString(),
  };
}

/** Whether the reader's language is another one, in which the questions can't be read. */
const isOnlyInEnglish = ({ languages }: Assessment) =>
  !languages.some((language) => LANGUAGES[language].folder === LANGUAGES[currentLanguage()].folder);

/** A test with its questions in the reader's language, if all of them can be read in it. */
function asRead(test: Assessment): Assessment {
  if (currentLanguage() !== "hi" || isOnlyInEnglish(test)) return test;
  const questions = test.questions.map(({ promptHi, optionsHi, ...question }) => ({
    ...question,
    prompt: promptHi ?? question.prompt,
    options: optionsHi ?? question.options,
  }));
  return { ...test, questions };
}

/** The token in the address; "none" for invalid text, which must not get into an API path. */
const tokenIn = ({ token = "" }: Params) => (/^[\w-]+$/.test(token) ? token : "none");

/** The first unanswered question, counted from 1, where a returning candidate continues. */
function firstOpen(questions: { chosen: number | null }[]): number {
  return questions.findIndex((question) => question.chosen === null) + 1 || 1;
}

export async function action({ params, context }: ActionFunctionArgs) {
  const { session } = context;
  const token = tokenIn(params);
  const form = await context.form();
  const result = await attempt(stepOf(form)(session, token, form));
  const language = offeredLanguage(form.get("language"));
  if ("data" in result && !language) throw redirect(result.data, 303);
  if ("error" in result) {
    if (result.error.status === 404) throw redirect(pageOf(token), 303);
    session.toast({
      title: words.notDoneTitle,
      body: result.error.wordsOr(words.notSaved),
      tone: "error",
      unsaved: answerIn(form),
    });
  }
  if (language) {
    const headers = await chooseLanguage(session, language);
    throw redirect(pageOf(token, at(form) + 1), { status: 303, headers });
  }
  // The current page explains the rest: the test may be over, or its slot lost.
  throw redirect(pageOf(token, form.has("question") ? at(form) + 1 : undefined), 303);
}

/**
 * A test's page at a question; without one the loader redirects to the first unanswered question.
 */
const pageOf = (token: string, question?: number) =>
  `/assessment/${encodeURIComponent(token)}${question ? `?q=${question}` : ""}`;

/** Each action does one thing and returns the path of the next page. */
type Action = (session: Session, token: string, form: FormData) => Promise<string>;

const start: Action = async (session, token) => {
  await unwrap(session.api.user.assessments[":token"].start.$post({ param: { token } }));
  return pageOf(token, 1);
};

const forward: Action = async (session, token, form) => {
  await save(session, token, form);
  return pageOf(token, at(form) + 2);
};

const back: Action = async (session, token, form) => {
  await save(session, token, form);
  return pageOf(token, at(form));
};

const goTo: Action = async (session, token, form) => {
  await save(session, token, form);
  return pageOf(token, Number(form.get("goTo")) || undefined);
};

const leave: Action = async (session, token, form) => {
  await save(session, token, form);
  const id = idParam(String(form.get("leaveTo")));
  return id ? `/applications/${id}` : pageOf(token);
};

const submit: Action = async (session, token, form) => {
  const saved = await attempt(save(session, token, form));
  // The page of a finished test explains itself: already submitted, or out of time.
  if ("error" in saved && saved.error.code !== "test_over") throw saved.error;
  await unwrap(session.api.user.assessments[":token"].submit.$post({ param: { token } }));
  return pageOf(token);
};

const STEPS = new Map(Object.entries({ start, forward, back, submit }));

function stepOf(form: FormData): Action {
  if (form.has("goTo")) return goTo;
  if (form.has("leaveTo")) return leave;
  return STEPS.get(String(form.get("intent"))) ?? forward;
}

/** The zero-based index of the form's question. */
function at(form: FormData): number {
  return Number(form.get("question")) || 0;
}

/** The chosen option, if there is one. */
const answerIn = (form: FormData) =>
  form.get("option") === null ? undefined : answerInput.safeParse(Object.fromEntries(form)).data;

/** Saves the chosen answer. A question may be left unanswered and answered later. */
async function save(session: Session, token: string, form: FormData): Promise<void> {
  const json = answerIn(form);
  if (json)
    await unwrap(session.api.user.assessments[":token"].answers.$put({ param: { token }, json }));
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: titleOf(page) },
  { name: "description", content: words.pageDescription },
  { name: "robots", content: "noindex" },
];

/** Without data the page failed; null means that the test does not exist. */
function titleOf(page: TestPage | null | undefined): string {
  if (page) return words.pageTitle(page.test.jobTitle);
  return page === null ? words.notFoundPageTitle : words.failedPageTitle;
}

const VIEWS: Record<TestPage["test"]["state"], ComponentType<{ page: TestPage }>> = {
  not_started: TestStart,
  running: TestQuestion,
  graded: TestResult,
};

export default function AssessmentPage() {
  const page = useLoaderData<typeof loader>();
  if (!page) return <NotFoundTest />;
  const View = VIEWS[page.test.state];
  return <View page={page} />;
}

export function ErrorBoundary() {
  return (
    <ErrorPage
      safe={words.savedIsSafe}
      exit={<Link to="/applications">{words.viewApplications}</Link>}
    />
  );
}
