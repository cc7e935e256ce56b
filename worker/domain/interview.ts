import { applicationById } from "../../db/applications";
import { isRefused, writeBatch } from "../../db/client";
import { creditSpentOn } from "../../db/credits";
import {
  cancelInterview,
  changeInterview,
  dropRemindersOf,
  insertInterview,
  insertReminder,
  interviewById,
  interviewByUid,
  interviewsOf,
} from "../../db/interviews";
import { keptPayment } from "../../db/orders";
import { insertAudit } from "../../db/staff";
import {
  type Interview,
  type InterviewInput,
  type InterviewPatch,
  NOWHERE,
} from "../contract/interviews";
import type { StaffRole } from "../contract/ops";
import { FULL_REFUND_HOURS } from "../facts/refunds";
import { Failure } from "../failure";
import { move } from "./application";
import { isAtInterview } from "./application.rules";
import { fullRefundUntil } from "./appointment.rules";
import {
  opensRefund,
  type PaidWith,
  returnsOnCancel,
  settingOpensRefund,
} from "./cancellation.rules";
import { whyWithdrawn } from "./hold";
import { maySetInterview, remindersFor, statusOfRound, statusWithout } from "./interview.rules";
import { interviewNote } from "./interview-order";
import { toInterview } from "./interview-view";
import { insertNotes, send } from "./outbox";
import type { Service } from "./service";

const remind = ({ db, now }: Service, uid: string, at: string) =>
  remindersFor(new Date(at), now).map((reminder) => insertReminder(db, uid, reminder));

/** A member of staff, as far as an act depends on who does it. */
export interface StaffMember {
  name: string;
  role: StaffRole;
}

/** What decides about an application's interviews, read in one moment. @throws Failure not_found */
async function load({ db }: Service, applicationId: number) {
  const [[application], interviews, [kept], [spent]] = await db.batch([
    applicationById(db, applicationId),
    interviewsOf(db, [applicationId]),
    keptPayment(db, applicationId),
    creditSpentOn(db, applicationId),
  ]);
  if (!application) throw new Failure("not_found");
  const paidWith: PaidWith = spent ? "credit" : kept ? "money" : null;
  return { application, interviews, paidWith };
}

/** The same, and the interview that an act is about. @throws Failure not_found */
async function loadWith(service: Service, id: number) {
  const [known] = await interviewById(service.db, id);
  if (!known) throw new Failure("not_found");
  const found = await load(service, known.applicationId);
  const row = found.interviews.find((one) => one.id === id) ?? known;
  return { ...found, row };
}

/** An act that gives money back is an admin's. @throws Failure forbidden */
function refuseRefundBySupport({ role }: StaffMember, opens: boolean): void {
  if (role === "admin" || !opens) return;
  throw new Failure("forbidden", {
    message: `The candidate could take the money back: less than ${FULL_REFUND_HOURS} hours are left, or an interview was held. An admin must do this.`,
  });
}

/**
 * Sets an interview and tells the candidate.
 *
 * @throws Failure not_found, job_withdrawn, wrong_stage, forbidden where support would open a refund,
 *   out_of_step when the candidate cancelled first
 */
export async function setInterview(
  service: Service,
  staff: StaffMember,
  applicationId: number,
  input: InterviewInput,
): Promise<Interview> {
  const { db, now } = service;
  const now24 = now.toISOString();
  const { application, interviews, paidWith } = await load(service, applicationId);
  const withdrawn = await whyWithdrawn(service, application.jobId);
  if (withdrawn) throw withdrawn;
  const newest = interviews[0] ?? null;
  const { round, at, link = null, place = null } = input;
  if (!maySetInterview(application.status, round, newest)) throw new Failure("wrong_stage");
  const opens = settingOpensRefund(application.status, paidWith, interviews, at, now);
  refuseRefundBySupport(staff, opens);
  const uid = crypto.randomUUID();
  const row = {
    uid,
    applicationId,
    round,
    at,
    link,
    place,
    state: "scheduled",
    sequence: 0,
    movedAt: newest?.state === "cancelled" ? now24 : null,
    changedAt: now24,
    dateSetAt: now24,
  } as const;
  const status = statusOfRound(round);
  const rounds = [row, ...interviews];
  const returns = returnsOnCancel(status, paidWith, rounds, now);
  const refundUntil = returns === "refund" ? fullRefundUntil(rounds, now) : null;
  const said = interviewNote("interview_set", row, { applicationId, at, link, place, refundUntil });
  const moved = await move(
    service,
    application,
    [status],
    [said],
    [
      insertInterview(db, row),
      ...remind(service, uid, at),
      insertAudit(db, {
        staff: staff.name,
        action: "interview.set",
        subject: String(applicationId),
        detail: input,
        at: now24,
      }),
    ],
  );
  if (!moved) throw new Failure("out_of_step");
  return readByUid(service, uid);
}

async function readByUid(service: Service, uid: string): Promise<Interview> {
  const [row] = await interviewByUid(service.db, uid);
  if (!row) throw new Error("An interview just written is missing");
  return toInterview(service, row);
}

/**
 * Moves an interview, or changes its link or place, and tells the candidate what is new.
 *
 * @throws Failure not_found, wrong_stage, invalid where neither link nor place is left, forbidden where
 *   support would open a refund, out_of_step
 */
export async function patchInterview(
  service: Service,
  staff: StaffMember,
  id: number,
  patch: InterviewPatch,
): Promise<Interview> {
  const { db, now } = service;
  const { row, application, interviews, paidWith } = await loadWith(service, id);
  if (!isAtInterview(application.status) || row.state !== "scheduled") {
    throw new Failure("wrong_stage");
  }
  const { at = row.at, link = row.link, place = row.place } = patch;
  if (!link && !place) {
    throw new Failure("invalid", { message: NOWHERE, fields: { link: NOWHERE } });
  }
  const newDate = at !== row.at;
  if (!newDate && link === row.link && place === row.place) return toInterview(service, row);
  if (newDate) {
    const opens = opensRefund(application.status, paidWith, interviews, row, at, now);
    refuseRefundBySupport(staff, opens);
  }
  const changedAt = now.toISOString();
  const changed = { uid: row.uid, sequence: row.sequence + 1 };
  const told = interviewNote("interview_moved", changed, {
    applicationId: application.id,
    at,
    link,
    place,
    newDate: newDate ? 1 : 0,
  });
  try {
    await writeBatch(db, [
      changeInterview(db, row, application.seq, {
        at,
        link,
        place,
        movedAt: newDate ? changedAt : row.movedAt,
        changedAt,
        dateSetAt: newDate ? changedAt : row.dateSetAt,
      }),
      ...(newDate ? [dropRemindersOf(db, id), ...remind(service, row.uid, at)] : []),
      ...insertNotes(service, [told]),
      insertAudit(db, {
        staff: staff.name,
        action: "interview.change",
        subject: String(id),
        detail: patch,
        at: changedAt,
      }),
    ]);
  } catch (error) {
    if (isRefused(error)) throw new Failure("out_of_step");
    throw error;
  }
  await send(service, [told]);
  return readByUid(service, row.uid);
}

/**
 * The employer cancels: the slot stays the candidate's, who waits for a new date or asks for the
 * money. Round 1 stands when round 2 is cancelled. Cancelling again changes nothing.
 *
 * @throws Failure not_found, wrong_stage for any but the newest interview that stands, forbidden where support
 *   would open a refund, out_of_step
 */
export async function cancelByEmployer(
  service: Service,
  staff: StaffMember,
  id: number,
): Promise<Interview> {
  const { db, now } = service;
  const { row, application, interviews, paidWith } = await loadWith(service, id);
  if (row.state === "cancelled") return toInterview(service, row);
  const newest = interviews.find(({ state }) => state === "scheduled");
  if (!isAtInterview(application.status) || newest?.id !== id) throw new Failure("wrong_stage");
  const opens = opensRefund(application.status, paidWith, interviews, row, null, now);
  refuseRefundBySupport(staff, opens);
  const at = now.toISOString();
  const changed = { uid: row.uid, sequence: row.sequence + 1 };
  const told = interviewNote("interview_cancelled", changed, {
    applicationId: application.id,
    at: row.at,
  });
  const audit = {
    staff: staff.name,
    action: "interview.cancel",
    subject: String(id),
    detail: null,
    at,
  };
  try {
    const status = statusWithout(row, interviews);
    const moved = await move(
      service,
      application,
      [status],
      [told],
      [cancelInterview(db, row, at), dropRemindersOf(db, id), insertAudit(db, audit)],
    );
    if (!moved) throw new Failure("out_of_step");
  } catch (error) {
    if (isRefused(error)) throw new Failure("out_of_step");
    throw error;
  }
  return readByUid(service, row.uid);
}
