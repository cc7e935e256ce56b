import {
  closedFullJobs,
  deleteNotice,
  deleteNoticesOf,
  deleteTold,
  freedJobs,
  insertNotice,
  noticeOf,
  outboxOfNotices,
  setNextTold,
  unwatchClosed,
  watchSlots,
} from "../../../../db/application/notices";
import { writeBatch, writeThenRead } from "../../../../db/client";
import { jobById } from "../../../../db/job/jobs";
import { writtenAt } from "../../../../db/outbox/outbox";
import { todayInIndia } from "../../../contract/profile";
import {
  NEXT_TOLD_MINUTES,
  NOTICE_HOURS,
  NOTICES_MAX,
  TOLD_PER_SLOT,
} from "../../../facts/search/searches";
import { addSeconds } from "../../../facts/times";
import { Failure } from "../../../failure";
import { momentInIndia } from "../../booking/interview/times.rules";
import { forEachDue } from "../../for-each-due";
import type { Service } from "../../service";
import type { MessageKind } from "../../talk/outbox/kinds.rules";

const JOBS_AT_ONCE = 50;
const PEOPLE_AT_ONCE = 300;
const NOTICES_AT_ONCE = 500;

/**
 * A person asks to be told when a slot of a full job comes free. Idempotent.
 *
 * @throws Failure job_closed, slot_is_free, too_many_notices
 */
export async function askForNotice(service: Service, userId: number, jobId: number) {
  const { db } = service;
  const now = service.now.toISOString();
  const { rows } = await writeThenRead(
    db,
    [insertNotice(db, { userId, jobId, now }, NOTICES_MAX), watchSlots(db, jobId, now)],
    noticeOf(db, userId, jobId),
  );
  if (rows.length > 0) return;
  const [job] = await jobById(db, jobId, null, now);
  if (!job || job.closedAt !== null) throw new Failure("job_closed");
  throw new Failure(job.applicantsCount < job.maxApplicants ? "slot_is_free" : "too_many_notices");
}

export async function endNotice({ db }: Service, userId: number, jobId: number): Promise<void> {
  await deleteNotice(db, userId, jobId);
}

/** Whether slot notices are sent at this time of day. */
function isNoticeTime(now: Date): boolean {
  const at = (time: string) => momentInIndia(todayInIndia(now), time).getTime();
  return now.getTime() >= at(NOTICE_HOURS.from) && now.getTime() < at(NOTICE_HOURS.until);
}

/**
 * In the daytime, tells people who wait for a slot of a full job that there are free ones: a few
 * people per slot, longest wait first, and the next ones after a while if slots are still free.
 */
export async function notifyOfFreeSlots(service: Service): Promise<number> {
  const { db, now } = service;
  if (!isNoticeTime(now)) return 0;
  const at = now.toISOString();
  const kind: MessageKind = "slot_free";
  const freed = await freedJobs(db, at, JOBS_AT_ONCE);
  const next = addSeconds(now, NEXT_TOLD_MINUTES * 60);
  await forEachDue("notifyOfFreeSlots", freed, async (job) => {
    const people = Math.min(TOLD_PER_SLOT * job.free, PEOPLE_AT_ONCE);
    await writeBatch(db, [
      outboxOfNotices(db, kind, job, people, at),
      deleteTold(db, job, people, at),
      setNextTold(db, job, next),
    ]);
    return true;
  });
  if (freed.length === 0) return 0;
  const messages = await writtenAt(db, kind, at);
  await service.enqueue(messages.map(({ id }) => id));
  return messages.length;
}

/** Ends the notices for jobs that were closed or withdrawn. */
export async function endNoticesOfClosed({ db }: Service): Promise<number> {
  const jobs = await closedFullJobs(db, JOBS_AT_ONCE);
  return forEachDue("endNoticesOfClosed", jobs, async ({ id }) => {
    await writeBatch(db, [deleteNoticesOf(db, id, NOTICES_AT_ONCE), unwatchClosed(db, id)]);
    return true;
  });
}
