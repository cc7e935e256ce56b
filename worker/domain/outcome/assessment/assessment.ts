import * as words from "~worker/words/fields";
import { applicationById } from "../../../../db/application/applications";
import { answersOf, attemptOf, saveAnswer } from "../../../../db/assessment/attempts";
import {
  assessmentBehind,
  attemptsBehind,
  jobBehind,
} from "../../../../db/assessment/of-application";
import type { RowsOf } from "../../../../db/client";
import type { Assessment } from "../../../contract/assessments";
import type { Question } from "../../../contract/job/job-input";
import { isAtTest, isHeld } from "../../../facts/guarantee/statuses";
import { isHindi } from "../../../facts/languages";
import { Failure } from "../../../failure";
import { opensAgainAt, pausedSince } from "../../booking/application/application.rules";
import { slotAt } from "../../booking/slot/slot.rules";
import { type Answer, answerOf, readAnswer } from "../../case/commit";
import { categoryOf } from "../../employers/job/job";
import type { Service } from "../../service";
import { feedbackOf, neededToPass, passedOf } from "./assessment.rules";
import { grade } from "./grading";
import { loadCaseToGrade, viewerOfTest } from "./test-case";
import { idOfToken, visibleTo } from "./test-link";

/** The test as its page shows it. Opening changes nothing: mail scanners open links. */
export async function openAssessment(
  service: Service,
  token: string,
  viewer: number | null,
): Promise<Assessment> {
  const id = await idOfToken(service, token);
  const page = await readAnswer(service, assessmentAnswer(service, id, viewer));
  return gradedPage(service, id, viewer, page);
}

/** The page of a test; null if its time ran out, and it has to be graded first. */
export const assessmentAnswer = (
  service: Service,
  id: number,
  viewer: number | null,
): Answer<Assessment | null> =>
  answerOf(pageReads(service, id), (rows) => show(service.now, viewer, rows));

/** The page that was read, or the one after the grading. @throws Failure stale_state */
export async function gradedPage(
  service: Service,
  id: number,
  viewer: number | null,
  page: Assessment | null,
): Promise<Assessment> {
  if (page) return page;
  const load = () => loadCaseToGrade(service, id, viewerOfTest(viewer));
  const graded = await grade(service, load, assessmentAnswer(service, id, viewer));
  if (!graded) throw new Failure("stale_state");
  return graded;
}

/** The queries for the page of a test; they do not depend on one another. */
function pageReads({ db, now }: Service, id: number) {
  return [
    applicationById(db, id),
    jobBehind(db, id, now.toISOString()),
    assessmentBehind(db, id),
    attemptOf(db, id),
    answersOf(db, id),
    attemptsBehind(db, id, pausedSince(now)),
  ] as const;
}
type Page = RowsOf<ReturnType<typeof pageReads>>;

function show(
  now: Date,
  viewer: number | null,
  [[owned], [job], [test], [attemptRow], answers, others]: Page,
): Assessment | null {
  const application = visibleTo(viewer, owned);
  // A test that was abandoned midway has no result to show.
  const attempt = attemptRow?.gradedAt && attemptRow.score === null ? undefined : attemptRow;
  if (!job || !(test || attempt)) throw new Failure("not_found");
  if (attempt && attempt.gradedAt === null && attempt.endsAt <= now.toISOString()) return null;
  const count = attempt?.questions.length ?? askedBy(test);
  const passMark = attempt?.passMark ?? test?.passMark ?? 100;
  const optionsByQuestion = new Map(answers.map((answer) => [answer.question, answer.option]));
  const slot = slotAt(application, now);
  const graded = attempt?.gradedAt != null;
  const passed = attempt ? passedOf(attempt) : null;
  const opensAt = !attempt && isAtTest(application.status) ? opensAgainAt(others) : null;
  return {
    applicationId: application.id,
    jobId: job.id,
    jobTitle: job.title,
    company: job.company,
    state: graded ? "graded" : attempt ? "running" : "not_started",
    canStart:
      !attempt &&
      opensAt === null &&
      isAtTest(application.status) &&
      job.withdrawnAt === null &&
      (isHeld(slot) ||
        (job.closedAt === null && !slot.againFrom && job.applicantsCount < job.maxApplicants)),
    opensAt,
    slotState: slot.state,
    slotExpiresAt: isHeld(slot) ? slot.expiresAt : null,
    count,
    languages: languagesOf(attempt?.questions ?? test?.questions ?? []),
    minutes: attempt?.minutes ?? (test?.durationMinutes ?? 0) + application.extraMinutes,
    needed: neededToPass(count, passMark),
    startedAt: attempt?.startedAt ?? null,
    endsAt: attempt?.endsAt ?? null,
    questions:
      attempt && !graded
        ? attempt.questions.map(({ prompt, options, promptHi, optionsHi }, index) => ({
            index,
            prompt,
            options,
            ...(promptHi !== undefined && { promptHi, optionsHi }),
            chosen: optionsByQuestion.get(index) ?? null,
          }))
        : [],
    score: passed ? (attempt?.score ?? null) : null,
    passed,
    timeOver: attempt?.gradedAt != null && attempt.gradedAt >= attempt.endsAt,
    feedback: feedbackOf(attempt, categoryOf(job.jobDetail)),
    price: application.price,
  };
}

/** In which languages all of these questions can be read; some about Hindi are in Hindi alone. */
const languagesOf = (questions: Question[]): Assessment["languages"] =>
  questions.every(({ prompt, promptHi }) => promptHi !== undefined || isHindi(prompt))
    ? ["en", "hi"]
    : ["en"];

/** How many questions an attempt of this test asks. */
export const askedBy = (
  test: { questions: Question[]; questionsAsked: number | null } | undefined,
) => (test ? (test.questionsAsked ?? test.questions.length) : 0);

/** Saves one answer while the clock runs. @throws Failure not_found, invalid, test_over, not_at_test */
export async function answer(
  service: Service,
  token: string,
  viewer: number | null,
  input: { question: number; option: number },
): Promise<Assessment> {
  const { db, now } = service;
  const applicationId = await idOfToken(service, token);
  const [saved, ...page] = await db.batch([
    saveAnswer(db, { applicationId, viewer }, input, now.toISOString()),
    ...pageReads(service, applicationId),
  ]);
  const [[application], , , [attempt]] = page;
  visibleTo(viewer, application);
  if (!attempt) throw new Failure("not_at_test");
  const askedQuestion = attempt.questions[input.question];
  if (!askedQuestion || input.option >= askedQuestion.options.length) {
    throw new Failure("invalid", { fields: { option: words.fieldWords.answer } });
  }
  if (saved.rowsAffected === 0) throw new Failure("test_over");
  return gradedPage(service, applicationId, viewer, show(now, viewer, page));
}

/** Hands the test in and grades it. Handing it in again shows the same result. */
export async function submitAssessment(service: Service, token: string, viewer: number | null) {
  const id = await idOfToken(service, token);
  const load = async () => {
    const facts = await loadCaseToGrade(service, id, viewerOfTest(viewer));
    if (!facts.attempt) throw new Failure("not_at_test");
    return facts;
  };
  const page = await grade(service, load, assessmentAnswer(service, id, viewer));
  return gradedPage(service, id, viewer, page);
}
