import {
  applicationById,
  setExtraMinutes,
  setResultNote,
} from "../../../db/application/applications";
import { renewHold } from "../../../db/application/claims";
import { staffApplications } from "../../../db/application/staff-applications";
import { lengthenAttempt } from "../../../db/assessment/attempts";
import { writeBatch } from "../../../db/client";
import { expectInterview, interviewsOf } from "../../../db/interview/interviews";
import { dropReminders } from "../../../db/interview/reminders";
import { insertAudit } from "../../../db/staff/staff";
import { isGuardViolation } from "../../../db/violations";
import type { ResultInput } from "../../contract/ops";
import type { Actor } from "../../facts/console";
import { isAtInterview, isAtTest, isScheduled } from "../../facts/statuses";
import { Failure } from "../../failure";
import { hasResult } from "../application/application.rules";
import { transition } from "../application/transition";
import { isAhead, mayHaveResult } from "../interview/appointment.rules";
import { outboxMessage } from "../outbox/outbox";
import type { Service } from "../service";
import { endLapsedHolds, holdTerms } from "../slot/hold";
import { dropComing } from "./dropped";

/**
 * The employer's decision, once the newest interview has begun. An earlier round still to come is
 * cancelled. Idempotent for the same result.
 *
 * @throws Failure not_found, invalid_stage, interview_not_held, stale_state
 */
export async function giveResult(
  service: Service,
  actor: Actor,
  applicationId: number,
  input: ResultInput,
): Promise<void> {
  const { db, now } = service;
  const [[application], interviews] = await db.batch([
    applicationById(db, applicationId),
    interviewsOf(db, [applicationId]),
  ]);
  if (!application) throw new Failure("not_found");
  if (hasResult(application, input.result)) return;
  if (!isAtInterview(application.status)) throw new Failure("invalid_stage");
  if (!mayHaveResult(interviews, now)) throw new Failure("interview_not_held");
  const kind = { SELECTED: "selected", REJECTED: "rejected" } as const;
  const dropped = dropComing(service, interviews);
  const message = outboxMessage(kind[input.result], {
    applicationId,
    note: input.note ?? null,
    ...dropped.payload,
  });
  const isOver = interviews.filter((one) => isScheduled(one) && !isAhead(one, now));
  const audit = {
    actor,
    action: "application.result",
    subject: String(applicationId),
    detail: input,
    at: now.toISOString(),
  };
  try {
    const moved = await transition(
      service,
      application,
      [input.result],
      [message],
      [
        setResultNote(db, applicationId, input.note ?? null),
        dropReminders(db, applicationId),
        ...isOver.map((one) => expectInterview(db, one)),
        ...dropped.writes,
        insertAudit(db, audit),
      ],
    );
    if (!moved) throw new Failure("stale_state");
  } catch (error) {
    // An interview was moved in the same moment.
    if (isGuardViolation(error, "interview_as_read")) throw new Failure("stale_state");
    throw error;
  }
}

/**
 * Gives a candidate `minutes` on top of the test's own, before or while it is taken. The number
 * is the whole extra time, so that giving it twice is giving it once.
 *
 * @throws Failure not_found, invalid_stage, stale_state
 */
export async function grantExtraTime(
  service: Service,
  actor: Actor,
  applicationId: number,
  minutes: number,
): Promise<void> {
  const { db, now } = service;
  const at = now.toISOString();
  // Both in one read: someone else's grant between two would be counted half.
  const [row] = await staffApplications(db, { id: applicationId }, 1);
  if (!row) throw new Failure("not_found");
  const { application, attempt } = row;
  if (!isAtTest(application.status)) throw new Failure("invalid_stage");
  const total = attempt ? attempt.minutes - application.extraMinutes + minutes : 0;
  const endsAt = attempt && new Date(Date.parse(attempt.startedAt) + total * 60_000).toISOString();
  if (endsAt && endsAt <= at) throw new Failure("invalid_stage");
  try {
    await writeBatch(db, [
      ...setExtraMinutes(db, applicationId, minutes, attempt !== null),
      ...(endsAt
        ? [
            ...lengthenAttempt(db, applicationId, total, endsAt, at),
            ...endLapsedHolds(service, application.jobId),
            ...renewHold(
              db,
              applicationId,
              { state: "held", expiresAt: endsAt },
              holdTerms(service),
            ),
          ]
        : []),
      insertAudit(db, {
        actor,
        action: "application.extra-time",
        subject: String(applicationId),
        detail: { minutes },
        at,
      }),
    ]);
  } catch (error) {
    if (isGuardViolation(error, "test_as_read", "slot_free")) throw new Failure("stale_state");
    throw error;
  }
}
