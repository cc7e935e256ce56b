import { sql } from "drizzle-orm";
import type { Db } from "../client";
import { scheduleTasks } from "../schema/health";

/** The result of one task in a run of the schedule. */
export interface TaskRun {
  task: string;
  /** The reason of a failure; null if the task succeeded. */
  cause: string | null;
}

export const recordTask = (db: Db, { task, cause }: TaskRun, now: string) => {
  const failingSince = cause === null ? null : now;
  return db
    .insert(scheduleTasks)
    .values({ task, ranAt: now, failingSince, cause })
    .onConflictDoUpdate({
      target: scheduleTasks.task,
      set: {
        ranAt: now,
        cause,
        failingSince: cause === null ? null : sql`coalesce(${scheduleTasks.failingSince}, ${now})`,
      },
    });
};

export const tasksOfSchedule = (db: Db) =>
  db.select().from(scheduleTasks).where(sql`${scheduleTasks.task} > ''`);
