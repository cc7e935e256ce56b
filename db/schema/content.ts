import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { CONTENT_TYPES } from "../../worker/contract/values";

export const staticContent = sqliteTable("static_content", {
  type: text({ enum: CONTENT_TYPES }).primaryKey(),
  content: text().notNull(),
});
