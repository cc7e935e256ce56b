import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

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

/** The first answers to requests with an `Idempotency-Key`, for their repeats. */
export const idempotencyKeys = sqliteTable(
  "idempotency_keys",
  {
    scope: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of method, path and body. */
    requestHash: text("request_hash").notNull(),
    startedAt: text("started_at").notNull(),
    /** Null while the first request is running. */
    status: integer(),
    body: text(),
  },
  (t) => [
    primaryKey({ columns: [t.scope, t.key] }),
    index("idempotency_keys_started").on(t.startedAt),
  ],
);
