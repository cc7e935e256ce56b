import { and, desc, eq, exists, gt, lt, notExists, or, sql } from "drizzle-orm";
import type { Db } from "../client";
import { insertFrom } from "../insert-from";
import { otps, users } from "../schema/people";
import { wrongTriesOf } from "./otp-tries";

type OtpRow = typeof otps.$inferSelect;
type NewOtp = Omit<OtpRow, "wrongTries" | "usedAt" | "usedBy">;

/**
 * Which sends count together. A device is one of the number's own, or all other devices together.
 */
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
  /** Numbers with an account are exempt. */
  exceptAccounts?: boolean;
}

/**
 * The send that makes a limit full, until it is too old to count; no row if the limit is not full.
 */
export const fillingSend = (db: Db, row: NewOtp, { of, max, since }: SendLimit) =>
  db
    .select({ createdAt: otps.createdAt })
    .from(otps)
    .where(and(COUNTED[of](row), gt(otps.createdAt, since)))
    .orderBy(desc(otps.createdAt))
    .limit(1)
    .offset(max - 1);

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

/**
 * This device's codes for a phone since `since`, newest first; null for all devices that the number
 * does not own.
 */
export function codesOfPhone(db: Db, phone: string, ownDevice: string | null, since: string) {
  return db
    .select({ key: otps.key, createdAt: otps.createdAt, wrongTries: otps.wrongTries })
    .from(otps)
    .where(
      and(eq(otps.phone, phone), sql`${otps.ownDevice} is ${ownDevice}`, gt(otps.createdAt, since)),
    )
    .orderBy(desc(otps.createdAt));
}

/** Ends a code that was never sent. The row stays, because it counts for the limits. */
export const killOtp = (db: Db, key: string) =>
  db
    .update(otps)
    .set({ expiresAt: sql`${otps.createdAt}` })
    .where(eq(otps.key, key));

/** The code that this attempt used since `since`. */
export function otpOfAttempt(db: Db, key: string, attempt: string, since: string) {
  return db
    .select()
    .from(otps)
    .where(and(eq(otps.key, key), eq(otps.usedBy, attempt), gt(otps.usedAt, since)));
}

export const deleteOtpsBefore = (db: Db, before: string) =>
  db.delete(otps).where(lt(otps.createdAt, before));
