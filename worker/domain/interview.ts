import { applicationById } from "../../db/applications";
import { isRefused, writeBatch } from "../../db/client";
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
import { insertAudit } from "../../db/staff";
import type { Interview, InterviewInput, InterviewPatch } from "../contract/interviews";
import { Failure } from "../failure";
import { move } from "./application";
import { isAtInterview } from "./application.rules";
import { calendarUrl } from "./calendar";
import { maySetInterview, remindersFor, statusOfRound } from "./interview.rules";
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

async function load(service: Service, id: number) {
  const [row] = await interviewById(service.db, id);
  const [application] = row ? await applicationById(service.db, row.applicationId) : [];
  if (!row || !application) throw new Failure("not_found");
  return { row, application };
}

/**
 * Moves an interview, or changes its link or place, and tells the candidate what is new.
 *
 * @throws Failure not_found, wrong_stage, out_of_step
 */
export async function patchInterview(
  service: Service,
  staff: string,
  id: number,
  patch: InterviewPatch,
): Promise<Interview> {
  const { db, now } = service;
  const { row, application } = await load(service, id);
  if (!isAtInterview(application.status) || row.state !== "scheduled") {
    throw new Failure("wrong_stage");
  }
  const { at = row.at, link = row.link, place = row.place } = patch;
  const newDate = at !== row.at;
  if (!newDate && link === row.link && place === row.place) return toInterview(service, row);
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
        staff,
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
 * @throws Failure not_found, wrong_stage for any but the newest interview, out_of_step
 */
export async function cancelByEmployer(
  service: Service,
  staff: string,
  id: number,
): Promise<Interview> {
  const { db, now } = service;
  const { row, application } = await load(service, id);
  if (row.state === "cancelled") return toInterview(service, row);
  const [newest] = await interviewsOf(db, [application.id]);
  if (!isAtInterview(application.status) || newest?.id !== id) throw new Failure("wrong_stage");
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
      insertAudit(db, { staff, action: "interview.cancel", subject: String(id), detail: null, at }),
    ],
  );
  if (!moved) throw new Failure("out_of_step");
  return readByUid(service, row.uid);
}
