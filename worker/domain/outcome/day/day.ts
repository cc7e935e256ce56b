import { waitingForDate } from "../../../../db/application/waiting";
import type { withdrawalOf } from "../../../../db/application/withdrawals";
import { standingLinks } from "../../../../db/interview/day-links";
import {
  type InterviewDayRow,
  standingIds,
  type TakenSeats,
  takenSeats,
} from "../../../../db/interview/days";
import { dayById, standingDaysAfter } from "../../../../db/interview/own-days";
import type { InterviewDay } from "../../../contract/console/days";
import { todayInIndia } from "../../../contract/profile";
import type { Actor } from "../../../facts/people/console";
import { Failure } from "../../../failure";
import { seatsOf } from "../../booking/interview/times.rules";
import { readJob } from "../../employers/job/job";
import type { Service } from "../../service";

/** A day of a job, if the actor may see it. @throws Failure not_found */
export async function findDay(service: Service, actor: Actor, jobId: number, id: number) {
  const [job, [row]] = await Promise.all([readJob(service, actor, jobId), dayById(service.db, id)]);
  if (!row || row.jobId !== jobId) throw new Failure("not_found");
  return { job, row };
}

type Withdrawal = Awaited<ReturnType<typeof withdrawalOf>>[number];

/** The days of a withdrawn job cannot change. @throws Failure job_withdrawn, company_suspended */
export function refuseWithdrawnJob(withdrawal: Withdrawal | undefined): void {
  if (withdrawal?.at) throw new Failure("job_withdrawn");
  if (withdrawal?.isSuspended) throw new Failure("company_suspended");
}

/** @throws Failure invalid if there is an error in a field. */
export function refuseWrong(fields: Record<string, string>): void {
  const [message] = Object.values(fields);
  if (message) throw new Failure("invalid", { message, fields });
}

type Links = Awaited<ReturnType<typeof standingLinks>>;

/** A day as consoles see it. */
export function toDay(row: InterviewDayRow, takenCounts: TakenSeats, links: Links): InterviewDay {
  const { offeredAt: _, sequence: __, ...shown } = row;
  return {
    ...shown,
    times: seatsOf(row, takenCounts),
    links: links
      .filter(({ dayId }) => dayId === row.id)
      .map(({ id, createdAt }) => ({ id, createdAt })),
  };
}

/** A day of a job, as it is now. @throws Failure not_found */
export async function readDay({ db }: Service, id: number): Promise<InterviewDay> {
  const [row] = await dayById(db, id);
  if (!row) throw new Failure("not_found");
  const [takenCounts, links] = await db.batch([
    takenSeats(db, row.jobId, row.date),
    standingLinks(db, [id]),
  ]);
  return toDay(row, takenCounts, links);
}

/**
 * The days of a job that are not cancelled, from today on, in order of time. @throws Failure
 * not_found
 */
export async function listDays(
  service: Service,
  actor: Actor,
  jobId: number,
  after: [string, string, number] | undefined,
  limit: number,
): Promise<InterviewDay[]> {
  const { db } = service;
  const today = todayInIndia(service.now);
  const [[rows, takenCounts, links]] = await Promise.all([
    db.batch([
      standingDaysAfter(db, jobId, today, after, limit),
      takenSeats(db, jobId, today),
      standingLinks(db, standingIds(db, jobId, today)),
    ]),
    readJob(service, actor, jobId),
  ]);
  return rows.map((row) => toDay(row, takenCounts, links));
}

/**
 * The candidates who wait for a date of a job, earliest promise first. @throws Failure not_found
 */
export async function listWaiting(
  service: Service,
  actor: Actor,
  jobId: number,
  after: [string, number] | undefined,
  limit: number,
) {
  const [rows] = await Promise.all([
    waitingForDate(service.db, jobId, after, limit),
    readJob(service, actor, jobId),
  ]);
  return rows;
}
