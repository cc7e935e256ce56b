import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { CONTENT_TYPES } from "../../worker/contract/values";

export const staticContent = sqliteTable("static_content", {
  type: text({ enum: CONTENT_TYPES }).primaryKey(),
  content: text().notNull(),
});

/** Earlier texts of a page. */
export const staticContentVersions = sqliteTable(
  "static_content_versions",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    type: text({ enum: CONTENT_TYPES }).notNull(),
    content: text().notNull(),
    /** The author of the next version, and when it was written. */
    replacedBy: text("replaced_by").notNull(),
    replacedAt: text("replaced_at").notNull(),
  },
  (t) => [index("static_content_versions_type").on(t.type, t.id)],
);
