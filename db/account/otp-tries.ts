import {
  and,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Db } from "../client";
import { countUse, fullWindow } from "../limits";
import { otps } from "../schema/people";

/** Limits for the tries of a code. */
interface TryLimits {
  /** Tries of one code. */
  tries: number;
  /** Tries of its phone since `dayAgo`, on the device that asked for the code. */
  perDay: number;
  dayAgo: string;
  /** Wrong codes of the requesting network. A number's own device is exempt. */
  network: { key: string; max: number } | null;
}

export const wrongTriesOf = (
  phone: SQL,
  ownDevice: SQL,
  since: string,
) => sql`(select coalesce(sum(same.wrong_tries), 0) from ${otps} as same
    where same.phone = ${phone} and same.own_device is ${ownDevice} and same.created_at > ${since})`;

/** A code that a person typed. */
interface TypedCode {
  key: string;
  /** The HMACs of the right code, one for each secret. */
  hmacs: string[];
  /** The caller's id of the login attempt. */
  attempt: string | null;
}

/**
 * Checks a live code: the right one is used up, a wrong one costs a try. It is a single statement,
 * so each of several parallel guesses costs a try. Once the tries of the code, of its phone's day
 * or of the network's hour are used up, no code is accepted.
 */
export function tryCode(
  db: Db,
  { key, hmacs, attempt }: TypedCode,
  limits: TryLimits,
  now: string,
) {
  const { network } = limits;
  const tries = wrongTriesOf(sql`${otps}.phone`, sql`${otps}.own_device`, limits.dayAgo);
  const isRight = inArray(otps.codeHmac, hmacs);
  return db
    .update(otps)
    .set({
      usedAt: sql`case when ${isRight} then ${now} end`,
      usedBy: sql`case when ${isRight} then ${attempt} end`,
      wrongTries: sql`${otps.wrongTries} + not (${isRight})`,
    })
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

/** Counts a wrong code for its network, right behind `tryCode` in the same batch. */
export const countWrongCode = (
  db: Db,
  key: string,
  network: { key: string; seconds: number },
  now: string,
) => {
  const isWrong = sql`from ${otps} where ${otps.key} = ${key} and ${otps.usedAt} is null and changes() = 1`;
  return countUse(db, network, now, isWrong);
};

/** Resets a phone's wrong tries since `since`. Its codes end, so that they give no new tries. */
export function forgiveWrongTries(db: Db, phone: string, since: string, now: string) {
  return db
    .update(otps)
    .set({ wrongTries: 0, expiresAt: sql`min(${otps.expiresAt}, ${now})` })
    .where(and(eq(otps.phone, phone), gt(otps.createdAt, since)));
}
