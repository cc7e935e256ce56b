import { eq, sql } from "drizzle-orm";
import type { Db } from "../client";
import { applicationHistory, applications } from "../schema/applications";
import { interviews } from "../schema/interviews";
import { users } from "../schema/people";

// Who may hold a slot is decided in the statement that takes the slot. The database has one writer,
// so this is free of races.
/** How many unpaid slots one person may hold at once. */
interface UnpaidHolds {
  /** Before the person has paid for a slot or attended an interview. */
  fresh: number;
  /** After that. */
  proven: number;
}

/** Terms for holding a slot. */
export interface HoldTerms {
  now: string;
  unpaidHolds: UnpaidHolds;
  /**
   * If a hold with time to pay ended after this moment, the person must leave the slot to others.
   */
  restedSince: string;
}

type UserId = number | typeof applications.userId;

const liveHolds = (
  userId: UserId,
  now: string,
) => sql<number>`(select count(*) from ${applications} as holds where holds.user_id = ${userId}
    and holds.slot_state = 'held' and holds.slot_expires_at > ${now})`;

/** A free slot proves nothing, since a passed test is enough to get one. A held interview does. */
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

/** How many unpaid slots a person holds and may hold at most, and whether they are blocked. */
export const countHolds = (db: Db, userId: number, { now, unpaidHolds }: HoldTerms) =>
  db
    .select({
      holds: liveHolds(userId, now),
      most: mostHolds(userId, unpaidHolds),
      blockedAt: users.blockedAt,
    })
    .from(users)
    .where(eq(users.id, userId));
