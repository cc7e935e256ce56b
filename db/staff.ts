import { and, eq, gt } from "drizzle-orm";
import type { SQLiteInsertValue } from "drizzle-orm/sqlite-core";
import type { Db } from "./client";
import { auditLog, staffTokens } from "./schema";

export const insertStaffToken = (db: Db, row: typeof staffTokens.$inferInsert) =>
  db.insert(staffTokens).values(row);

export const staffByToken = (db: Db, tokenHash: string, now: string) =>
  db
    .select()
    .from(staffTokens)
    .where(and(eq(staffTokens.tokenHash, tokenHash), gt(staffTokens.expiresAt, now)));

export const insertAudit = (db: Db, row: SQLiteInsertValue<typeof auditLog>) =>
  db.insert(auditLog).values(row);
