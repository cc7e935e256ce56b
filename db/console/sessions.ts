import { and, desc, eq, gt, isNull, lt, ne, sql } from "drizzle-orm";
import type { Db } from "../client";
import { companies, companyMembers } from "../schema/companies";
import { consoleSessions } from "../schema/console";
import { staff } from "../schema/staff";

export type SessionRow = typeof consoleSessions.$inferSelect;

/** A member of staff or of a company. */
export type Person = { staffId: number } | { memberId: number };

const isOf = (person: Person) =>
  "staffId" in person
    ? eq(consoleSessions.staffId, person.staffId)
    : eq(consoleSessions.memberId, person.memberId);

/**
 * A session with its person, unless either has ended, and the time of their company's suspension.
 */
export const sessionByToken = (db: Db, tokenHash: string) =>
  db
    .select({
      session: consoleSessions,
      staff,
      member: companyMembers,
      suspendedAt: companies.suspendedAt,
    })
    .from(consoleSessions)
    .leftJoin(staff, eq(staff.id, consoleSessions.staffId))
    .leftJoin(companyMembers, eq(companyMembers.id, consoleSessions.memberId))
    .leftJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(
      and(
        eq(consoleSessions.tokenHash, tokenHash),
        isNull(consoleSessions.endedAt),
        isNull(staff.endedAt),
        isNull(companyMembers.endedAt),
      ),
    );

/** Inserts a session; `sessionId` is its id in the rest of the batch. */
export const insertSession = (db: Db, row: typeof consoleSessions.$inferInsert) =>
  db.insert(consoleSessions).values(row);
export const sessionId = (tokenHash: string) =>
  sql<string>`(select id from ${consoleSessions} where token_hash = ${tokenHash})`;

export const setProven = (db: Db, id: number, at: string) =>
  db.update(consoleSessions).set({ provenAt: at }).where(eq(consoleSessions.id, id));

export const deleteSessionsBefore = (db: Db, before: string) =>
  db.delete(consoleSessions).where(lt(consoleSessions.expiresAt, before));

export const setLastUsed = (db: Db, id: number, at: string) =>
  db.update(consoleSessions).set({ lastUsedAt: at }).where(eq(consoleSessions.id, id));

/** The usable sessions of a person, newest first. */
export const listSessions = (db: Db, person: Person, now: string, usedSince: string) =>
  db
    .select()
    .from(consoleSessions)
    .where(
      and(
        isOf(person),
        isNull(consoleSessions.endedAt),
        gt(consoleSessions.expiresAt, now),
        gt(consoleSessions.lastUsedAt, usedSince),
      ),
    )
    .orderBy(desc(consoleSessions.id));

export const sessionOfPerson = (db: Db, person: Person, id: number) =>
  db
    .select({ id: consoleSessions.id })
    .from(consoleSessions)
    .where(and(eq(consoleSessions.id, id), isOf(person), isNull(consoleSessions.endedAt)));

export const endSession = (db: Db, id: number, at: string) =>
  db
    .update(consoleSessions)
    .set({ endedAt: at })
    .where(and(eq(consoleSessions.id, id), isNull(consoleSessions.endedAt)));

/** Ends the sessions of a person, except one. */
export const endSessionsOf = (db: Db, person: Person, at: string, exceptId = 0) =>
  db
    .update(consoleSessions)
    .set({ endedAt: at })
    .where(and(isOf(person), isNull(consoleSessions.endedAt), ne(consoleSessions.id, exceptId)));
