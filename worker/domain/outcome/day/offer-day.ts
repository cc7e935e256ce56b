import * as words from "~worker/words/validation";
import { type Write, writeThenRead } from "../../../../db/client";
import {
  expectOtherHours,
  expectRoomForDay,
  insertDay,
  insertedDay,
} from "../../../../db/interview/own-days";
import { insertAudit } from "../../../../db/staff/staff";
import { isGuardViolation } from "../../../../db/violations";
import type { DayInput } from "../../../contract/console/days";
import { todayInIndia } from "../../../contract/profile";
import { DAY_LIMITS } from "../../../facts/guarantee/guarantee";
import { LIMITS } from "../../../facts/limits/limits";
import type { Actor } from "../../../facts/people/console";
import { readJob } from "../../employers/job/job";
import { useLimits } from "../../limit";
import type { Service } from "../../service";
import { enqueueMessages, insertMessages } from "../../talk/outbox/outbox";
import { refuseWithdrawnJob, refuseWrong } from "./day";
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
): Promise<number> {
  const { db, now } = service;
  const { rounds, company } = await readJob(service, actor, jobId);
  refuseWrong({
    ...wrongTimes(input, [], now),
    ...wrongPlace(input.place, company),
    ...wrongRound(input.round, rounds),
  });
  await refuseWithdrawnJob(service, jobId);
  await useLimits(service, [{ limit: LIMITS.daysOfCompany, of: actor.companyId }]);
  const at = now.toISOString();
  const line = { actor, action: "day.offer", subject: String(jobId), detail: input, at };
  const news = [timesOffered(jobId, input.round)];
  const id = await insertOther(service, jobId, input, [
    ...insertMessages(service, news),
    insertAudit(db, line),
  ]);
  await enqueueMessages(service, news);
  return id;
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
): Promise<number> {
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
    return day.id;
  } catch (error) {
    if (isGuardViolation(error, "within_limits")) refuseWrong({ date: words.daysEnough });
    if (isGuardViolation(error, "time_free")) refuseWrong({ from: words.dayOffered });
    throw error;
  }
}
