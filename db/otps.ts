import { and, desc, eq, gt, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "./client";
import { otps } from "./schema/people";

/** This phone's codes since `since`, newest first. */
export function codesOfPhone(db: Db, phone: string, since: string) {
  return db
    .select({ key: otps.key, createdAt: otps.createdAt, wrongTries: otps.wrongTries })
    .from(otps)
    .where(and(eq(otps.phone, phone), gt(otps.createdAt, since)))
    .orderBy(desc(otps.createdAt));
}

/** What has to hold, all at once, for another code to be made. Times are where each window begins. */
export interface SendLimits {
  lastSendBefore: string;
  hourAgo: string;
  perHour: number;
  dayAgo: string;
  wrongPerDay: number;
  dailyCap: number;
  minuteAgo: string;
  perAddressMinute: number;
}

/** Makes a code unless a limit forbids it; the database decides, so parallel calls can't pass. */
export function insertOtp(
  db: Db,
  row: Omit<typeof otps.$inferInsert, "wrongTries" | "usedAt" | "usedBy">,
  limits: SendLimits,
) {
  const sent = (of: SQL, since: string) =>
    sql`(select count(*) from ${otps} where ${of} and ${otps.createdAt} > ${since})`;
  const ofPhone = sql`${otps.phone} = ${row.phone}`;
  const ofAddress = sql`${otps.addressHash} = ${row.addressHash ?? null}`;
  return db
    .insert(otps)
    .select(
      sql`select ${row.key}, ${row.phone}, ${row.addressHash ?? null}, ${row.codeHmac}, 0, null,
          ${row.expiresAt}, ${row.createdAt}, null
        where ${sent(ofPhone, limits.lastSendBefore)} = 0
          and ${sent(ofPhone, limits.hourAgo)} < ${limits.perHour}
          and ${sent(ofAddress, limits.minuteAgo)} < ${limits.perAddressMinute}
          and ${sent(sql`true`, limits.dayAgo)} < ${limits.dailyCap}
          and ${wrongTriesOf(sql`${row.phone}`, limits.dayAgo)} < ${limits.wrongPerDay}`,
    )
    .onConflictDoNothing()
    .returning({ key: otps.key });
}

export const otpOfKey = (db: Db, key: string) => db.select().from(otps).where(eq(otps.key, key));

const wrongTriesOf = (phone: SQL, since: string) =>
  sql`(select coalesce(sum(same.wrong_tries), 0) from ${otps} as same
    where same.phone = ${phone} and same.created_at > ${since})`;

export const deleteOtp = (db: Db, key: string) => db.delete(otps).where(eq(otps.key, key));

/**
 * Spends one try of a live code before the code is compared: parallel guesses each pay, and once
 * the tries of the code, or the day's of its phone, are gone there is nothing left to compare with.
 */
export function spendTry(
  db: Db,
  key: string,
  max: { tries: number; perDay: number },
  now: string,
  dayAgo: string,
) {
  return db
    .update(otps)
    .set({ wrongTries: sql`${otps.wrongTries} + 1` })
    .where(
      and(
        eq(otps.key, key),
        isNull(otps.usedAt),
        gt(otps.expiresAt, now),
        lt(otps.wrongTries, max.tries),
        sql`${wrongTriesOf(sql`${otps}.phone`, dayAgo)} < ${max.perDay}`,
      ),
    )
    .returning();
}

/** Uses a code up; touches no row when it was used before. */
export function consumeOtp(db: Db, key: string, attempt: string | null, now: string) {
  return db
    .update(otps)
    .set({ usedAt: now, usedBy: attempt })
    .where(and(eq(otps.key, key), isNull(otps.usedAt)));
}

/** A right code gives its try back, also one that comes second. */
export function giveTryBack(db: Db, key: string) {
  return db
    .update(otps)
    .set({ wrongTries: sql`${otps.wrongTries} - 1` })
    .where(eq(otps.key, key));
}

/** The code that this attempt used since `since`. */
export function otpOfAttempt(db: Db, key: string, attempt: string, since: string) {
  return db
    .select()
    .from(otps)
    .where(and(eq(otps.key, key), eq(otps.usedBy, attempt), gt(otps.usedAt, since)));
}

/** Forgives a phone's wrong tries since `since`; its codes die, so that they give no new tries. */
export function forgiveWrongTries(db: Db, phone: string, since: string, now: string) {
  return db
    .update(otps)
    .set({ wrongTries: 0, expiresAt: sql`min(${otps.expiresAt}, ${now})` })
    .where(and(eq(otps.phone, phone), gt(otps.createdAt, since)));
}

export const deleteOtpsBefore = (db: Db, before: string) =>
  db.delete(otps).where(lt(otps.createdAt, before));
