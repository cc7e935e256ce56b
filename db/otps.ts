import { and, count, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "./client";
import { otps } from "./schema";

/** Times of this phone's codes since `since`, newest first, and its wrong tries in that time. */
export function codesOfPhone(db: Db, phone: string, since: string) {
  return db
    .select({ createdAt: otps.createdAt, wrongTries: otps.wrongTries })
    .from(otps)
    .where(and(eq(otps.phone, phone), gt(otps.createdAt, since)))
    .orderBy(desc(otps.createdAt));
}

export function codesSince(db: Db, since: string) {
  return db.select({ sent: count() }).from(otps).where(gt(otps.createdAt, since));
}

export const insertOtp = (db: Db, row: typeof otps.$inferInsert) => db.insert(otps).values(row);
export const deleteOtp = (db: Db, key: string) => db.delete(otps).where(eq(otps.key, key));

/**
 * Spends one try of a live code before the code is compared: parallel guesses each pay, and once
 * the tries are gone there is nothing left to compare with.
 */
export function spendTry(db: Db, key: string, maxTries: number, now: string) {
  return db
    .update(otps)
    .set({ wrongTries: sql`${otps.wrongTries} + 1` })
    .where(
      and(
        eq(otps.key, key),
        isNull(otps.usedAt),
        gt(otps.expiresAt, now),
        lt(otps.wrongTries, maxTries),
      ),
    )
    .returning();
}

/** Uses a code up and gives its try back; touches no row when it was used before. */
export function consumeOtp(db: Db, key: string, now: string) {
  return db
    .update(otps)
    .set({ usedAt: now, wrongTries: sql`${otps.wrongTries} - 1` })
    .where(and(eq(otps.key, key), isNull(otps.usedAt)))
    .returning({ phone: otps.phone });
}
