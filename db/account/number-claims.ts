import { and, eq, gte, notExists, or, sql } from "drizzle-orm";
import type { Db } from "../client";
import { guard } from "../insert-from";
import { insertOutboxFrom } from "../outbox/outbox";
import { devices, numberClaims, otps, users } from "../schema/people";

/**
 * The account of the number that a code was sent to, if it was not used since `since` and never on
 * this device. An account that staff moved to this number has no devices yet, so it counts as
 * unused.
 */
export const unusedAccountOf = (db: Db, key: string, deviceHash: string | null, since: string) =>
  db
    .select({
      id: users.id,
      phone: users.phone,
      dob: users.dob,
      blockedAt: users.blockedAt,
      claimedAt: numberClaims.claimedAt,
      releasedAt: numberClaims.releasedAt,
    })
    .from(otps)
    .innerJoin(users, eq(users.phone, otps.phone))
    .leftJoin(numberClaims, eq(numberClaims.userId, users.id))
    .where(
      and(
        eq(otps.key, key),
        notExists(
          db
            .select({ one: sql`1` })
            .from(devices)
            .where(
              and(
                eq(devices.userId, users.id),
                or(
                  gte(devices.lastSeenAt, since),
                  deviceHash ? eq(devices.deviceHash, deviceHash) : undefined,
                ),
              ),
            ),
        ),
      ),
    );

/** Only the first claim counts. */
export const insertClaim = (db: Db, userId: number, now: string) =>
  db.insert(numberClaims).values({ userId, claimedAt: now }).onConflictDoNothing();

/**
 * The message to the account's owner about a new claim, right behind `insertClaim` in its batch.
 */
export const insertClaimMessage = (db: Db, id: string, userId: number, now: string) =>
  insertOutboxFrom(
    db,
    {
      id,
      kind: "number_claimed",
      payload: sql`json_object('userId', ${users.id}, 'at', ${now})`,
      createdAt: now,
    },
    sql`from ${users} where ${users.id} = ${userId} and changes() = 1`,
  );

/** A login proves that the account of this number is in use, so it ends the claim. */
export const deleteClaimOfPhone = (db: Db, phone: string) =>
  db
    .delete(numberClaims)
    .where(
      eq(
        numberClaims.userId,
        db.select({ id: users.id }).from(users).where(eq(users.phone, phone)),
      ),
    );

export const deleteClaimOf = (db: Db, userId: number) =>
  db.delete(numberClaims).where(eq(numberClaims.userId, userId));

/** Guarded by `person_as_read`: an account without a claim undoes the batch. */
export const releaseClaim = (db: Db, userId: number, now: string) => [
  guard(
    db,
    "person_as_read",
    sql`exists (select 1 from ${numberClaims} where user_id = ${userId})`,
  ),
  db
    .update(numberClaims)
    .set({ releasedAt: sql`coalesce(${numberClaims.releasedAt}, ${now})` })
    .where(eq(numberClaims.userId, userId)),
];

/**
 * Closes an account and frees its number. Guarded by `person_as_read`: staff must have released it,
 * or it must be unblocked and either claimed by `claimedBy` at the latest or without a profile.
 */
export const closeUnused = (db: Db, userId: number, claimedBy: string, now: string) => [
  guard(
    db,
    "person_as_read",
    sql`exists (select 1 from ${users} left join ${numberClaims} on ${numberClaims.userId} = ${users.id}
      where ${users.id} = ${userId} and ${users.closedAt} is null
        and (${numberClaims.releasedAt} is not null or (${users.blockedAt} is null
          and (${users.dob} is null or ${numberClaims.claimedAt} <= ${claimedBy}))))`,
  ),
  deleteClaimOf(db, userId),
  db
    .update(users)
    .set({ closedAt: now, phone: sql`'closed-' || ${users.id}` })
    .where(eq(users.id, userId)),
];
