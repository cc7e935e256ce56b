import { sql } from "drizzle-orm";
import journal from "../../migrations/meta/_journal.json" with { type: "json" };
import type { Db } from "../client";

/** When each migration was made that this release was built with, in milliseconds. */
const MIGRATIONS = journal.entries.map(({ when }) => when);

/** How many of them are newer than the newest one of a database. */
export const missingMigrations = (newestMigration: number | null | undefined) =>
  MIGRATIONS.filter((when) => when > (newestMigration ?? 0)).length;

/** The newest migration that the database has, in milliseconds, and when the schedule ran last. */
export const readiness = (db: Db) =>
  db.all<{ newestMigration: number | null; lastRunAt: string | null }>(
    sql`select (select max(created_at) from __drizzle_migrations where rowid > 0) as newestMigration,
      (select max(ran_at) from schedule_tasks where task > '') as lastRunAt`,
  );
