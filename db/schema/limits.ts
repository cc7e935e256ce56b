import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** How often a limit was used in its current window. */
export const limitUses = sqliteTable(
  "limit_uses",
  {
    /** The limit's name and the HMAC of whom it counts: no number or address is kept. */
    key: text().primaryKey(),
    uses: integer().notNull(),
    windowEndsAt: text("window_ends_at").notNull(),
  },
  (t) => [index("limit_uses_ends").on(t.windowEndsAt)],
);
