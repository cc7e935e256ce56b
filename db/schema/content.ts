import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { CONTENT_TYPES } from "../../worker/contract/values";
import { DEFAULT_LANGUAGE, OFFERED_LANGUAGES } from "../../worker/facts/languages";

const page = {
  type: text({ enum: CONTENT_TYPES }).notNull(),
  language: text({ enum: OFFERED_LANGUAGES }).notNull().default(DEFAULT_LANGUAGE),
  content: text().notNull(),
};

/** A page that has no text in a language is shown in the default one. */
export const staticContent = sqliteTable("static_content", page, (t) => [
  primaryKey({ columns: [t.type, t.language] }),
]);

/** Earlier texts of a page. */
export const staticContentVersions = sqliteTable(
  "static_content_versions",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    ...page,
    /** The author of the next version, and when it was written. */
    replacedBy: text("replaced_by").notNull(),
    replacedAt: text("replaced_at").notNull(),
  },
  (t) => [index("static_content_versions_page").on(t.type, t.language, t.id)],
);
