import * as words from "~worker/words/slots";
import { userById } from "../../../../db/account/users";
import { restoreNotice, watchSlots } from "../../../../db/application/notices";
import { writeBatch } from "../../../../db/client";
import { jobById } from "../../../../db/job/jobs";
import type { OutboxRow } from "../../../../db/outbox/outbox";
import type { Service } from "../../service";
import { notify } from "../../talk/notify/notify";

/** Tells a waiting person that a slot is free; if it was taken again, they keep waiting. */
export async function notifyOfFreeSlot(service: Service, row: OutboxRow): Promise<void> {
  const { db, settings } = service;
  const now = service.now.toISOString();
  const [userId, jobId] = [Number(row.payload.userId), Number(row.payload.jobId)];
  const [[user], [job]] = await Promise.all([userById(db, userId), jobById(db, jobId, null, now)]);
  if (!user || !job) throw new Error("A message without its person or job");
  if (job.closedAt !== null) return;
  const free = job.maxApplicants - job.applicantsCount;
  if (free <= 0) {
    const createdAt = String(row.payload.since ?? row.createdAt);
    await writeBatch(db, [
      restoreNotice(db, { userId, jobId, createdAt }),
      watchSlots(db, jobId, now),
    ]);
    return;
  }
  const jobUrl = `${settings.PUBLIC_URL}/jobs/${job.id}`;
  await notify(service, row, user, () =>
    words.slotFree({ ...job, free, slots: job.maxApplicants, jobUrl }),
  );
}
