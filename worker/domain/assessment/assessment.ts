import {
  answersOf,
  attemptOf,
  attemptsInTheWay,
  saveAnswer,
} from "../../../db/assessment/attempts";
import { assessmentOf } from "../../../db/job/job-tests";
import { jobById } from "../../../db/job/jobs";
import type { Assessment } from "../../contract/assessments";
import type { Question } from "../../contract/job/job-input";
import { isAtTest, isHeld } from "../../facts/statuses";
import { Failure } from "../../failure";
import { fieldWords } from "../../words/en/fields";
import { opensAgainAt, pausedSince } from "../application/test-pause.rules";
import { categoryOf } from "../job/job";
import { retryIfOvertaken } from "../retry";
import type { Service } from "../service";
import { slotAt } from "../slot/slot.rules";
import { neededToPass } from "./assessment.rules";
import { grade } from "./grading";
import { feedbackOf, passedOf } from "./test-feedback.rules";
import { applicationOfToken } from "./test-link";

/** The test as its page shows it. Opening changes nothing: mail scanners open links. */
export async function openAssessment(
  service: Service,
  token: string,
  viewer: number | null,
): Promise<Assessment> {
  return retryIfOvertaken(() => open(service, token, viewer));
}

/** Null where the time of the test had run out: it is graded now. */
async function open(
  service: Service,
  token: string,
  viewer: number | null,
): Promise<Assessment | null> {
  const { db, now } = service;
  const application = await applicationOfToken(service, token, viewer);
  const [[job], [test], [found], given, others] = await db.batch([
    jobById(db, application.jobId, null, now.toISOString()),
    assessmentOf(db, application.jobId),
    attemptOf(db, application.id),
    answersOf(db, application.id),
    attemptsInTheWay(db, application.userId, application.jobId, pausedSince(now)),
  ]);
  // A test that was given up midway has no result to show.
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

/** Saves one answer while the clock runs. @throws Failure invalid, test_over, not_at_test */
export async function answer(
  service: Service,
  token: string,
  viewer: number | null,
  question: number,
  option: number,
) {
  const { db, now } = service;
  const application = await applicationOfToken(service, token, viewer);
  const [attempt] = await attemptOf(db, application.id);
  if (!attempt) throw new Failure("not_at_test");
  const asked = attempt.questions[question];
  if (!asked || option >= asked.options.length) {
    throw new Failure("invalid", { fields: { option: fieldWords.answer } });
  }
  const saved = await saveAnswer(db, application.id, question, option, now.toISOString());
  if (saved.rowsAffected === 0) throw new Failure("test_over");
  return openAssessment(service, token, viewer);
}

/** Hands the test in and grades it. Handing it in again shows the same result. */
export async function submitAssessment(service: Service, token: string, viewer: number | null) {
  const application = await applicationOfToken(service, token, viewer);
  const [attempt] = await attemptOf(service.db, application.id);
  if (!attempt) throw new Failure("not_at_test");
  await grade(service, application.id);
  return openAssessment(service, token, viewer);
}
