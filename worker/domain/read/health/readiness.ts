import { missingMigrations, readiness } from "../../../../db/health/readings";
import { wordsOf } from "../../../../db/violations";
import { Failure } from "../../../failure";
import type { Service } from "../../service";
import { isScheduleStale } from "./health.rules";

/**
 * Checks, in one round trip and without a write, that the product can serve requests.
 *
 * @throws Failure database_away, migrations_missing, schedule_late: the schedule writes every
 *   minute, so that an old last run means that writes fail.
 */
export async function requireReady({ db, now }: Service): Promise<void> {
  const [row] = await readiness(db).catch((cause) => {
    const isUnmigrated = /no such table/.test(wordsOf(cause));
    throw new Failure(isUnmigrated ? "migrations_missing" : "database_away", { cause });
  });
  if (missingMigrations(row?.newestMigration) > 0) throw new Failure("migrations_missing");
  if (isScheduleStale(row?.lastRunAt ?? null, now)) throw new Failure("schedule_late");
}
