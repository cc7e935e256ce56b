import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

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
