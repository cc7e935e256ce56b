import { applicationById, releaseSlot } from "../../../../db/application/applications";
import { renewHold } from "../../../../db/application/claims";
import { withdrawalBehind } from "../../../../db/application/withdrawals";
import {
  answersOf,
  attemptOf,
  expectAnswers,
  gradeAttempt,
  overdueAttempts,
} from "../../../../db/assessment/attempts";
import { markFull } from "../../../../db/job/jobs";
import { isGuardViolation } from "../../../../db/violations";
import { PAYMENT_HOLD_SECONDS } from "../../../facts/money/holds";
import { addSeconds } from "../../../facts/times";
import { reopensAt } from "../../booking/application/application.rules";
import { transition } from "../../booking/application/transition";
import { endLapsedHolds, holdTerms } from "../../booking/slot/hold";
import { warnAt } from "../../booking/slot/hold.rules";
import { actOnce, NO_ANSWER } from "../../case/commit";
import { forEachDue } from "../../for-each-due";
import type { Service } from "../../service";
import type { ApplicationKind } from "../../talk/outbox/kinds.rules";
import { outboxMessage } from "../../talk/outbox/outbox";
import { endOfWithdrawnJob } from "../ending/withdrawal";
import { passes, score, transitionsAfterTest } from "./assessment.rules";

/** Everything that decides how an attempt ends, read in one batch. */
export async function readToGrade({ db }: Service, applicationId: number) {
  const [[application], [attempt], answers, [withdrawal]] = await db.batch([
    applicationById(db, applicationId),
    attemptOf(db, applicationId),
    answersOf(db, applicationId),
    withdrawalBehind(db, applicationId),
  ]);
  return { application, attempt, answers, withdrawal };
}

/**
 * Grades an attempt exactly once: a pass renews the hold for the payment, a fail frees the slot. If
 * the job was withdrawn meanwhile, the application ends.
 */
export const grade = async (service: Service, applicationId: number): Promise<void> =>
  gradeAsRead(service, await readToGrade(service, applicationId));

type Read = Awaited<ReturnType<typeof readToGrade>>;

/**
 * Like `grade`, for an attempt that was just read; it is read again if an answer was saved since.
 */
export async function gradeAsRead(service: Service, read: Read): Promise<void> {
  try {
    await gradeOnce(service, read);
  } catch (error) {
    if (!read.application || !isGuardViolation(error, "test_as_read")) throw error;
    await grade(service, read.application.id);
  }
}

async function gradeOnce(
  service: Service,
  { application, attempt, answers: given, withdrawal }: Read,
): Promise<void> {
  const { db, now } = service;
  const at = now.toISOString();
  if (!application || !attempt || attempt.gradedAt !== null) return;
  const applicationId = application.id;
  if (withdrawal?.at) {
    await actOnce(service, endOfWithdrawnJob(service, applicationId), NO_ANSWER);
    return;
  }
  const right = score(attempt.questions, new Map(given.map((a) => [a.question, a.option])));
  const passed = passes(right, attempt.questions.length, attempt.passMark);
  const steps = transitionsAfterTest(passed, application.price);
  const free = application.price === 0;
  const hold = free
    ? ({ state: "confirmed", expiresAt: null, warnAt: null } as const)
    : ({
        state: "held",
        expiresAt: addSeconds(now, PAYMENT_HOLD_SECONDS),
        warnAt: warnAt(now, PAYMENT_HOLD_SECONDS),
      } as const);
  const graded = [
    expectAnswers(db, applicationId, given),
    gradeAttempt(db, applicationId, right, at),
  ];
  const messages = (kind: ApplicationKind) => [outboxMessage(kind, { applicationId })];
  try {
    await transition(
      service,
      application,
      steps,
      messages(passed ? (free ? "confirmed" : "passed") : "failed"),
      [
        // While the test is ungraded, its candidate is not notified that the hold expired.
        ...endLapsedHolds(service, application.jobId),
        ...graded,
        ...(passed
          ? [
              ...renewHold(db, applicationId, hold, holdTerms(service)),
              markFull(db, application.jobId, at),
            ]
          : [releaseSlot(db, applicationId, { reopensAt: reopensAt(now) })]),
      ],
    );
  } catch (error) {
    // The hold ended and the last slot was taken before the grading: the pass still counts. The
    // hold keeps its end time, since the slot has been open to others from then on.
    if (!isGuardViolation(error, "slot_free")) throw error;
    await transition(
      service,
      application,
      free ? steps.slice(0, -1) : steps,
      messages(free ? "lapsed" : "passed"),
      [...endLapsedHolds(service, application.jobId), ...graded],
    );
  }
}

const OVERDUE_IN_ONE_RUN = 100;

/** Grades tests whose time ran out before they were submitted. */
export async function gradeOverdue(service: Service): Promise<number> {
  const overdue = await overdueAttempts(service.db, service.now.toISOString(), OVERDUE_IN_ONE_RUN);
  const gradeOne = async ({ applicationId }: (typeof overdue)[number]) => {
    await grade(service, applicationId);
    return true;
  };
  return forEachDue("gradeOverdue", overdue, gradeOne);
}
