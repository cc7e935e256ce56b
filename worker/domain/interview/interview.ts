import { applicationById } from "../../../db/application/applications";
import { setGivenTime } from "../../../db/application/promises";
import { pendingResultOf } from "../../../db/application/results";
import { withdrawalBehind } from "../../../db/application/withdrawals";
import { writeBatch } from "../../../db/client";
import { changeInterview, interviewById, interviewsOf } from "../../../db/interview/interviews";
import { dropRemindersOf, insertReminder } from "../../../db/interview/reminders";
import { creditSpentOn } from "../../../db/payment/credits";
import { keptPayment } from "../../../db/payment/payments";
import { insertAudit } from "../../../db/staff/staff";
import type { Interview, InterviewPatch } from "../../contract/interviews";
import type { Actor } from "../../facts/console";
import { isAtInterview, isScheduled } from "../../facts/statuses";
import { termsOf } from "../../facts/terms";
import { Failure } from "../../failure";
import { staffWords } from "../../words/en/fields";
import { interviewNowhere } from "../../words/en/validation";
import { enqueueMessages, insertMessages } from "../outbox/outbox";
import type { Service } from "../service";
import { isAhead } from "./appointment.rules";
import { opensRefund, paidBy } from "./cancellation.rules";
import { breaksLate, NOTHING_SAID, remindersFor } from "./interview.rules";
import { interviewMessage } from "./interview-order";
import { toInterview } from "./interview-view";
import { endOf } from "./outcome.rules";

export const remind = ({ db, now }: Service, uid: string, at: string) =>
  remindersFor(new Date(at), now).map((reminder) => insertReminder(db, uid, reminder));

/** The facts about an application's interviews, read in one batch. @throws Failure not_found */
export async function load({ db }: Service, applicationId: number) {
  const [[application], interviews, [kept], [spent], [withdrawal], [result]] = await db.batch([
    applicationById(db, applicationId),
    interviewsOf(db, [applicationId]),
    keptPayment(db, applicationId),
    creditSpentOn(db, applicationId),
    withdrawalBehind(db, applicationId),
    pendingResultOf(db, applicationId),
  ]);
  if (!application) throw new Failure("not_found");
  const { paidWith } = paidBy(kept, spent);
  return { application, interviews, paidWith, withdrawal, hasResult: result !== undefined };
}

/** The same, and the interview that an action is about. @throws Failure not_found */
export async function loadWith(service: Service, id: number) {
  const [known] = await interviewById(service.db, id);
  if (!known) throw new Failure("not_found");
  const found = await load(service, known.applicationId);
  const row = found.interviews.find((one) => one.id === id) ?? known;
  return { ...found, row };
}

/** Only admins may return money. @throws Failure forbidden */
export function refuseRefundBySupport({ role }: Actor, opens: boolean): void {
  if (role === "admin" || !opens) return;
  throw new Failure("forbidden", {
    message: staffWords.opensRefund,
  });
}

type Patch = InterviewPatch & { interviewer?: string };

/**
 * The writes of a change to an interview, and the message about it; null if nothing changes.
 *
 * @throws Failure not_found, company_suspended, invalid_stage also for moving one that has begun,
 *   invalid if neither link nor venue is left, forbidden if support would open a refund
 */
export async function lookAtPatch(service: Service, actor: Actor, id: number, patch: Patch) {
  const { now } = service;
  const { row, application, interviews, paidWith, withdrawal } = await loadWith(service, id);
  if (withdrawal?.isSuspended) throw new Failure("company_suspended");
  if (!isAtInterview(application.status) || !isScheduled(row)) {
    throw new Failure("invalid_stage");
  }
  const { at = row.at, link = row.link, place = row.place, interviewer = row.interviewer } = patch;
  if (!link && !place) {
    throw new Failure("invalid", {
      message: interviewNowhere,
      fields: { link: interviewNowhere },
    });
  }
  const newDate = at !== row.at;
  const hasNews = link !== row.link || place !== row.place || interviewer !== row.interviewer;
  if (!newDate && !hasNews) return { row, application, change: null };
  if (newDate) {
    if (!isAhead(row, now)) throw new Failure("invalid_stage");
    const opens = opensRefund(
      application.status,
      paidWith,
      interviews,
      row,
      at,
      now,
      termsOf(application),
    );
    refuseRefundBySupport(actor, opens);
  }
  const changedAt = now.toISOString();
  const changes = {
    at,
    link,
    place,
    movedAt: newDate ? changedAt : row.movedAt,
    candidateMovedAt: newDate ? null : row.candidateMovedAt,
    changedAt,
    dateSetAt: newDate ? changedAt : row.dateSetAt,
    acceptedAt: newDate ? null : row.acceptedAt,
    movedLateAt: newDate ? null : row.movedLateAt,
    interviewer,
    dayId: newDate ? null : row.dayId,
    brokenLateAt: newDate && breaksLate(row.at, at, now) ? changedAt : row.brokenLateAt,
    ...(newDate && NOTHING_SAID),
  };
  const changed = { uid: row.uid, sequence: row.sequence + 1 };
  const message = interviewMessage("interview_moved", changed, {
    applicationId: application.id,
    at,
    link,
    place,
    interviewer,
    newDate: newDate ? 1 : 0,
    before: newDate ? row.at : null,
  });
  return { row, application, change: { changes, newDate, message } };
}

/**
 * Moves an interview, or changes its link, venue or interviewer, and notifies the candidate. A
 * moved interview leaves the day in which it had a seat.
 *
 * @throws Failure as `lookAtPatch`, stale_state
 */
export async function patchInterview(
  service: Service,
  actor: Actor,
  id: number,
  patch: Patch,
): Promise<Interview> {
  const { db } = service;
  const { row, application, change } = await lookAtPatch(service, actor, id, patch);
  if (!change) return toInterview(service, row);
  const { changes, newDate, message } = change;
  const { at, changedAt } = changes;
  const endsAt = endOf({ at, minutes: row.minutes });
  await writeBatch(db, [
    ...changeInterview(db, row, application.seq, changes),
    ...(newDate ? [dropRemindersOf(db, id), ...remind(service, row.uid, at)] : []),
    ...(newDate ? [setGivenTime(db, application.id, { at, endsAt })] : []),
    ...insertMessages(service, [message]),
    insertAudit(db, {
      actor,
      action: "interview.change",
      subject: String(id),
      detail: patch,
      at: changedAt,
    }),
  ]);
  await enqueueMessages(service, [message]);
  return toInterview(service, { ...row, ...changes, sequence: row.sequence + 1 });
}
