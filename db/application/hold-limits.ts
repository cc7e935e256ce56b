import { eq, sql } from "drizzle-orm";
import type { Db } from "../client";
import { applicationHistory, applications } from "../schema/applications";
import { interviews } from "../schema/interviews";
import { users } from "../schema/people";

// Who may hold a slot, decided in the statement that takes it: the database's one writer makes it
// race-free.
/** How many unpaid slots someone may hold at once. */
interface UnpaidHolds {
  /** Before the first slot that was paid for, or interview that was held. */
  fresh: number;
  /** From then on. */
  proven: number;
}

/** Terms for holding a slot. */
export interface HoldTerms {
  now: string;
  unpaidHolds: UnpaidHolds;
  /** Who was given the time to pay, and whose hold ended after this, leaves the slot to others. */
  restedSince: string;
}

type UserId = number | typeof applications.userId;

const liveHolds = (
  userId: UserId,
  now: string,
) => sql<number>`(select count(*) from ${applications} as holds where holds.user_id = ${userId}
    and holds.slot_state = 'held' and holds.slot_expires_at > ${now})`;

/** A free slot proves nothing: anybody gets one by passing a test. An interview that was held does. */
const mostHolds = (
  userId: UserId,
  { fresh, proven }: UnpaidHolds,
) => sql<number>`(case when exists (select 1 from ${applications} as mine
    where mine.user_id = ${userId} and (
      mine.price > 0 and exists (select 1 from ${applicationHistory} as past
        where past.application_id = mine.id and past.status = 'PAYMENT_CONFIRMED')
      or exists (select 1 from ${interviews} as met
        where met.application_id = mine.id and met.state = 'held')))
    then ${proven} else ${fresh} end)`;

export const isNotBlocked = (
  userId: UserId,
) => sql`exists (select 1 from ${users} as holder where holder.id = ${userId}
    and holder.blocked_at is null)`;

export const mayHoldMore = (userId: UserId, { now, unpaidHolds }: HoldTerms) =>
  sql`${liveHolds(userId, now)} < ${mostHolds(userId, unpaidHolds)} and ${isNotBlocked(userId)}`;

/** How many unpaid slots someone holds, and may hold, unless they are blocked. */
export const countHolds = (db: Db, userId: number, { now, unpaidHolds }: HoldTerms) =>
  db
    .select({
      holds: liveHolds(userId, now),
      most: mostHolds(userId, unpaidHolds),
      blockedAt: users.blockedAt,
    })
    .from(users)
    .where(eq(users.id, userId));
