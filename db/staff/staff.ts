import { and, desc, eq, gt, lt } from "drizzle-orm";
import type { SQLiteInsertValue } from "drizzle-orm/sqlite-core";
import type { Db } from "../client";
import { auditLog, staffTokens } from "../schema/staff";

export const insertStaffToken = (db: Db, row: typeof staffTokens.$inferInsert) =>
  db.insert(staffTokens).values(row);

export const staffByToken = (db: Db, tokenHash: string, now: string) =>
  db
    .select()
    .from(staffTokens)
    .where(and(eq(staffTokens.tokenHash, tokenHash), gt(staffTokens.expiresAt, now)));

export const insertAudit = (db: Db, row: SQLiteInsertValue<typeof auditLog>) =>
  db.insert(auditLog).values(row);

export const listAudit = (db: Db, before: number = Number.MAX_SAFE_INTEGER, limit: number) =>
  db.select().from(auditLog).where(lt(auditLog.id, before)).orderBy(desc(auditLog.id)).limit(limit);
