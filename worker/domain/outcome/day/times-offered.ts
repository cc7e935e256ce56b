import { waitingForRound } from "../../../../db/application/waiting";
import { writeBatch } from "../../../../db/client";
import { standingDays, takenSeats } from "../../../../db/interview/days";
import { insertOutbox, type OutboxRow } from "../../../../db/outbox/outbox";
import type { InterviewRound } from "../../../contract/interviews";
import { todayInIndia } from "../../../contract/profile";
import { freeTimesOf } from "../../booking/interview/free-times.rules";
import type { Service } from "../../service";
import { enqueueMessages, outboxMessage } from "../../talk/outbox/outbox";

/** Small enough for one write. */
const PAGE = 100;

/** The message that times were offered for a round of a job. */
export const timesOffered = (jobId: number, round: InterviewRound) =>
  outboxMessage("times_offered", { jobId, round });

/**
 * Outbox handler: notifies each candidate who waits for a time of this round, once a day at most,
 * however many days are offered. A second run finds those messages there.
 */
export async function notifyOfTimes(service: Service, { payload }: OutboxRow): Promise<void> {
  const { db, now } = service;
  const jobId = Number(payload.jobId);
  const round = payload.round === null ? null : payload.round === 2 ? 2 : 1;
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
