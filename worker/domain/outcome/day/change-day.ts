import * as words from "~worker/words/validation";
import { withdrawalOf } from "../../../../db/application/withdrawals";
import { writeBatch } from "../../../../db/client";
import type { InterviewDayRow } from "../../../../db/interview/days";
import {
  comingOfDay,
  dayOfSameHours,
  expectOtherHours,
  changeDay as setDay,
} from "../../../../db/interview/own-days";
import type { JobRow } from "../../../../db/job/jobs";
import { insertAudit } from "../../../../db/staff/staff";
import { isGuardViolation } from "../../../../db/violations";
import type { DayPatch } from "../../../contract/console/days";
import { todayInIndia } from "../../../contract/profile";
import { LIMITS } from "../../../facts/limits/limits";
import type { Actor } from "../../../facts/people/console";
import { Failure } from "../../../failure";
import { isFairPlace } from "../../booking/interview/job-city.rules";
import { offersMore, timesOf } from "../../booking/interview/times.rules";
import { type Use, useLimits } from "../../limit";
import type { Service } from "../../service";
import { enqueueMessages, insertMessages, outboxMessage } from "../../talk/outbox/outbox";
import { findDay, refuseWithdrawnJob, refuseWrong } from "./day";
import { wrongPlace, wrongTimes } from "./day-limits.rules";

/**
 * A day as it would be after the change.
 *
 * @throws Failure not_found, invalid, job_withdrawn, company_suspended, stale_state for a day that
 *   was cancelled or is over
 */
export async function plannedDay(
  service: Service,
  actor: Actor,
  jobId: number,
  id: number,
  patch: DayPatch,
): Promise<{ job: JobRow; row: InterviewDayRow; next: InterviewDayRow }> {
  const [{ job, row }, [withdrawal]] = await Promise.all([
    findDay(service, actor, jobId, id),
    withdrawalOf(service.db, jobId),
  ]);
  if (row.date < todayInIndia(service.now)) throw new Failure("stale_state");
  const changes = Object.entries(patch).filter(([, value]) => value !== undefined);
  const next: InterviewDayRow = { ...row, ...Object.fromEntries(changes) };
  refuseWrong({
    ...wrongTimes(next, timesOf(row), service.now),
    ...(next.place === row.place ? {} : wrongPlace(next.place, job.company)),
    ...(next.link || next.place ? {} : { link: words.interviewNowhere }),
  });
  const [same] = await dayOfSameHours(service.db, jobId, next, id);
  if (same) refuseWrong({ from: words.dayOffered });
  refuseWithdrawnJob(withdrawal);
  if (row.cancelledAt) throw new Failure("stale_state");
  return { job, row, next };
}

/** Whether candidates who hold a time of the day are notified of the change. */
export const isNews = (row: InterviewDayRow, next: InterviewDayRow) =>
  (["link", "place", "interviewer"] as const).some((name) => row[name] !== next[name]);

/** @throws Failure too_many_requests */
async function useChange(service: Service, actor: Actor, id: number, hasNews: boolean) {
  const { db, now } = service;
  const uses: Use[] = [{ limit: LIMITS.dayChangesOfCompany, of: actor.companyId }];
  const holders = hasNews ? await comingOfDay(db, id, now.toISOString(), 1) : [];
  if (holders.length > 0) uses.push({ limit: LIMITS.newsOfDay, of: id });
  await useLimits(service, uses);
}

/**
 * Changes the fields of a day that `patch` names. Times and seats that are taken stay: to take them
 * back, the company cancels the day. Each candidate with a time of the day is notified of another
 * venue, link or interviewer through the outbox. New times and seats count as offered now, and so
 * does a day that moves into the job's city.
 *
 * @throws Failure as `plannedDay`, times_taken, too_many_requests; a guard's error for a concurrent
 *   change
 */
export async function changeDay(
  service: Service,
  actor: Actor,
  jobId: number,
  id: number,
  patch: DayPatch,
): Promise<void> {
  const { db, now } = service;
  const { job, row, next } = await plannedDay(service, actor, jobId, id, patch);
  const hasNews = isNews(row, next);
  await useChange(service, actor, id, hasNews);
  const at = now.toISOString();
  const messages = hasNews ? [outboxMessage("interview_day", { dayId: id })] : [];
  const { date, from, to, minutesEach, seats, interviewer, link, place } = next;
  const isNearer = isFairPlace(next, job) && !isFairPlace(row, job);
  const offeredAt = offersMore(row, next) || isNearer ? at : row.offeredAt;
  const values = { date, from, to, minutesEach, seats, interviewer, link, place, offeredAt };
  // With another length, an interview could begin before the one that is taken ends.
  const times = minutesEach === row.minutesEach ? timesOf(next) : [];
  const line = { actor, action: "day.change", subject: String(id), detail: patch, at };
  try {
    await writeBatch(db, [
      expectOtherHours(db, jobId, next, id),
      ...setDay(db, row, values, times),
      ...insertMessages(service, messages),
      insertAudit(db, line),
    ]);
  } catch (error) {
    if (!isGuardViolation(error, "time_free")) throw error;
    // Throws if another day has taken the hours meanwhile.
    await plannedDay(service, actor, jobId, id, patch);
    throw new Failure("times_taken");
  }
  await enqueueMessages(service, messages);
}
