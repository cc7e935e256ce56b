import * as words from "~worker/words/validation";
import { waitingForRound } from "../../../../db/application/waiting";
import { withdrawalOf } from "../../../../db/application/withdrawals";
import { type Write, writeBatch, writeThenRead } from "../../../../db/client";
import { type InterviewDayRow, standingDays, takenSeats } from "../../../../db/interview/days";
import {
  expectOtherHours,
  expectRoomForDay,
  insertDay,
  insertedDay,
} from "../../../../db/interview/own-days";
import { insertOutbox, type OutboxRow } from "../../../../db/outbox/outbox";
import { insertAudit } from "../../../../db/staff/staff";
import { isGuardViolation } from "../../../../db/violations";
import type { DayInput, InterviewDay } from "../../../contract/console/days";
import { todayInIndia } from "../../../contract/profile";
import { DAY_LIMITS } from "../../../facts/guarantee/guarantee";
import type { InterviewRound } from "../../../facts/guarantee/rounds";
import { ROUNDS } from "../../../facts/guarantee/rounds";
import { LIMITS } from "../../../facts/limits/limits";
import type { Actor } from "../../../facts/people/console";
import { freeTimesOf } from "../../booking/interview/times.rules";
import { readJob } from "../../employers/job/job";
import { withinLimits } from "../../limit";
import type { Service } from "../../service";
import { enqueueMessages, insertMessages, outboxMessage } from "../../talk/outbox/outbox";
import { refuseWithdrawnJob, refuseWrong, toDay } from "./day";
import { wrongPlace, wrongRound, wrongTimes } from "./day-limits.rules";

/** Small enough for one write. */
const PAGE = 100;

/** The message that times were offered for a round of a job. */
const timesOffered = (jobId: number, round: InterviewRound) =>
  outboxMessage("times_offered", { jobId, round });

/**
 * Outbox handler: notifies each candidate who waits for a time of this round, once a day at most,
 * however many days are offered. A second run finds those messages there.
 */
export async function notifyOfTimes(service: Service, { payload }: OutboxRow): Promise<void> {
  const { db, now } = service;
  const jobId = Number(payload.jobId);
  const round = ROUNDS.find((one) => one === payload.round) ?? null;
  const today = todayInIndia(now);
  const [days, takenCounts] = await db.batch([
    standingDays(db, jobId, today),
    takenSeats(db, jobId, today),
  ]);
  if (freeTimesOf(days, takenCounts, round, now).length === 0) return;
  const at = now.toISOString();
  for (let after = 0; ; ) {
    const page = await waitingForRound(db, jobId, round, after, PAGE);
    const messages = page.map(({ id, promisedBy }) =>
      outboxMessage(
        "times_free",
        { applicationId: id, until: promisedBy && promisedBy > at ? promisedBy : null },
        `times_free-${id}-${today}`,
      ),
    );
    if (messages.length === 0) return;
    await writeBatch(
      db,
      messages.map((one) => insertOutbox(db, { ...one, createdAt: at }).onConflictDoNothing()),
    );
    await enqueueMessages(service, messages);
    after = page.at(-1)?.id ?? after;
  }
}

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
