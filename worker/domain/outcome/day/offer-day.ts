import * as words from "~worker/words/validation";
import { withdrawalOf } from "../../../../db/application/withdrawals";
import { type Write, writeThenRead } from "../../../../db/client";
import type { InterviewDayRow } from "../../../../db/interview/days";
import {
  expectOtherHours,
  expectRoomForDay,
  insertDay,
  insertedDay,
} from "../../../../db/interview/own-days";
import { insertAudit } from "../../../../db/staff/staff";
import { isGuardViolation } from "../../../../db/violations";
import type { DayInput, InterviewDay } from "../../../contract/console/days";
import { todayInIndia } from "../../../contract/profile";
import { DAY_LIMITS } from "../../../facts/guarantee/guarantee";
import { LIMITS } from "../../../facts/limits/limits";
import type { Actor } from "../../../facts/people/console";
import { readJob } from "../../employers/job/job";
import { withinLimits } from "../../limit";
import type { Service } from "../../service";
import { enqueueMessages, insertMessages } from "../../talk/outbox/outbox";
import { refuseWithdrawnJob, refuseWrong, toDay } from "./day";
import { wrongPlace, wrongRound, wrongTimes } from "./day-limits.rules";
import { timesOffered } from "./times-offered";

/**
 * A company offers interview times on a day for its job. Candidates who wait for a time are
 * notified.
 *
 * @throws Failure not_found, invalid, job_withdrawn, company_suspended, too_many_requests
 */
export async function offerDay(
  service: Service,
  actor: Actor,
  jobId: number,
  input: DayInput,
): Promise<InterviewDay> {
  const { db, now } = service;
  const [{ rounds, company }, [withdrawal]] = await Promise.all([
    readJob(service, actor, jobId),
    withdrawalOf(db, jobId),
  ]);
  refuseWrong({
    ...wrongTimes(input, [], now),
    ...wrongPlace(input.place, company),
    ...wrongRound(input.round, rounds),
  });
  refuseWithdrawnJob(withdrawal);
  const at = now.toISOString();
  const line = { actor, action: "day.offer", subject: String(jobId), detail: input, at };
  const news = [timesOffered(jobId, input.round)];
  const uses = [{ limit: LIMITS.daysOfCompany, of: actor.companyId }];
  const day = await withinLimits(service, uses, (counts) =>
    insertOther(service, jobId, input, [
      ...counts,
      ...insertMessages(service, news),
      insertAudit(db, line),
    ]),
  );
  await enqueueMessages(service, news);
  return toDay(day, [], []);
}

/**
 * @throws Failure invalid if the same interviewer is already offered for overlapping hours, or the
 *   job has the maximum number of days
 */
async function insertOther(
  { db, now }: Service,
  jobId: number,
  input: DayInput,
  also: Write[],
): Promise<InterviewDayRow> {
  const row = { ...input, jobId, offeredAt: now.toISOString() };
  const writes = [
    expectRoomForDay(db, jobId, todayInIndia(now), DAY_LIMITS.standing),
    expectOtherHours(db, jobId, input),
    insertDay(db, row),
    ...also,
  ];
  try {
    const { rows } = await writeThenRead(db, writes, insertedDay(db, jobId));
    const [day] = rows;
    if (!day) throw new Error("A day that was just offered is missing");
    return day;
  } catch (error) {
    if (isGuardViolation(error, "days_left")) refuseWrong({ date: words.daysEnough });
    if (isGuardViolation(error, "time_free")) refuseWrong({ from: words.dayOffered });
    throw error;
  }
}
