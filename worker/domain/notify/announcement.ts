import { insertBatch, writeBatch } from "../../../db/client";
import { jobById } from "../../../db/job/jobs";
import { type Audience, addressed, giveToPage } from "../../../db/outbox/announcements";
import { insertNotification } from "../../../db/outbox/notifications";
import type { OutboxRow } from "../../../db/outbox/outbox";
import { insertAudit } from "../../../db/staff/staff";
import type { AnnouncementInput } from "../../contract/ops";
import type { Actor } from "../../facts/console";
import { Failure } from "../../failure";
import { enqueueMessages, insertMessages, outboxMessage } from "../outbox/outbox";
import type { Service } from "../service";

const PAGE = 1_000;

/**
 * Writes one notification and leaves its fanning out to the queue.
 *
 * @returns the notification's id.
 * @throws Failure not_found for a job nobody knows.
 */
export async function announce(
  service: Service,
  actor: Actor,
  input: AnnouncementInput,
): Promise<number> {
  const { db, now } = service;
  const at = now.toISOString();
  const audience: Audience = {
    jobId:
      typeof input.audience === "object" && "jobId" in input.audience ? input.audience.jobId : null,
    category:
      typeof input.audience === "object" && "category" in input.audience
        ? input.audience.category
        : null,
  };
  if (audience.jobId !== null) {
    const [job] = await jobById(db, audience.jobId, null, at);
    if (!job) throw new Failure("not_found");
  }
  const work = outboxMessage("announcement", { ...audience });
  const { title, body } = input;
  const id = await insertBatch(db, [
    insertNotification(db, { outboxId: work.id, title, body, createdAt: at }),
    ...insertMessages(service, [work]),
    insertAudit(db, { actor, action: "announcement", subject: work.id, detail: input, at }),
  ]);
  await enqueueMessages(service, [work]);
  return id;
}

/** The queue's part: gives the notification to everyone addressed, page by page. */
export async function fanOut(service: Service, { id, payload }: OutboxRow): Promise<void> {
  const { db } = service;
  const audience: Audience = {
    jobId: payload.jobId === null ? null : Number(payload.jobId),
    category: payload.category === null ? null : String(payload.category),
  };
  for (let after = 0; ; ) {
    const page = await addressed(db, audience, after, PAGE);
    const last = page.at(-1)?.id;
    if (last === undefined) return;
    await writeBatch(db, [giveToPage(db, id, audience, after, last)]);
    after = last;
  }
}
