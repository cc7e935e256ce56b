import { sql } from "drizzle-orm";
import { integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { HEALTH_LINES, WATCHED_PROVIDERS } from "../../worker/facts/operations/health";

/** Calls of providers, counted in steps of minutes and kept for two days. */
export const providerCalls = sqliteTable(
  "provider_calls",
  {
    /** When the step began. */
    beganAt: text("began_at").notNull(),
    provider: text({ enum: WATCHED_PROVIDERS }).notNull(),
    sent: integer().notNull(),
    failed: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.beganAt, t.provider] })],
);

/** When each task of the schedule ran last. */
export const scheduleTasks = sqliteTable("schedule_tasks", {
  task: text().primaryKey(),
  ranAt: text("ran_at").notNull(),
  /** When the first of its failures was that nothing has mended since. */
  failingSince: text("failing_since"),
  /** Why it failed last, without anybody's data. */
  cause: text(),
});

/** Troubles that operators were alerted of. */
export const alerts = sqliteTable(
  "alerts",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    trouble: text({ enum: HEALTH_LINES }).notNull(),
    text: text().notNull(),
    since: text().notNull(),
    /** When it was last there. */
    seenAt: text("seen_at").notNull(),
    overAt: text("over_at"),
  },
  (t) => [uniqueIndex("alerts_standing").on(t.trouble).where(sql`over_at is null`)],
);
