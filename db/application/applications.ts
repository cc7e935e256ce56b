import { and, desc, eq, getTableColumns, isNull, lt, sql } from "drizzle-orm";
import type { ClosedBecause } from "../../worker/contract/applications";
import type { Status } from "../../worker/facts/guarantee/statuses";
import { cachedStatement } from "../cached-statement";
import type { Db } from "../client";
import { guard, insertFrom } from "../insert-from";
import { jobColumns } from "../job/jobs";
import { isSpentOn } from "../payment/credits";
import { applicationHistory, applications, attempts } from "../schema/applications";
import { assessments, jobs } from "../schema/jobs";
import { orders, payments } from "../schema/payments";
import type { ApplicationKey } from "./cases";

const columns = (userId: number, now: string) => ({
  application: applications,
  paidWithCredit: isSpentOn(applications.id),
  job: jobColumns(userId, now),
  preparation: jobs.preparation,
  category: jobs.category,
  attempt: attempts,
});

function query(db: Db, userId: number, now: string) {
  return db
    .select(columns(userId, now))
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(assessments, eq(assessments.jobId, jobs.id))
    .leftJoin(attempts, eq(attempts.applicationId, applications.id));
}

export type ApplicationRow = Awaited<ReturnType<typeof query>>[number];

export const applicationOfUser = cachedStatement((db, userId: number, id: number, now: string) =>
  query(db, userId, now).where(and(eq(applications.id, id), eq(applications.userId, userId))),
);

/** This person's current application for a job, not a superseded one. */
export const applicationOfJob = cachedStatement((db, userId: number, jobId: number, now: string) =>
  query(db, userId, now).where(
    and(
      eq(applications.userId, userId),
      eq(applications.jobId, jobId),
      isNull(applications.supersededAt),
    ),
  ),
);

/** The same application, without the columns for display. */
export const ownApplicationOfJob = cachedStatement((db, userId: number, jobId: number) =>
  db
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.userId, userId),
        eq(applications.jobId, jobId),
        isNull(applications.supersededAt),
      ),
    ),
);

const isBefore = (userId: number, before: number | undefined) =>
  and(eq(applications.userId, userId), before ? lt(applications.id, before) : undefined);

export function listApplications(
  db: Db,
  userId: number,
  before: number | undefined,
  limit: number,
  now: string,
) {
  return query(db, userId, now)
    .where(isBefore(userId, before))
    .orderBy(desc(applications.id))
    .limit(limit);
}

/** The ids of the rows of `listApplications`, for statements that do not wait for these rows. */
export const listedIds = (db: Db, userId: number, before: number | undefined, limit: number) =>
  db
    .select({ id: applications.id })
    .from(applications)
    .where(isBefore(userId, before))
    .orderBy(desc(applications.id))
    .limit(limit);

/** The job of an application, in a statement that does not wait for the application to be read. */
export const jobIdOf = (id: ApplicationKey) =>
  sql<number>`(select ${applications.jobId} from ${applications} where ${applications.id} = ${id})`;

/** The person of an application, for the same use. */
export const userIdOf = (id: number) =>
  sql<number>`(select ${applications.userId} from ${applications} where ${applications.id} = ${id})`;

/** For functions that act for the product itself: test links, payments and the schedule. */
export const applicationById = cachedStatement((db, id: number) =>
  db.select().from(applications).where(eq(applications.id, id)),
);

/** The application of an order at the provider. */
export const applicationOfOrder = cachedStatement((db, providerOrderId: string) =>
  db
    .select(getTableColumns(applications))
    .from(applications)
    .innerJoin(orders, eq(orders.applicationId, applications.id))
    .where(eq(orders.providerOrderId, providerOrderId)),
);

export const historyOf = cachedStatement((db, id: number) =>
  db
    .select({ status: applicationHistory.status, at: applicationHistory.at })
    .from(applicationHistory)
    .where(eq(applicationHistory.applicationId, id))
    .orderBy(applicationHistory.seq),
);

export const ordersOf = cachedStatement((db, id: number) =>
  db.select().from(orders).where(eq(orders.applicationId, id)).orderBy(desc(orders.createdAt)),
);

export const paymentsOf = cachedStatement((db, id: number) =>
  db.select().from(payments).where(eq(payments.applicationId, id)).orderBy(payments.id),
);

const claimed = (claimId: string) =>
  sql`from ${applications} where ${applications.claimId} = ${claimId}`;

const slotClaimed = cachedStatement((db, claimId: string) =>
  guard(db, "slot_claimed", sql`exists (select 1 ${claimed(claimId)})`),
);

const firstHistory = cachedStatement((db, claimId: string, status: Status, now: string) =>
  insertFrom(
    db,
    applicationHistory,
    { applicationId: applications.id, seq: 1, transitionId: claimId, status, at: now },
    claimed(claimId),
  ),
);

/** First history row of a claim. Guarded: a claim that took no slot undoes the batch. */
export const historyOfClaim = (db: Db, claimId: string, status: Status, now: string) => [
  slotClaimed(db, claimId),
  firstHistory(db, claimId, status, now),
];

export const supersede = (db: Db, id: number, now: string) =>
  db.update(applications).set({ supersededAt: now }).where(eq(applications.id, id));

interface Move {
  applicationId: number;
  /** The move's number in the history: one more than the number that was read. */
  seq: number;
  transitionId: string;
  status: Status;
  now: string;
}

/** The guard of every move: the unique number refuses a concurrent move with its whole batch. */
export const insertHistory = cachedStatement((db, move: Move) =>
  db.insert(applicationHistory).values({
    applicationId: move.applicationId,
    seq: move.seq,
    transitionId: move.transitionId,
    status: move.status,
    at: move.now,
  }),
);

export const setStatus = cachedStatement(
  (db, id: number, values: { status: Status; seq: number; guaranteeDueAt?: string }) =>
    db.update(applications).set(values).where(eq(applications.id, id)),
);

/**
 * Gives up the slot. `reopensAt` is for a failed test: when the person may apply for the job again.
 */
export const releaseSlot = cachedStatement(
  (db, id: number, values: { closedBecause?: ClosedBecause; reopensAt?: string } = {}) =>
    db
      .update(applications)
      .set({
        slotState: "released",
        slotExpiresAt: null,
        warnAt: null,
        releasedBecause: null,
        returnWaitsSince: null,
        ...values,
      })
      .where(eq(applications.id, id)),
);

/** Ends an application whose slot is used up and stays taken. */
export const setClosedBecause = (db: Db, id: number, closedBecause: ClosedBecause) =>
  db
    .update(applications)
    .set({ closedBecause, returnWaitsSince: null })
    .where(eq(applications.id, id));

export const setResultNote = (db: Db, id: number, resultNote: string | null) =>
  db.update(applications).set({ resultNote }).where(eq(applications.id, id));

/**
 * Sets the extra time that staff gave. Guarded by `isRunning` as read: a test that started
 * meanwhile undoes the batch.
 */
export const setExtraMinutes = (db: Db, id: number, minutes: number, isRunning: boolean) => [
  guard(
    db,
    "test_as_read",
    sql`exists (select 1 from ${attempts} where application_id = ${id}) = ${isRunning ? 1 : 0}`,
  ),
  db.update(applications).set({ extraMinutes: minutes }).where(eq(applications.id, id)),
];
