import { applicationById } from "../../db/applications";
import { isRefused, writeBatch } from "../../db/client";
import { creditSpentOn } from "../../db/credits";
import {
  cancelInterview,
  cancelInterviews,
  changeInterview,
  dropReminders,
  dropRemindersOf,
  type InterviewRow,
  insertInterview,
  insertReminder,
  interviewById,
  interviewByUid,
  interviewsOf,
} from "../../db/interviews";
import { keptPayment } from "../../db/orders";
import { insertAudit } from "../../db/staff";
import type { Interview, InterviewInput, InterviewPatch } from "../contract/interviews";
import type { StaffRole } from "../contract/ops";
import { Failure } from "../failure";
import { move } from "./application";
import { FULL_REFUND_HOURS, isAtInterview, type PaidWith } from "./application.rules";
import { calendarUrl } from "./calendar";
import { maySetInterview, opensRefund, remindersFor, statusOfRound } from "./interview.rules";
import { insertNotes, note, send } from "./outbox";
import type { Service } from "./service";

export async function toInterview(service: Service, row: InterviewRow): Promise<Interview> {
  const { id, applicationId, round, at, link, place, state } = row;
  const url = await calendarUrl(service, row);
  return {
    id,
    applicationId,
    round,
    at,
    link,
    place,
    state,
    moved: row.movedAt !== null,
    calendarUrl: url,
  };
}

const remind = ({ db, now }: Service, uid: string, at: string) =>
  remindersFor(new Date(at), now).map((reminder) => insertReminder(db, uid, reminder));

/**
 * Sets an interview and tells the candidate.
 *
 * @throws Failure not_found, wrong_stage, out_of_step when the candidate cancelled first
 */
export async function setInterview(
  service: Service,
  staff: string,
  applicationId: number,
  input: InterviewInput,
): Promise<Interview> {
  const { db, now } = service;
  const now24 = now.toISOString();
  const [[application], [newest]] = await db.batch([
    applicationById(db, applicationId),
    interviewsOf(db, [applicationId]),
  ]);
  if (!application) throw new Failure("not_found");
  const { round, at, link = null, place = null } = input;
  if (!maySetInterview(application.status, round, newest ?? null)) throw new Failure("wrong_stage");
  const uid = crypto.randomUUID();
  const moved = await move(
    service,
    application,
    [statusOfRound(round)],
    [note("interview_set", { applicationId, uid })],
    [
      insertInterview(db, {
        uid,
        applicationId,
        round,
        at,
        link,
        place,
        state: "scheduled",
        movedAt: newest?.state === "cancelled" ? now24 : null,
        changedAt: now24,
      }),
      ...remind(service, uid, at),
      insertAudit(db, {
        staff,
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

/** A member of staff, as far as an act depends on who does it. */
export interface StaffMember {
  name: string;
  role: StaffRole;
}

async function load({ db }: Service, id: number) {
  const [row] = await interviewById(db, id);
  if (!row) throw new Failure("not_found");
  const { applicationId } = row;
  const [[application], interviews, [kept], [spent]] = await db.batch([
    applicationById(db, applicationId),
    interviewsOf(db, [applicationId]),
    keptPayment(db, applicationId),
    creditSpentOn(db, applicationId),
  ]);
  if (!application) throw new Failure("not_found");
  const paidWith: PaidWith = spent ? "credit" : kept ? "money" : null;
  return { row, application, interviews, paidWith };
}

/** An act that gives money back is an admin's. @throws Failure forbidden */
function refuseRefundBySupport(
  { now }: Service,
  { role }: StaffMember,
  { application, interviews, paidWith }: Awaited<ReturnType<typeof load>>,
  newAt: string | null,
): void {
  if (role === "admin") return;
  if (!opensRefund(application.status, paidWith, interviews, newAt, now)) return;
  throw new Failure("forbidden", {
    message: `The candidate could take the money back: less than ${FULL_REFUND_HOURS} hours are left, or an interview was held. An admin must do this.`,
  });
}

/**
 * Moves an interview, or changes its link or place, and tells the candidate what is new.
 *
 * @throws Failure not_found, wrong_stage, forbidden where support would open a refund, out_of_step
 */
export async function patchInterview(
  service: Service,
  staff: StaffMember,
  id: number,
  patch: InterviewPatch,
): Promise<Interview> {
  const { db, now } = service;
  const found = await load(service, id);
  const { row, application } = found;
  if (!isAtInterview(application.status) || row.state !== "scheduled") {
    throw new Failure("wrong_stage");
  }
  const { at = row.at, link = row.link, place = row.place } = patch;
  const newDate = at !== row.at;
  if (!newDate && link === row.link && place === row.place) return toInterview(service, row);
  if (newDate) refuseRefundBySupport(service, staff, found, at);
  const changedAt = now.toISOString();
  const told = note("interview_moved", {
    applicationId: application.id,
    uid: row.uid,
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
 * money. Cancelling again changes nothing.
 *
 * @throws Failure not_found, wrong_stage for any but the newest interview, forbidden where support
 *   would open a refund, out_of_step
 */
export async function cancelByEmployer(
  service: Service,
  staff: StaffMember,
  id: number,
): Promise<Interview> {
  const { db, now } = service;
  const found = await load(service, id);
  const { row, application, interviews } = found;
  if (row.state === "cancelled") return toInterview(service, row);
  const isNewest = interviews[0]?.id === id;
  if (!isAtInterview(application.status) || !isNewest) throw new Failure("wrong_stage");
  refuseRefundBySupport(service, staff, found, null);
  const at = now.toISOString();
  const moved = await move(
    service,
    application,
    ["PAYMENT_CONFIRMED"],
    [note("interview_cancelled", { applicationId: application.id, uid: row.uid })],
    [
      cancelInterview(db, id, at),
      cancelInterviews(db, application.id, at),
      dropReminders(db, application.id),
      insertAudit(db, {
        staff: staff.name,
        action: "interview.cancel",
        subject: String(id),
        detail: null,
        at,
      }),
    ],
  );
  if (!moved) throw new Failure("out_of_step");
  return readByUid(service, row.uid);
}
