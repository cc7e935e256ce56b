import type { BatchResponse } from "drizzle-orm/batch";
import { applicationById } from "../../../../db/application/applications";
import { answersOf, attemptOf, saveAnswer } from "../../../../db/assessment/attempts";
import {
  assessmentBehind,
  attemptsBehind,
  jobBehind,
} from "../../../../db/assessment/of-application";
import type { Assessment } from "../../../contract/assessments";
import type { Question } from "../../../contract/job/job-input";
import { isAtTest, isHeld } from "../../../facts/guarantee/statuses";
import { Failure } from "../../../failure";
import { fieldWords } from "../../../words/en/fields";
import { opensAgainAt, pausedSince } from "../../booking/application/test-pause.rules";
import { slotAt } from "../../booking/slot/slot.rules";
import { categoryOf } from "../../employers/job/job";
import { retryIfOvertaken } from "../../retry";
import type { Service } from "../../service";
import { neededToPass } from "./assessment.rules";
import { grade, gradeAsRead, readToGrade } from "./grading";
import { feedbackOf, passedOf } from "./test-feedback.rules";
import { idOfToken, visibleTo } from "./test-link";

/** The test as its page shows it. Opening changes nothing: mail scanners open links. */
export async function openAssessment(
  service: Service,
  token: string,
  viewer: number | null,
): Promise<Assessment> {
  return retryIfOvertaken(() => open(service, token, viewer));
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
type Page = BatchResponse<ReturnType<typeof pageReads>>;

/** Null if the time of the test had run out: it is graded now. */
async function open(
  service: Service,
  token: string,
  viewer: number | null,
): Promise<Assessment | null> {
  const id = await idOfToken(service, token);
  return show(service, viewer, await service.db.batch(pageReads(service, id)));
}

async function show(
  service: Service,
  viewer: number | null,
  [[owned], [job], [test], [found], given, others]: Page,
): Promise<Assessment | null> {
  const { now } = service;
  const application = visibleTo(viewer, owned);
  // A test that was abandoned midway has no result to show.
  const attempt = found?.gradedAt && found.score === null ? undefined : found;
  if (!job || !(test || attempt)) throw new Failure("not_found");
  if (attempt && attempt.gradedAt === null && attempt.endsAt <= now.toISOString()) {
    await grade(service, application.id);
    return null;
  }
  const count = attempt?.questions.length ?? askedBy(test);
  const passMark = attempt?.passMark ?? test?.passMark ?? 100;
  const chosen = new Map(given.map((answer) => [answer.question, answer.option]));
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
    minutes: attempt?.minutes ?? (test?.durationMinutes ?? 0) + application.extraMinutes,
    needed: neededToPass(count, passMark),
    startedAt: attempt?.startedAt ?? null,
    endsAt: attempt?.endsAt ?? null,
    questions:
      attempt && !graded
        ? attempt.questions.map(({ prompt, options }, index) => ({
            index,
            prompt,
            options,
            chosen: chosen.get(index) ?? null,
          }))
        : [],
    score: passed ? (attempt?.score ?? null) : null,
    passed,
    timeOver: attempt?.gradedAt != null && attempt.gradedAt >= attempt.endsAt,
    feedback: feedbackOf(attempt, categoryOf(job.jobDetail)),
    price: application.price,
  };
}

/** How many questions an attempt of this test asks. */
export const askedBy = (
  test: { questions: Question[]; questionsAsked: number | null } | undefined,
) => (test ? (test.questionsAsked ?? test.questions.length) : 0);

/** Saves one answer while the clock runs. @throws Failure not_found, invalid, test_over, not_at_test */
export async function answer(
  service: Service,
  token: string,
  viewer: number | null,
  given: { question: number; option: number },
): Promise<Assessment> {
  const { db, now } = service;
  const applicationId = await idOfToken(service, token);
  const [saved, ...page] = await db.batch([
    saveAnswer(db, { applicationId, viewer }, given, now.toISOString()),
    ...pageReads(service, applicationId),
  ]);
  const [[application], , , [attempt]] = page;
  visibleTo(viewer, application);
  if (!attempt) throw new Failure("not_at_test");
  const asked = attempt.questions[given.question];
  if (!asked || given.option >= asked.options.length) {
    throw new Failure("invalid", { fields: { option: fieldWords.answer } });
  }
  if (saved.rowsAffected === 0) throw new Failure("test_over");
  return (await show(service, viewer, page)) ?? openAssessment(service, token, viewer);
}

/** Hands the test in and grades it. Handing it in again shows the same result. */
export async function submitAssessment(service: Service, token: string, viewer: number | null) {
  const found = await readToGrade(service, await idOfToken(service, token));
  visibleTo(viewer, found.application);
  if (!found.attempt) throw new Failure("not_at_test");
  await gradeAsRead(service, found);
  return openAssessment(service, token, viewer);
}
