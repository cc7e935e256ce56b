import { userById } from "../../../db/account/users";
import { jobById } from "../../../db/job/jobs";
import type { OutboxRow } from "../../../db/outbox/outbox";
import { slotFree } from "../../words/en/slots";
import { notify } from "../notify/notify";
import type { Service } from "../service";

/** Notifies someone who saved a full job that a slot is free, unless it is taken again. */
export async function notifyOfFreeSlot(service: Service, row: OutboxRow): Promise<void> {
  const { db, now, settings } = service;
  const [[user], [job]] = await Promise.all([
    userById(db, Number(row.payload.userId)),
    jobById(db, Number(row.payload.jobId), null, now.toISOString()),
  ]);
  if (!user || !job) throw new Error("A message without its person or job");
  const free = job.maxApplicants - job.applicantsCount;
  if (free <= 0 || job.closedAt !== null) return;
  const jobUrl = `${settings.PUBLIC_URL}/jobs/${job.id}`;
  await notify(service, row, user, slotFree({ ...job, free, slots: job.maxApplicants, jobUrl }));
}
