import { and, eq, gt, lte, sql } from "drizzle-orm";
import { cachedStatement } from "../cached-statement";
import type { Db } from "../client";
import { insertOutboxFrom } from "../outbox/outbox";
import { applications, attempts } from "../schema/applications";
import { orders } from "../schema/payments";

// Sweeps over many rows. A message and its mark are written in one batch, and the message's id is
// made of its subject, so a second sweep inserts no second message.

const aboutApplication = (db: Db, kind: string, now: string, where: ReturnType<typeof sql>) =>
  insertOutboxFrom(
    db,
    {
      id: sql`${kind} || '-' || id || '-' || slot_expires_at`,
      kind,
      payload: sql`json_object('applicationId', id)`,
      createdAt: now,
    },
    sql`from ${applications} where ${where}`,
  ).onConflictDoNothing();

export const outboxOfEndingHolds = (db: Db, kind: string, now: string) =>
  aboutApplication(
    db,
    kind,
    now,
    sql`warn_at <= ${now} and slot_state = 'held' and slot_expires_at > ${now}`,
  );

export const clearWarnings = (db: Db, now: string) =>
  db.update(applications).set({ warnAt: null }).where(lte(applications.warnAt, now));

const lapsed = (now: string, jobId?: number) =>
  and(
    eq(applications.slotState, "held"),
    lte(applications.slotExpiresAt, now),
    jobId === undefined ? undefined : eq(applications.jobId, jobId),
  );

/**
 * Leaves out people whose test is not graded yet or whose bank has not answered yet: their outcome
 * is not known.
 */
export const outboxOfLapsedHolds = cachedStatement(
  (db, kind: string, now: string, jobId?: number) =>
    aboutApplication(
      db,
      kind,
      now,
      sql`${lapsed(now, jobId)} and not exists (select 1 from ${orders}
      where ${orders.applicationId} = ${applications.id} and ${orders.state} = 'checking')
      and not exists (select 1 from ${attempts}
      where ${attempts.applicationId} = ${applications.id} and ${attempts.gradedAt} is null)`,
    ),
);

/** Marks lapsed holds as released. Their slots are free from the moment the holds lapsed. */
export const releaseLapsed = cachedStatement((db, now: string, jobId?: number) =>
  db
    .update(applications)
    .set({ slotState: "released", warnAt: null, releasedBecause: "time" })
    .where(lapsed(now, jobId)),
);

/** One application's holds, or all holds of a person. */
type HoldsOf = { id: number } | { userId: number };

const live = (of: HoldsOf, now: string) =>
  and(
    "id" in of ? eq(applications.id, of.id) : eq(applications.userId, of.userId),
    eq(applications.slotState, "held"),
    gt(applications.slotExpiresAt, now),
  );

export const outboxOfLiveHolds = (db: Db, kind: string, of: HoldsOf, now: string) =>
  aboutApplication(db, kind, now, sql`${live(of, now)}`);

/** Ends unpaid holds early. The holder must leave the slots to others for a while. */
export const endLiveHolds = (db: Db, of: HoldsOf, now: string) =>
  db
    .update(applications)
    .set({
      slotState: "released",
      slotExpiresAt: now,
      graceGivenAt: now,
      warnAt: null,
      releasedBecause: "staff",
    })
    .where(live(of, now));
