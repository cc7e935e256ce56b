import {
  and,
  desc,
  eq,
  exists,
  gt,
  isNotNull,
  isNull,
  lt,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Db } from "../client";
import { insertFrom } from "../insert-from";
import { fullWindow } from "../limits";
import { otps, users } from "../schema/people";

type OtpRow = typeof otps.$inferSelect;
type NewOtp = Omit<OtpRow, "wrongTries" | "usedAt" | "usedBy">;

/** Whose sends count together. A device is a number's own one, or all that are not its own. */
const COUNTED = {
  phone: ({ phone }: NewOtp) => eq(otps.phone, phone),
  device: ({ phone, ownDevice }: NewOtp) =>
    and(eq(otps.phone, phone), sql`${otps.ownDevice} is ${ownDevice}`),
  network: ({ addressHash }: NewOtp) => sql`${otps.addressHash} = ${addressHash}`,
  block: ({ blockHash }: NewOtp) => sql`${otps.blockHash} = ${blockHash}`,
  everybody: () => undefined,
};

/** At most `max` sends since `since`. */
export interface SendLimit {
  of: keyof typeof COUNTED;
  max: number;
  since: string;
  /** Numbers that have an account pass. */
  exceptAccounts?: boolean;
}

const newestBut = (db: Db, newer: number, since: string, who?: SQL) =>
  db
    .select({ createdAt: otps.createdAt })
    .from(otps)
    .where(and(who, gt(otps.createdAt, since)))
    .orderBy(desc(otps.createdAt))
    .limit(1)
    .offset(newer);

/** The send by which a limit is full, until it is too old to count; nothing where it is not full. */
export const fillingSend = (db: Db, row: NewOtp, { of, max, since }: SendLimit) =>
  newestBut(db, max - 1, since, COUNTED[of](row));

/** The send to anybody that was the `count`-th since `since`, counted from now back. */
export const sendsReach = (db: Db, count: number, since: string) => newestBut(db, count - 1, since);

export const accountOfPhone = (db: Db, phone: string) =>
  db.select({ id: users.id }).from(users).where(eq(users.phone, phone));

/** Makes a code unless a limit forbids it; the database decides, so parallel calls can't pass. */
export function insertOtp(
  db: Db,
  row: NewOtp,
  limits: SendLimit[],
  wrong: { perDay: number; dayAgo: string },
) {
  const allowed = limits.map((limit) =>
    or(
      notExists(fillingSend(db, row, limit)),
      limit.exceptAccounts ? exists(accountOfPhone(db, row.phone)) : undefined,
    ),
  );
  const tries = wrongTriesOf(sql`${row.phone}`, sql`${row.ownDevice}`, wrong.dayAgo);
  const isAllowed = and(...allowed, sql`${tries} < ${wrong.perDay}`);
  return insertFrom(db, otps, row, sql`where ${isAllowed}`)
    .onConflictDoNothing()
    .returning({ key: otps.key });
}

export const otpOfKey = (db: Db, key: string) => db.select().from(otps).where(eq(otps.key, key));

/** This device's codes for a phone since `since`, newest first; null for all that it does not own. */
export function codesOfPhone(db: Db, phone: string, ownDevice: string | null, since: string) {
  return db
    .select({ key: otps.key, createdAt: otps.createdAt, wrongTries: otps.wrongTries })
    .from(otps)
    .where(
      and(eq(otps.phone, phone), sql`${otps.ownDevice} is ${ownDevice}`, gt(otps.createdAt, since)),
    )
    .orderBy(desc(otps.createdAt));
}

const wrongTriesOf = (phone: SQL, ownDevice: SQL, since: string) =>
  sql`(select coalesce(sum(same.wrong_tries), 0) from ${otps} as same
    where same.phone = ${phone} and same.own_device is ${ownDevice} and same.created_at > ${since})`;

/** Ends a code that was never sent. The row stays: it counts. */
export const killOtp = (db: Db, key: string) =>
  db
    .update(otps)
    .set({ expiresAt: sql`${otps.createdAt}` })
    .where(eq(otps.key, key));

/** What has to hold for a code to be compared. */
export interface TryLimits {
  /** Of the code. */
  tries: number;
  /** Of its phone since `dayAgo`, for the device that asked for it. */
  perDay: number;
  dayAgo: string;
  /** Wrong codes of the network that tries; a number's own device is not held to them. */
  network: { key: string; max: number } | null;
}

/**
 * Spends one try of a live code before the code is compared: parallel guesses each pay, and once
 * the tries of the code, or the day's of its phone, are gone there is nothing left to compare with.
 */
export function spendTry(db: Db, key: string, limits: TryLimits, now: string) {
  const { network } = limits;
  const tries = wrongTriesOf(sql`${otps}.phone`, sql`${otps}.own_device`, limits.dayAgo);
  return db
    .update(otps)
    .set({ wrongTries: sql`${otps.wrongTries} + 1` })
    .where(
      and(
        eq(otps.key, key),
        isNull(otps.usedAt),
        gt(otps.expiresAt, now),
        lt(otps.wrongTries, limits.tries),
        sql`${tries} < ${limits.perDay}`,
        network
          ? or(isNotNull(otps.ownDevice), notExists(fullWindow(db, network.key, network.max, now)))
          : undefined,
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
