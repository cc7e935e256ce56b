import { sql } from "drizzle-orm";
import { integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { HEALTH_LINES, WATCHED_PROVIDERS } from "../../worker/facts/limits/health";

/** The number of calls to providers, per period of some minutes, kept for two days. */
export const providerCalls = sqliteTable(
  "provider_calls",
  {
    /** The start of the period. */
    beganAt: text("began_at").notNull(),
    provider: text({ enum: WATCHED_PROVIDERS }).notNull(),
    sent: integer().notNull(),
    failed: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.beganAt, t.provider] })],
);

/** The last run of each task of the schedule. */
export const scheduleTasks = sqliteTable("schedule_tasks", {
  task: text().primaryKey(),
  ranAt: text("ran_at").notNull(),
  /** When the first failure since the last success happened. */
  failingSince: text("failing_since"),
  /** The reason of the last failure, without personal data. */
  cause: text(),
});

/** Problems of which operators were alerted. */
export const alerts = sqliteTable(
  "alerts",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    trouble: text({ enum: HEALTH_LINES }).notNull(),
    text: text().notNull(),
    since: text().notNull(),
    /** When the problem was last seen. */
    seenAt: text("seen_at").notNull(),
    overAt: text("over_at"),
  },
  (t) => [uniqueIndex("alerts_standing").on(t.trouble).where(sql`over_at is null`)],
);
