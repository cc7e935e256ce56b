import { sql } from "drizzle-orm";
import journal from "../../migrations/meta/_journal.json" with { type: "json" };
import type { Db } from "../client";

/** When each migration of this release was made, in milliseconds. */
const MIGRATIONS = journal.entries.map(({ when }) => when);

/** How many of this release's migrations are newer than the newest one of a database. */
export const missingMigrations = (newestMigration: number | null | undefined) =>
  MIGRATIONS.filter((when) => when > (newestMigration ?? 0)).length;

/** The newest migration of the database, in milliseconds, and the last run of the schedule. */
export const readiness = (db: Db) =>
  db.all<{ newestMigration: number | null; lastRunAt: string | null }>(
    sql`select (select max(created_at) from __drizzle_migrations where rowid > 0) as newestMigration,
      (select max(ran_at) from schedule_tasks where task > '') as lastRunAt`,
  );
