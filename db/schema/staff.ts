import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ACTOR_KINDS, STAFF_ROLES } from "../../worker/facts/people/console";

export const staff = sqliteTable(
  "staff",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** In lower case. */
    email: text().notNull().unique(),
    name: text().notNull(),
    role: text({ enum: STAFF_ROLES }).notNull(),
    createdAt: text("created_at").notNull(),
    endedAt: text("ended_at"),
  },
  (t) => [index("staff_role").on(t.role).where(sql`ended_at is null`)],
);

export const staffTokens = sqliteTable("staff_tokens", {
  tokenHash: text("token_hash").primaryKey(),
  name: text().notNull(),
  role: text({ enum: STAFF_ROLES }).notNull(),
  expiresAt: text("expires_at").notNull(),
});

/** Audit entries. The table is append-only. */
export const auditLog = sqliteTable(
  "audit_log",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** The name of the person who acted. */
    staff: text().notNull(),
    action: text().notNull(),
    /** The id of the changed object; the action tells its kind. */
    subject: text().notNull(),
    detail: text({ mode: "json" }).$type<unknown>(),
    at: text().notNull(),
    actorKind: text("actor_kind", { enum: ACTOR_KINDS }).notNull(),
    /** The id of the staff member or company member; null for a token. */
    actorId: integer("actor_id"),
    role: text(),
    /** The company that a member acted for. */
    companyId: integer("company_id"),
    /** The changed values before and after. */
    before: text({ mode: "json" }).$type<unknown>(),
    after: text({ mode: "json" }).$type<unknown>(),
    reason: text(),
    requestId: text("request_id"),
  },
  (t) => [
    index("audit_log_subject").on(t.subject, t.id),
    index("audit_log_staff").on(t.staff, t.id),
    index("audit_log_at").on(t.at),
    index("audit_log_company").on(t.companyId, t.id),
  ],
);
