import { expectGuarantee, touchGuarantee } from "../../../db/application/guarantee";
import {
  deletePendingResult,
  expectPendingResult,
  insertPendingResult,
  pendingResultOf,
} from "../../../db/application/results";
import { applicationSeenBy } from "../../../db/application/seen-by";
import { writeBatch } from "../../../db/client";
import { interviewsOf } from "../../../db/interview/interviews";
import { insertAudit } from "../../../db/staff/staff";
import type { ResultInput } from "../../contract/ops";
import { type Actor, companyOf } from "../../facts/console";
import { RESULT_DELAY_SECONDS } from "../../facts/results";
import { isAtInterview } from "../../facts/statuses";
import { addSeconds } from "../../facts/times";
import { Failure } from "../../failure";
import { hasResult } from "../application/application.rules";
import { refuseSinceSuspension } from "../company/suspended";
import { enqueueMessages, insertMessages } from "../outbox/outbox";
import { retryIfOvertaken } from "../retry";
import type { Service } from "../service";
import { metIn } from "./answer.rules";
import { companyWord } from "./company-word";
import { keepGuarantee } from "./keep";

/** The facts for an answer, read in one batch, and the actor. @throws Failure not_found */
export async function loadAnswer({ db }: Service, actor: Actor, id: number) {
  const [[application], interviews, [pending]] = await db.batch([
    applicationSeenBy(db, companyOf(actor), id),
    interviewsOf(db, [id]),
    pendingResultOf(db, id),
  ]);
  if (!application) throw new Failure("not_found");
  return { actor, application, interviews, pending };
}

export type Answering = Awaited<ReturnType<typeof loadAnswer>>;

/** @throws Failure result_given, invalid_stage, interview_not_held, company_suspended */
export function metBefore({ actor, application, interviews, pending }: Answering, now: Date) {
  if (pending) throw new Failure("result_given");
  if (!isAtInterview(application.status)) throw new Failure("invalid_stage");
  const met = metIn(interviews, now);
  if (!met) throw new Failure("interview_not_held");
  refuseSinceSuspension(actor, met.row);
  return met;
}

const isSent = (application: Parameters<typeof hasResult>[0]) =>
  hasResult(application, "SELECTED") || hasResult(application, "REJECTED");

/**
 * The employer's decision. It is sent to the candidate after a delay, once it stands that the
 * interview was held: until then it can be undone. Idempotent for the same result.
 *
 * @throws Failure not_found, invalid_stage, interview_not_held, company_suspended, result_given,
 *   stale_state
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
): Promise<true> {
  const { db, now } = service;
  const found = await loadAnswer(service, actor, applicationId);
  if (hasResult(found.application, result) || found.pending?.result === result) return true;
  const { row, saysHeld } = metBefore(found, now);
  const at = now.toISOString();
  const said = saysHeld
    ? companyWord(service, row, { outcome: "held", text: null })
    : { writes: [], messages: [] };
  await writeBatch(db, [
    // Also guards a settled interview: its candidate may leave concurrently.
    expectGuarantee(db, found.application),
    insertPendingResult(db, {
      applicationId,
      result,
      reason,
      comment,
      givenAt: at,
      sendAt: addSeconds(now, RESULT_DELAY_SECONDS),
    }),
    ...said.writes,
    touchGuarantee(db, applicationId, at),
    ...insertMessages(service, said.messages),
    insertAudit(db, {
      actor,
      action: "application.result",
      subject: String(applicationId),
      detail: { result, reason, comment },
      at,
    }),
  ]);
  await enqueueMessages(service, said.messages);
  return true;
}

/**
 * Takes back a result that was not yet sent to the candidate. Idempotent.
 *
 * @throws Failure not_found, result_sent, stale_state
 */
export const undoResult = async (service: Service, actor: Actor, applicationId: number) => {
  await retryIfOvertaken(() => tryUndo(service, actor, applicationId));
};

async function tryUndo(service: Service, actor: Actor, applicationId: number): Promise<true> {
  const { db, now } = service;
  const at = now.toISOString();
  const { application, pending } = await loadAnswer(service, actor, applicationId);
  if (isSent(application)) throw new Failure("result_sent");
  if (!pending) return true;
  const { result } = pending;
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
  return true;
}
