import { and, eq, gt, isNotNull, isNull, lt, notExists, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { fullWindow } from "../limits";
import { otps } from "../schema/people";

/** What has to hold for a code to be compared. */
interface TryLimits {
  /** Of the code. */
  tries: number;
  /** Of its phone since `dayAgo`, for the device that asked for it. */
  perDay: number;
  dayAgo: string;
  /** Wrong codes of the network that tries; a number's own device is not held to them. */
  network: { key: string; max: number } | null;
}

export const wrongTriesOf = (
  phone: SQL,
  ownDevice: SQL,
  since: string,
) => sql`(select coalesce(sum(same.wrong_tries), 0) from ${otps} as same
    where same.phone = ${phone} and same.own_device is ${ownDevice} and same.created_at > ${since})`;

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

/** A right code gives its try back, also one that comes second. */
export function giveTryBack(db: Db, key: string) {
  return db
    .update(otps)
    .set({ wrongTries: sql`${otps.wrongTries} - 1` })
    .where(eq(otps.key, key));
}

/** Forgives a phone's wrong tries since `since`; its codes die, so that they give no new tries. */
export function forgiveWrongTries(db: Db, phone: string, since: string, now: string) {
  return db
    .update(otps)
    .set({ wrongTries: 0, expiresAt: sql`min(${otps.expiresAt}, ${now})` })
    .where(and(eq(otps.phone, phone), gt(otps.createdAt, since)));
}
