import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { STAFF_ROLES } from "../../worker/contract/ops";

export const staffTokens = sqliteTable("staff_tokens", {
  tokenHash: text("token_hash").primaryKey(),
  name: text().notNull(),
  role: text({ enum: STAFF_ROLES }).notNull(),
  expiresAt: text("expires_at").notNull(),
});

export const auditLog = sqliteTable("audit_log", {
  id: integer().primaryKey({ autoIncrement: true }),
  staff: text().notNull(),
  action: text().notNull(),
  subject: text().notNull(),
  detail: text({ mode: "json" }).$type<unknown>(),
  at: text().notNull(),
});
