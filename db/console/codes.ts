import { and, desc, eq, gt, isNull, lt, notExists, type SQL, sql } from "drizzle-orm";
import type { Console } from "../../worker/facts/people/console";
import type { Db } from "../client";
import { countUse, fullWindow } from "../limits";
import { signInCodes } from "../schema/console";

type CodeRow = typeof signInCodes.$inferSelect;

export const insertCode = (db: Db, row: Omit<CodeRow, "wrongTries" | "usedAt">) =>
  db.insert(signInCodes).values(row);

/** A code, identified by the key of the requesting browser or by the link in the mail. */
type CodeName = { key: string } | { linkHash: string };

/** An unused code that has not expired. */
export const liveCode = (db: Db, console: Console, name: CodeName, now: string) =>
  db
    .select()
    .from(signInCodes)
    .where(
      and(
        eq(signInCodes.console, console),
        "key" in name ? eq(signInCodes.key, name.key) : eq(signInCodes.linkHash, name.linkHash),
        isNull(signInCodes.usedAt),
        gt(signInCodes.expiresAt, now),
      ),
    );

/** The codes of a mailbox since `since`, newest first. */
export const codesOfMailbox = (
  db: Db,
  { console, email }: Pick<CodeRow, "console" | "email">,
  since: string,
) =>
  db
    .select({ createdAt: signInCodes.createdAt, wrongTries: signInCodes.wrongTries })
    .from(signInCodes)
    .where(
      and(
        eq(signInCodes.console, console),
        eq(signInCodes.email, email),
        gt(signInCodes.createdAt, since),
      ),
    )
    .orderBy(desc(signInCodes.createdAt));

const wrongTriesSince = (since: string): SQL =>
  sql`(select coalesce(sum(same.wrong_tries), 0) from ${signInCodes} as same
    where same.console = ${signInCodes}.console and same.email = ${signInCodes}.email
      and same.created_at > ${since})`;

interface TryLimits {
  /** Tries of one code. */
  tries: number;
  /** Tries of its mailbox since `dayAgo`; null for a person with the link from the mail. */
  perDay: number | null;
  dayAgo: string;
  /** Wrong codes of the requesting network; null for a person with the link from the mail. */
  network: { key: string; max: number } | null;
}

/**
 * Uses up a live code if the typed one is right, else costs a try. Each of several parallel guesses
 * costs one, and once the tries are used up, a right code gets the same answer as a wrong one.
 */
export const tryCode = (
  db: Db,
  key: string,
  isRight: boolean,
  { tries, perDay, dayAgo, network }: TryLimits,
  now: string,
) =>
  db
    .update(signInCodes)
    .set(isRight ? { usedAt: now } : { wrongTries: sql`${signInCodes.wrongTries} + 1` })
    .where(
      and(
        eq(signInCodes.key, key),
        isNull(signInCodes.usedAt),
        gt(signInCodes.expiresAt, now),
        lt(signInCodes.wrongTries, tries),
        perDay === null ? undefined : sql`${wrongTriesSince(dayAgo)} < ${perDay}`,
        network ? notExists(fullWindow(db, network.key, network.max, now)) : undefined,
      ),
    )
    .returning({ wrongTries: signInCodes.wrongTries });

/** Counts a wrong code for its network, right behind `tryCode` in the same batch. */
export const countWrongCode = (db: Db, network: { key: string; seconds: number }, now: string) =>
  countUse(db, network, now, sql`where changes() = 1`);

/** Uses up a code and its link; touches no row if they were used before. */
export const consumeCode = (db: Db, key: string, now: string) =>
  db
    .update(signInCodes)
    .set({ usedAt: now })
    .where(and(eq(signInCodes.key, key), isNull(signInCodes.usedAt)));

/** Ends a code that was never sent. */
export const killCode = (db: Db, key: string) =>
  db
    .update(signInCodes)
    .set({ expiresAt: sql`${signInCodes.createdAt}` })
    .where(eq(signInCodes.key, key));

export const deleteCodesBefore = (db: Db, before: string) =>
  db.delete(signInCodes).where(lt(signInCodes.createdAt, before));
