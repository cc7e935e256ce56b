import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { CONTENT_TYPES } from "../../worker/contract/values";

export const staticContent = sqliteTable("static_content", {
  type: text({ enum: CONTENT_TYPES }).primaryKey(),
  content: text().notNull(),
});

/** The text of a page before it was replaced. */
export const staticContentVersions = sqliteTable(
  "static_content_versions",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    type: text({ enum: CONTENT_TYPES }).notNull(),
    content: text().notNull(),
    /** Who wrote the one after it, and when. */
    replacedBy: text("replaced_by").notNull(),
    replacedAt: text("replaced_at").notNull(),
  },
  (t) => [index("static_content_versions_type").on(t.type, t.id)],
);
