import * as words from "~worker/words/cancelled-interviews";
import { insertBatch, writeBatch } from "../../../../db/client";
import { dayOfLink, endLink, insertLink, linkOfDay } from "../../../../db/interview/day-links";
import { interviewById } from "../../../../db/interview/interviews";
import { listedInterviews } from "../../../../db/interview/listed-interviews";
import { dayOfCompany } from "../../../../db/interview/own-days";
import { insertAudit } from "../../../../db/staff/staff";
import { isGuardViolation } from "../../../../db/violations";
import type { DeskDay } from "../../../contract/console/listed-interviews";
import { todayInIndia } from "../../../contract/profile";
import { randomSeed, sha256 } from "../../../crypto";
import { LIMITS } from "../../../facts/limits/limits";
import { type Actor, deskActor } from "../../../facts/people/console";
import { Failure } from "../../../failure";
import { currentRequestId } from "../../../log";
import { useLimits } from "../../limit";
import type { Service } from "../../service";

/** More than the times and seats of any day. */
const INTERVIEWS_OF_A_DAY = 5_000;

/** @throws Failure not_found for a day of another company. */
export async function findOwnDay({ db }: Service, companyId: number, dayId: number) {
  const [row] = await dayOfCompany(db, companyId, dayId);
  if (!row) throw new Failure("not_found");
  return row.day;
}

/**
 * Makes a link that shows a day's list to a front desk. Its token is shown once. It ends with the
 * membership of its maker.
 *
 * @throws Failure not_found, stale_state for a day that was cancelled, too_many_requests
 */
export async function makeDayLink(
  service: Service,
  actor: Actor,
  companyId: number,
  dayId: number,
) {
  const { db, now, settings } = service;
  const day = await findOwnDay(service, companyId, dayId);
  if (day.cancelledAt) throw new Failure("stale_state");
  await useLimits(service, [{ limit: LIMITS.dayLinksOfCompany, of: companyId }]);
  const token = randomSeed();
  const createdAt = now.toISOString();
  const line = { actor, action: "day.link", subject: String(dayId), detail: null, at: createdAt };
  const link = { dayId, tokenHash: await sha256(token), madeBy: actor.id ?? 0, createdAt };
  const id = await unlessEnded(insertBatch(db, [...insertLink(db, link), insertAudit(db, line)]));
  return { id, createdAt, token, url: `${settings.PUBLIC_URL}/hiring/day/${token}` };
}

/** @throws Failure unauthorized if the actor's membership ended meanwhile */
async function unlessEnded<Written>(work: Promise<Written>): Promise<Written> {
  try {
    return await work;
  } catch (error) {
    if (!isGuardViolation(error, "person_as_read")) throw error;
    throw new Failure("unauthorized", { cause: error });
  }
}

/** Idempotent. @throws Failure not_found */
export async function endDayLink(
  service: Service,
  actor: Actor,
  companyId: number,
  dayId: number,
  id: number,
): Promise<void> {
  const { db, now } = service;
  await findOwnDay(service, companyId, dayId);
  const [link] = await linkOfDay(db, dayId, id);
  if (!link) throw new Failure("not_found");
  if (link.endedAt) return;
  const at = now.toISOString();
  await writeBatch(db, [
    endLink(db, id, at),
    insertAudit(db, {
      actor,
      action: "day.end-link",
      subject: String(dayId),
      detail: { link: id },
      at,
    }),
  ]);
}

/** The day of a link, cancelled or not, only on that day in India. @throws Failure not_found */
export async function dayOfToken({ db, now }: Service, token: string) {
  const [row] = await dayOfLink(db, await sha256(token));
  if (!row || row.day.date !== todayInIndia(now)) throw new Failure("not_found");
  return row;
}

/** The same, unless the day is cancelled. @throws Failure not_found, interview_cancelled */
export async function standingDayOfToken(service: Service, token: string) {
  const row = await dayOfToken(service, token);
  const { cancelledAt } = row.day;
  if (cancelledAt)
    throw new Failure("interview_cancelled", { message: words.dayCancelledOn(cancelledAt) });
  return row;
}

/**
 * An interview on the day of a link, and the actor that the link stands for.
 *
 * @throws Failure not_found, interview_cancelled for a cancelled day
 */
export async function interviewOfDesk(service: Service, token: string, id: number) {
  const { link, day, companyId } = await standingDayOfToken(service, token);
  const [row] = await interviewById(service.db, id);
  if (!row || row.dayId !== day.id) throw new Failure("not_found");
  return { row, link, actor: deskActor(companyId, currentRequestId()) };
}

/** The list of a front desk: the candidates and their times. @throws Failure not_found */
export async function readDeskDay(service: Service, token: string): Promise<DeskDay> {
  const { day, title, company } = await dayOfToken(service, token);
  if (day.cancelledAt) throw new Failure("not_found");
  const rows = await listedInterviews(
    service.db,
    { dayId: day.id, stands: true },
    undefined,
    INTERVIEWS_OF_A_DAY,
  );
  return {
    date: day.date,
    company,
    job: title,
    interviewer: day.interviewer,
    place: day.place,
    interviews: rows.map(({ interview, candidate }) => {
      const { id, at, minutes, state, arrivedAt, checkedInAt } = interview;
      return { id, at, minutes, state, arrivedAt, checkedInAt, name: candidate.name };
    }),
  };
}
