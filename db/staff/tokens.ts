import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../client";
import { staffTokens } from "../schema/staff";

/** A token's id. The database stores only the token's hash. */
const id = sql<number>`rowid`;
const { name, role, expiresAt } = staffTokens;
const columns = { id, name, role, expiresAt };

/** Valid tokens of programs, oldest first, after the given one. */
export const workingTokens = (db: Db, now: string, after: number, limit: number) =>
  db
    .select(columns)
    .from(staffTokens)
    .where(and(gt(expiresAt, now), gt(id, after)))
    .orderBy(asc(id))
    .limit(limit);

export const tokenById = (db: Db, number: number) =>
  db.select(columns).from(staffTokens).where(eq(id, number));

/** Ends a token now; an expired one stays as it is. */
export const endToken = (db: Db, number: number, now: string) =>
  db
    .update(staffTokens)
    .set({ expiresAt: now })
    .where(and(eq(id, number), gt(expiresAt, now)));
