import { applicationById } from "../../../db/application/applications";
import { touchGuarantee } from "../../../db/application/guarantee";
import {
  deletePendingResult,
  expectPendingResult,
  insertPendingResult,
  pendingResultOf,
} from "../../../db/application/results";
import { writeBatch } from "../../../db/client";
import { type InterviewRow, interviewsOf } from "../../../db/interview/interviews";
import { setCompanyWord } from "../../../db/interview/testimony";
import { insertAudit } from "../../../db/staff/staff";
import { isGuardViolation, isUniqueViolation } from "../../../db/violations";
import type { ResultInput } from "../../contract/ops";
import type { Actor } from "../../facts/console";
import { isAtInterview, isRecordedHeld, isUnproven } from "../../facts/statuses";
import { addSeconds } from "../../facts/times";
import { Failure } from "../../failure";
import { hasResult } from "../application/application.rules";
import { isUndecided, standingOf } from "../interview/appointment.rules";
import { retryIfOvertaken } from "../retry";
import type { Service } from "../service";
import { keepGuarantee } from "./keep";

/** A result says that the interview was held, as long as its company has not said otherwise. */
const saysHeld = ({ companyWord }: InterviewRow) => companyWord === null || companyWord === "held";

const isTold = (application: Parameters<typeof hasResult>[0]) =>
  hasResult(application, "SELECTED") || hasResult(application, "REJECTED");

/**
 * The employer's decision. The candidate is told after a while, once it stands that the interview
 * was held: until then it can be undone. Idempotent for the same result.
 *
 * @throws Failure not_found, invalid_stage, interview_not_held, result_given, stale_state
 */
export async function giveResult(
  service: Service,
  actor: Actor,
  applicationId: number,
  input: ResultInput,
): Promise<void> {
  await retryIfOvertaken(() => tryResult(service, actor, applicationId, input));
  await keepGuarantee(service, applicationId);
}

async function tryResult(
  service: Service,
  actor: Actor,
  applicationId: number,
  { result, reason = null, comment = null }: ResultInput,
): Promise<true | null> {
  const { db, settings, now } = service;
  const [[application], interviews, [pending]] = await db.batch([
    applicationById(db, applicationId),
    interviewsOf(db, [applicationId]),
    pendingResultOf(db, applicationId),
  ]);
  if (!application) throw new Failure("not_found");
  if (hasResult(application, result) || pending?.result === result) return true;
  if (pending) throw new Failure("result_given");
  if (!isAtInterview(application.status)) throw new Failure("invalid_stage");
  const row = standingOf(interviews);
  const isOpen = row !== undefined && isUndecided(row, now) && saysHeld(row);
  if (!row || !(isOpen || isRecordedHeld(row) || isUnproven(row))) {
    throw new Failure("interview_not_held");
  }
  const at = now.toISOString();
  const word = { outcome: "held", text: null } as const;
  try {
    await writeBatch(db, [
      insertPendingResult(db, {
        applicationId,
        result,
        reason,
        comment,
        givenAt: at,
        tellAt: addSeconds(now, settings.RESULT_DELAY_SECONDS),
      }),
      ...(isOpen && !row.companyWord ? setCompanyWord(db, row, word, at) : []),
      touchGuarantee(db, applicationId, at),
      insertAudit(db, {
        actor,
        action: "application.result",
        subject: String(applicationId),
        detail: { result, reason, comment },
        at,
      }),
    ]);
  } catch (error) {
    if (isUniqueViolation(error, "pendingResult")) return null;
    if (isGuardViolation(error, "interview_as_read")) return null;
    throw error;
  }
  return true;
}

/**
 * Takes back a result that the candidate has not been told. Idempotent.
 *
 * @throws Failure not_found, result_told, stale_state
 */
export const undoResult = async (service: Service, actor: Actor, applicationId: number) => {
  await retryIfOvertaken(() => tryUndo(service, actor, applicationId));
};

async function tryUndo(
  service: Service,
  actor: Actor,
  applicationId: number,
): Promise<true | null> {
  const { db, now } = service;
  const at = now.toISOString();
  const [[application], [pending]] = await db.batch([
    applicationById(db, applicationId),
    pendingResultOf(db, applicationId),
  ]);
  if (!application) throw new Failure("not_found");
  if (isTold(application)) throw new Failure("result_told");
  if (!pending) return true;
  const { result } = pending;
  try {
    await writeBatch(db, [
      expectPendingResult(db, pending),
      deletePendingResult(db, applicationId),
      touchGuarantee(db, applicationId, at),
      insertAudit(db, {
        actor,
        action: "application.result-undo",
        subject: String(applicationId),
        detail: { result },
        at,
      }),
    ]);
  } catch (error) {
    if (isGuardViolation(error, "promise_as_read")) return null;
    throw error;
  }
  return true;
}
