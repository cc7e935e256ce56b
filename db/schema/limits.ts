import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The uses of a limit in its current window. */
export const limitUses = sqliteTable(
  "limit_uses",
  {
    /**
     * The limit's name and an HMAC of whose uses it counts, so that no number or address is stored.
     */
    key: text().primaryKey(),
    uses: integer().notNull(),
    windowEndsAt: text("window_ends_at").notNull(),
  },
  (t) => [index("limit_uses_ends").on(t.windowEndsAt)],
);
