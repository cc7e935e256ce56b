import { and, asc, desc, eq, getTableColumns, gt, gte, lt, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteInsertValue } from "drizzle-orm/sqlite-core";
import type { Actor } from "../../worker/facts/people/console";
import type { Db } from "../client";
import { pageText } from "../page-text";
import { auditLog, staffTokens } from "../schema/staff";

export const insertStaffToken = (db: Db, row: typeof staffTokens.$inferInsert) =>
  db.insert(staffTokens).values(row);

export const staffByToken = (db: Db, tokenHash: string, now: string) =>
  db
    .select()
    .from(staffTokens)
    .where(and(eq(staffTokens.tokenHash, tokenHash), gt(staffTokens.expiresAt, now)));

/** The columns of an audit entry besides the actor. */
type Audited = Pick<
  SQLiteInsertValue<typeof auditLog>,
  "action" | "subject" | "detail" | "at" | "before" | "after" | "reason"
>;

export function insertAudit(db: Db, { actor, ...row }: Audited & { actor: Actor }) {
  const { kind, id, name, role, companyId, requestId } = actor;
  const by = { actorKind: kind, actorId: id, staff: name, role, companyId, requestId };
  return db.insert(auditLog).values({ ...row, ...by });
}

interface AuditFilter {
  staff?: string;
  subject?: string;
  from?: string;
}

// Written with names, because the library omits a column's table if a select has one table.
/** The entry contains the text of a draft, which only its company may see. */
const isOfDraft = sql`(audit_log.action in ('job.create', 'job.change') and exists (select 1
  from jobs as written where written.id = cast(audit_log.subject as integer)
  and written.closed_as = 'draft'))`;

const visibleColumn = (column: SQLiteColumn, limit: number) =>
  sql`case when not ${isOfDraft} then ${pageText(column, 3 * limit, sql`null`)} end`.mapWith(
    column,
  );

/** Audit entries before `before`, newest first. Texts of drafts are left out. */
export const listAudit = (
  db: Db,
  { staff, subject, from }: AuditFilter,
  before: number = Number.MAX_SAFE_INTEGER,
  limit: number,
) =>
  db
    .select({
      ...getTableColumns(auditLog),
      detail: visibleColumn(auditLog.detail, limit),
      before: visibleColumn(auditLog.before, limit),
      after: visibleColumn(auditLog.after, limit),
    })
    .from(auditLog)
    .where(
      and(
        lt(auditLog.id, before),
        staff === undefined ? undefined : eq(auditLog.staff, staff),
        subject === undefined ? undefined : eq(auditLog.subject, subject),
        from === undefined ? undefined : gte(auditLog.at, from),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);

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
