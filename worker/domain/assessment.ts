import { applicationById, releaseSlot } from "../../db/applications";
import { renewHold } from "../../db/claims";
import { isRefused, writeBatch } from "../../db/client";
import { assessmentOf, jobById, markFull } from "../../db/jobs";
import {
  answersOf,
  gradeSitting,
  insertSitting,
  overdueSittings,
  saveAnswer,
  sittingOf,
} from "../../db/sittings";
import type { Assessment } from "../contract/assessments";
import { Failure } from "../failure";
import { move } from "./application";
import { canMove, isAtTest, reopensAt, slotAt } from "./application.rules";
import { movesAfterTest, neededToPass, passes, score } from "./assessment.rules";
import { endLapsedHolds, holdTerms, whyNotHeld } from "./hold";
import { warnAt } from "./hold.rules";
import type { ToldKind } from "./message.rules";
import { note } from "./outbox";
import { rowByRow } from "./row-by-row";
import { hmac, hmacMatches, tokenSecrets } from "./secrets";
import { later, type Service } from "./service";

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
  const [[job], [test], [found], given] = await db.batch([
    jobById(db, application.jobId, null, now.toISOString()),
    assessmentOf(db, application.jobId),
    sittingOf(db, application.id),
    answersOf(db, application.id),
  ]);
  // A test that was given up midway has no result to show.
  const sitting = found?.gradedAt && found.score === null ? undefined : found;
  if (!job || !(test || sitting)) throw new Failure("not_found");
  if (sitting && sitting.gradedAt === null && sitting.endsAt <= now.toISOString()) {
    await grade(service, application.id);
    return openAssessment(service, token, viewer);
  }
  const questions = sitting?.questions ?? test?.questions ?? [];
  const passMark = sitting?.passMark ?? test?.passMark ?? 100;
  const chosen = new Map(given.map((answer) => [answer.question, answer.option]));
  const slot = slotAt(application, now);
  const graded = sitting?.gradedAt != null;
  return {
    applicationId: application.id,
    jobId: job.id,
    jobTitle: job.title,
    company: job.company,
    state: graded ? "graded" : sitting ? "running" : "not_started",
    canStart:
      !sitting &&
      isAtTest(application.status) &&
      (slot.state === "held" ||
        (job.closedAt === null && !slot.againFrom && job.applicantsCount < job.maxApplicants)),
    slotExpiresAt: slot.state === "held" ? slot.expiresAt : null,
    count: questions.length,
    minutes: sitting?.minutes ?? (test?.durationMinutes ?? 0) + application.extraMinutes,
    needed: neededToPass(questions.length, passMark),
    startedAt: sitting?.startedAt ?? null,
    endsAt: sitting?.endsAt ?? null,
    questions: sitting
      ? questions.map(({ prompt, options }, index) => ({
          index,
          prompt,
          options,
          chosen: chosen.get(index) ?? null,
        }))
      : [],
    score: sitting?.score ?? null,
    passed: graded ? passes(sitting.score ?? 0, questions.length, passMark) : null,
    price: application.price,
  };
}

/**
 * Starts the one attempt: copies the questions, starts the clock, and keeps the slot until its
 * end. Starting a started test changes nothing.
 *
 * @throws Failure not_at_test, no_slots_left, reclaim_too_soon, too_many_holds
 */
export async function startAssessment(
  service: Service,
  token: string,
  viewer: number | null,
): Promise<Assessment> {
  const { db, now } = service;
  const application = await applicationOfToken(service, token, viewer);
  const [[sitting], [test]] = await db.batch([
    sittingOf(db, application.id),
    assessmentOf(db, application.jobId),
  ]);
  if (!sitting) {
    if (!isAtTest(application.status) || !test) throw new Failure("not_at_test");
    const minutes = test.durationMinutes + application.extraMinutes;
    const endsAt = later(now, minutes * 60);
    const at = now.toISOString();
    const terms = holdTerms(service);
    const start = [
      insertSitting(db, {
        applicationId: application.id,
        questions: test.questions,
        passMark: test.passMark,
        minutes,
        startedAt: at,
        endsAt,
      }),
      ...endLapsedHolds(service, application.jobId),
      renewHold(db, application.id, { state: "held", expiresAt: endsAt, warnAt: null }, terms),
      markFull(db, application.jobId, at),
    ];
    try {
      // Someone may start before the queue has told them of the test: then this is that move too.
      if (canMove(application.status, "TEST_PENDING")) {
        const moved = await move(service, application, ["TEST_PENDING"], [], start);
        // The queue told them in the same moment: the move is made, the start is not.
        if (!moved) return startAssessment(service, token, viewer);
      } else await writeBatch(db, start);
    } catch (error) {
      if (isRefused(error)) {
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

/** Grades a sitting exactly once: passing renews the hold to pay, failing frees the slot. */
export async function grade(service: Service, applicationId: number): Promise<void> {
  const { db, settings, now } = service;
  const at = now.toISOString();
  const [[application], [sitting], given] = await db.batch([
    applicationById(db, applicationId),
    sittingOf(db, applicationId),
    answersOf(db, applicationId),
  ]);
  if (!application || !sitting || sitting.gradedAt !== null) return;
  const right = score(sitting.questions, new Map(given.map((a) => [a.question, a.option])));
  const passed = passes(right, sitting.questions.length, sitting.passMark);
  const steps = movesAfterTest(passed, application.price);
  const free = application.price === 0;
  const hold = free
    ? ({ state: "confirmed", expiresAt: null, warnAt: null } as const)
    : ({
        state: "held",
        expiresAt: later(now, settings.PAYMENT_HOLD_SECONDS),
        warnAt: warnAt(now, settings.PAYMENT_HOLD_SECONDS),
      } as const);
  const told = (kind: ToldKind) => [note(kind, { applicationId })];
  try {
    await move(
      service,
      application,
      steps,
      told(passed ? (free ? "confirmed" : "passed") : "failed"),
      [
        // While the test is ungraded, nobody is told that its hold ran out.
        ...endLapsedHolds(service, application.jobId),
        gradeSitting(db, applicationId, right, at),
        ...(passed
          ? [
              renewHold(db, applicationId, hold, holdTerms(service)),
              markFull(db, application.jobId, at),
            ]
          : [releaseSlot(db, applicationId, { reopensAt: reopensAt(now) })]),
      ],
    );
  } catch (error) {
    // The hold lapsed and the last slot went while nobody graded: a pass still counts.
    if (!isRefused(error)) throw error;
    await move(
      service,
      application,
      free ? steps.slice(0, -1) : steps,
      told(free ? "lapsed" : "passed"),
      [gradeSitting(db, applicationId, right, at), releaseSlot(db, applicationId)],
    );
  }
}

const OVERDUE_AT_ONCE = 100;

/** Grades tests whose time ran out and that nobody handed in. */
export async function gradeOverdue(service: Service): Promise<number> {
  const overdue = await overdueSittings(service.db, service.now.toISOString(), OVERDUE_AT_ONCE);
  return rowByRow("gradeOverdue", overdue, async ({ applicationId }) => {
    await grade(service, applicationId);
    return true;
  });
}
