import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { cachedStatement } from "../cached-statement";
import type { Db } from "../client";
import { insertFrom } from "../insert-from";
import { refreshTokens, users } from "../schema/people";

/**
 * The first token of a login. Inserts no row if the person is blocked or has another number by now.
 */
export const insertRefreshToken = (
  db: Db,
  row: {
    tokenHash: string;
    family: string;
    userId: number;
    expiresAt: string;
    deviceHash: string | null;
  },
  phone: string,
) =>
  insertFrom(
    db,
    refreshTokens,
    row,
    sql`from ${users} where id = ${row.userId} and phone = ${phone} and blocked_at is null`,
  );

/** The token after a valid one. Inserts no row if it already exists or the login was ended. */
export const insertSuccessor = (
  db: Db,
  row: { tokenHash: string; predecessorHash: string; expiresAt: string },
) =>
  insertFrom(
    db,
    refreshTokens,
    {
      ...row,
      family: refreshTokens.family,
      userId: refreshTokens.userId,
      deviceHash: refreshTokens.deviceHash,
    },
    sql`from ${refreshTokens} where token_hash = ${row.predecessorHash} and revoked_at is null`,
  ).onConflictDoNothing();

export const refreshTokenByHash = (db: Db, hash: string) =>
  db.select().from(refreshTokens).where(eq(refreshTokens.tokenHash, hash));

export const successorOf = (db: Db, hash: string) =>
  db.select().from(refreshTokens).where(eq(refreshTokens.predecessorHash, hash));

/** Records the first use of a valid token and returns its device; empty if its login was ended. */
export const markFirstUse = (db: Db, hash: string, now: string) =>
  db
    .update(refreshTokens)
    .set({ firstUsedAt: sql`coalesce(${refreshTokens.firstUsedAt}, ${now})` })
    .where(and(eq(refreshTokens.tokenHash, hash), isNull(refreshTokens.revokedAt)))
    .returning({ deviceHash: refreshTokens.deviceHash });

/** Binds a login without a device to this device, if there is one. */
export const bindFamily = (db: Db, family: string, deviceHash: string | null) =>
  db
    .update(refreshTokens)
    .set({ deviceHash })
    .where(and(eq(refreshTokens.family, family), isNull(refreshTokens.deviceHash)));

/** An unrevoked token of this family. */
export const livingToken = cachedStatement((db, family: string) =>
  db
    .select({ tokenHash: refreshTokens.tokenHash })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.family, family), isNull(refreshTokens.revokedAt)))
    .limit(1),
);

export const deleteRefreshTokensBefore = (db: Db, before: string) =>
  db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, before));

export const revokeFamily = (db: Db, family: string, now: string) =>
  db.update(refreshTokens).set({ revokedAt: now }).where(eq(refreshTokens.family, family));

/** Ends all logins of a person. */
export const revokeLogins = (db: Db, userId: number, now: string) =>
  db
    .update(refreshTokens)
    .set({ revokedAt: now })
    .where(and(eq(refreshTokens.userId, userId), isNull(refreshTokens.revokedAt)));
