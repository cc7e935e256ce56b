import { applicationById } from "../../db/applications";
import { renewHold } from "../../db/claims";
import { isRefused, writeBatch } from "../../db/client";
import { assessmentOf, jobById, markFull } from "../../db/jobs";
import {
  answersOf,
  insertSitting,
  saveAnswer,
  sittingOf,
  sittingsInTheWay,
} from "../../db/sittings";
import type { Assessment } from "../contract/assessments";
import type { Question } from "../contract/ops";
import { LIMITS } from "../facts/limits";
import { Failure } from "../failure";
import { move } from "./application";
import { canMove, isAtTest, slotAt } from "./application.rules";
import { drawTest, neededToPass, newTestSeed } from "./assessment.rules";
import { grade } from "./grading";
import { endLapsedHolds, holdTerms, whyNotHeld } from "./hold";
import { categoryOf } from "./job";
import { useLimits } from "./limit";
import { networkOf } from "./network.rules";
import { hmac, hmacMatches, tokenSecrets } from "./secrets";
import { later, type Service } from "./service";
import { feedbackOf, passedOf } from "./test-feedback.rules";
import { refusePaused } from "./test-pause";
import { opensAgainAt, pausedSince } from "./test-pause.rules";

const sealed = (applicationId: number) => `assessment:${applicationId}`;

/** The link that opens this application's test on any device. */
export async function assessmentLink(service: Service, applicationId: number): Promise<string> {
  const signature = await hmac(service.settings.TOKEN_SECRET, sealed(applicationId));
  return `${service.settings.PUBLIC_URL}/assessment/${applicationId}-${signature}`;
}

/** The application a token opens. @throws Failure not_found for any token we did not sign. */
export async function applicationOfToken(service: Service, token: string, viewer: number | null) {
  const [, digits, signature] = token.match(/^([1-9][0-9]{0,15})-([0-9a-f]{64})$/) ?? [];
  const id = Number(digits);
  if (!signature || !(await hmacMatches(tokenSecrets(service.settings), sealed(id), signature))) {
    throw new Failure("not_found");
  }
  const [application] = await applicationById(service.db, id);
  if (!application || (viewer !== null && application.userId !== viewer)) {
    throw new Failure("not_found");
  }
  return application;
}

/** The test as its page shows it. Opening changes nothing: mail scanners open links. */
export async function openAssessment(
  service: Service,
  token: string,
  viewer: number | null,
): Promise<Assessment> {
  const { db, now } = service;
  const application = await applicationOfToken(service, token, viewer);
  const [[job], [test], [found], given, others] = await db.batch([
    jobById(db, application.jobId, null, now.toISOString()),
    assessmentOf(db, application.jobId),
    sittingOf(db, application.id),
    answersOf(db, application.id),
    sittingsInTheWay(db, application.userId, application.jobId, pausedSince(now)),
  ]);
  // A test that was given up midway has no result to show.
  const sitting = found?.gradedAt && found.score === null ? undefined : found;
  if (!job || !(test || sitting)) throw new Failure("not_found");
  if (sitting && sitting.gradedAt === null && sitting.endsAt <= now.toISOString()) {
    await grade(service, application.id);
    return openAssessment(service, token, viewer);
  }
  const count = sitting?.questions.length ?? askedBy(test);
  const passMark = sitting?.passMark ?? test?.passMark ?? 100;
  const chosen = new Map(given.map((answer) => [answer.question, answer.option]));
  const slot = slotAt(application, now);
  const graded = sitting?.gradedAt != null;
  const passed = sitting ? passedOf(sitting) : null;
  const opensAt = !sitting && isAtTest(application.status) ? opensAgainAt(others) : null;
  return {
    applicationId: application.id,
    jobId: job.id,
    jobTitle: job.title,
    company: job.company,
    state: graded ? "graded" : sitting ? "running" : "not_started",
    canStart:
      !sitting &&
      opensAt === null &&
      isAtTest(application.status) &&
      job.withdrawnAt === null &&
      (slot.state === "held" ||
        (job.closedAt === null && !slot.againFrom && job.applicantsCount < job.maxApplicants)),
    opensAt,
    slotExpiresAt: slot.state === "held" ? slot.expiresAt : null,
    count,
    minutes: sitting?.minutes ?? (test?.durationMinutes ?? 0) + application.extraMinutes,
    needed: neededToPass(count, passMark),
    startedAt: sitting?.startedAt ?? null,
    endsAt: sitting?.endsAt ?? null,
    questions:
      sitting && !graded
        ? sitting.questions.map(({ prompt, options }, index) => ({
            index,
            prompt,
            options,
            chosen: chosen.get(index) ?? null,
          }))
        : [],
    score: passed ? (sitting?.score ?? null) : null,
    passed,
    timeOver: sitting?.gradedAt != null && sitting.gradedAt >= sitting.endsAt,
    feedback: feedbackOf(sitting, categoryOf(job.jobDetail)),
    price: application.price,
  };
}

/** How many questions a sitting of this test asks. */
export const askedBy = (
  test: { questions: Question[]; questionsAsked: number | null } | undefined,
) => (test ? (test.questionsAsked ?? test.questions.length) : 0);

/**
 * Grades what ran out of time meanwhile, and lets nobody take two tests of a category at once or
 * one in its pause.
 */
async function refuseInTheWay(
  service: Service,
  { id, userId, jobId }: { id: number; userId: number; jobId: number },
) {
  const { db, now } = service;
  const read = async () => {
    const [sittings, [job]] = await db.batch([
      sittingsInTheWay(db, userId, jobId, pausedSince(now)),
      jobById(db, jobId, null, now.toISOString()),
    ]);
    // A second press of Start may have been first: its own sitting is in nobody's way.
    return { others: sittings.filter((one) => one.applicationId !== id), job };
  };
  let { others, job } = await read();
  const running = others.find(({ gradedAt }) => gradedAt === null);
  if (running) {
    const [sitting] = await sittingOf(db, running.applicationId);
    if (sitting && sitting.endsAt > now.toISOString()) throw new Failure("test_running");
    await grade(service, running.applicationId);
    ({ others, job } = await read());
  }
  refusePaused(others, job ? categoryOf(job.jobDetail) : "");
}

/**
 * Starts the one attempt: draws and copies the questions, starts the clock, and keeps the slot
 * until its end. Starting a started test changes nothing.
 *
 * @param address the client's, null where it is not known.
 * @throws Failure not_at_test, no_slots_left, reclaim_too_soon, too_many_holds, test_running,
 *   job_withdrawn, test_paused, too_many_requests
 */
export async function startAssessment(
  service: Service,
  token: string,
  viewer: number | null,
  address: string | null,
): Promise<Assessment> {
  const { db, now } = service;
  const application = await applicationOfToken(service, token, viewer);
  const { userId, jobId } = application;
  const [[sitting], [test]] = await db.batch([
    sittingOf(db, application.id),
    assessmentOf(db, application.jobId),
  ]);
  if (!sitting) {
    if (!isAtTest(application.status) || !test) throw new Failure("not_at_test");
    await refuseInTheWay(service, application);
    await useLimits(service, [
      { limit: LIMITS.sittingsOfPerson, of: userId },
      { limit: LIMITS.sittingsOfNetwork, of: address && networkOf(address) },
    ]);
    const seed = newTestSeed();
    const minutes = test.durationMinutes + application.extraMinutes;
    const endsAt = later(now, minutes * 60);
    const at = now.toISOString();
    const terms = holdTerms(service);
    const start = [
      insertSitting(
        db,
        { userId, jobId, since: pausedSince(now) },
        {
          applicationId: application.id,
          questions: drawTest(test.questions, test.questionsAsked, seed),
          passMark: test.passMark,
          minutes,
          startedAt: at,
          endsAt,
          seed,
        },
      ),
      ...endLapsedHolds(service, application.jobId),
      renewHold(db, application.id, { state: "held", expiresAt: endsAt, warnAt: null }, terms),
      markFull(db, application.jobId, at),
    ];
    try {
      // Someone may start before the queue has told them of the test: then this is that move too.
      if (canMove(application.status, "TEST_PENDING")) {
        const moved = await move(service, application, ["TEST_PENDING"], [], start);
        // The queue told them in the same moment: the move is made, the start is not.
        if (!moved) return startAssessment(service, token, viewer, address);
      } else await writeBatch(db, start);
    } catch (error) {
      if (isRefused(error)) {
        await refuseInTheWay(service, application);
        throw await whyNotHeld(service, application.id, isAtTest, "not_at_test");
      }
      const [started] = await sittingOf(db, application.id);
      if (!started) throw error;
    }
  }
  return openAssessment(service, token, viewer);
}

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
  const [sitting] = await sittingOf(db, application.id);
  if (!sitting) throw new Failure("not_at_test");
  const asked = sitting.questions[question];
  if (!asked || option >= asked.options.length) {
    throw new Failure("invalid", { fields: { option: "Choose one of the answers" } });
  }
  const saved = await saveAnswer(db, application.id, question, option, now.toISOString());
  if (saved.rowsAffected === 0) throw new Failure("test_over");
  return openAssessment(service, token, viewer);
}

/** Hands the test in and grades it. Handing it in again shows the same result. */
export async function submitAssessment(service: Service, token: string, viewer: number | null) {
  const application = await applicationOfToken(service, token, viewer);
  const [sitting] = await sittingOf(service.db, application.id);
  if (!sitting) throw new Failure("not_at_test");
  await grade(service, application.id);
  return openAssessment(service, token, viewer);
}
