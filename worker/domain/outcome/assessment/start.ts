import type { BatchResponse } from "drizzle-orm/batch";
import { applicationById } from "../../../../db/application/applications";
import { renewHold } from "../../../../db/application/claims";
import { attemptOf, insertAttempt } from "../../../../db/assessment/attempts";
import {
  assessmentBehind,
  attemptsBehind,
  jobBehind,
} from "../../../../db/assessment/of-application";
import { writeBatch } from "../../../../db/client";
import { markFull } from "../../../../db/job/jobs";
import { isGuardViolation } from "../../../../db/violations";
import type { Assessment } from "../../../contract/assessments";
import { randomSeed } from "../../../crypto";
import { canTransition, isAtTest } from "../../../facts/guarantee/statuses";
import { LIMITS } from "../../../facts/limits/limits";
import { addSeconds } from "../../../facts/times";
import { Failure } from "../../../failure";
import { refusePaused } from "../../booking/application/test-pause";
import { pausedSince } from "../../booking/application/test-pause.rules";
import { transition } from "../../booking/application/transition";
import { endLapsedHolds, holdTerms } from "../../booking/slot/hold";
import { OF_HOLD, whyNotGiven } from "../../booking/slot/refusal";
import { categoryOf } from "../../employers/job/job";
import { countUses, tooManyUses } from "../../limit";
import { networkOf } from "../../network.rules";
import { retryIfOvertaken } from "../../retry";
import type { Service } from "../../service";
import { openAssessment } from "./assessment";
import { drawTest } from "./assessment.rules";
import { grade } from "./grading";
import { idOfToken, visibleTo } from "./test-link";

const inTheWayReads = ({ db, now }: Service, id: number) =>
  [attemptsBehind(db, id, pausedSince(now)), jobBehind(db, id, now.toISOString())] as const;
type InTheWay = BatchResponse<ReturnType<typeof inTheWayReads>>;

/**
 * Grades attempts whose time ran out meanwhile. Refuses a second running test of the same category,
 * and a test during its pause.
 */
async function refuseInTheWay(
  service: Service,
  { id }: { id: number },
  [attempts, [job]]: InTheWay,
) {
  const { db, now } = service;
  // A second press of Start may have come first: the candidate's own attempt does not block.
  const others = (rows: typeof attempts) => rows.filter((one) => one.applicationId !== id);
  const running = others(attempts).find(({ gradedAt }) => gradedAt === null);
  let rest = others(attempts);
  if (running) {
    const [attempt] = await attemptOf(db, running.applicationId);
    if (attempt && attempt.endsAt > now.toISOString()) throw new Failure("test_running");
    await grade(service, running.applicationId);
    const [again] = await db.batch(inTheWayReads(service, id));
    rest = others(again);
  }
  refusePaused(rest, job ? categoryOf(job.jobDetail) : "");
}

/**
 * Starts the only attempt: draws and copies the questions, starts the clock, and keeps the slot
 * until the end of the test. Idempotent.
 *
 * @param address of the client, null where it is unknown.
 * @throws Failure not_at_test, no_slots_left, reclaim_too_soon, too_many_holds, test_running,
 *   job_withdrawn, company_suspended, test_paused, too_many_requests, stale_state
 */
export async function startAssessment(
  service: Service,
  token: string,
  viewer: number | null,
  address: string | null,
): Promise<Assessment> {
  await retryIfOvertaken(() => start(service, token, viewer, address));
  return openAssessment(service, token, viewer);
}

/**
 * Null when the outbox made the transition of the test message, or staff gave extra time,
 * concurrently: the start is retried.
 */
async function start(
  service: Service,
  token: string,
  viewer: number | null,
  address: string | null,
): Promise<true | null> {
  const { db, now } = service;
  const id = await idOfToken(service, token);
  const [[owned], [attempt], [test], ...inTheWay] = await db.batch([
    applicationById(db, id),
    attemptOf(db, id),
    assessmentBehind(db, id),
    ...inTheWayReads(service, id),
  ]);
  const application = visibleTo(viewer, owned);
  if (attempt) return true;
  if (!isAtTest(application.status) || !test) throw new Failure("not_at_test");
  await refuseInTheWay(service, application, inTheWay);
  const { userId, jobId, extraMinutes } = application;
  const uses = [
    { limit: LIMITS.attemptsOfPerson, of: userId },
    { limit: LIMITS.attemptsOfNetwork, of: address && networkOf(address) },
  ];
  const seed = randomSeed();
  const minutes = test.durationMinutes + extraMinutes;
  const endsAt = addSeconds(now, minutes * 60);
  const at = now.toISOString();
  const writes = [
    ...(await countUses(service, uses)),
    ...insertAttempt(
      db,
      { userId, jobId, since: pausedSince(now), extraMinutes },
      {
        applicationId: id,
        questions: drawTest(test.questions, test.questionsAsked, seed),
        passMark: test.passMark,
        minutes,
        startedAt: at,
        endsAt,
        seed,
      },
    ),
    ...endLapsedHolds(service, jobId),
    ...renewHold(db, id, { state: "held", expiresAt: endsAt, warnAt: null }, holdTerms(service)),
    markFull(db, jobId, at),
  ];
  try {
    // A candidate may start before the outbox has sent the test message: then this makes the
    // transition of that message, too.
    if (canTransition(application.status, "TEST_PENDING")) {
      return (await transition(service, application, ["TEST_PENDING"], [], writes)) || null;
    }
    await writeBatch(db, writes);
  } catch (error) {
    if (isGuardViolation(error, "within_limits")) throw await tooManyUses(service, uses);
    if (isGuardViolation(error, "test_as_read")) return null;
    if (isGuardViolation(error, "one_test_at_a_time")) {
      await refuseInTheWay(service, application, await db.batch(inTheWayReads(service, id)));
      return null;
    }
    if (isGuardViolation(error, "slot_free")) {
      throw await whyNotGiven(service, id, isAtTest, "not_at_test", OF_HOLD);
    }
    const [started] = await attemptOf(db, id);
    if (!started) throw error;
  }
  return true;
}
