import { writeThenRead } from "../../../db/client";
import { insertDay, insertedDay } from "../../../db/interview/own-days";
import { insertAudit } from "../../../db/staff/staff";
import type { DayInput } from "../../contract/console/days";
import type { Actor } from "../../facts/console";
import { readJob } from "../job/job";
import { enqueueMessages, insertMessages } from "../outbox/outbox";
import type { Service } from "../service";
import { refuseWhereOver, refuseWrong } from "./day";
import { wrongRound, wrongTimes } from "./day-limits.rules";
import { timesOffered } from "./times-offered";

/**
 * A company offers the times of a day for the interviews of its job. Who waits for one reads of it.
 *
 * @throws Failure not_found, invalid, job_withdrawn, company_suspended
 */
export async function offerDay(
  service: Service,
  actor: Actor,
  jobId: number,
  input: DayInput,
): Promise<number> {
  const { db, now } = service;
  const { rounds } = await readJob(service, actor, jobId);
  refuseWrong({ ...wrongTimes(input, [], now), ...wrongRound(input.round, rounds) });
  await refuseWhereOver(service, jobId);
  const at = now.toISOString();
  const line = { actor, action: "day.offer", subject: String(jobId), detail: input, at };
  const news = [timesOffered(jobId, input.round)];
  const { rows } = await writeThenRead(
    db,
    [
      insertDay(db, { ...input, jobId, offeredAt: at }),
      ...insertMessages(service, news),
      insertAudit(db, line),
    ],
    insertedDay(db, jobId),
  );
  await enqueueMessages(service, news);
  const [day] = rows;
  if (!day) throw new Error("A day that was just offered is missing");
  return day.id;
}
