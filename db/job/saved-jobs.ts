import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../client";
import { assessments, jobs, savedJobs } from "../schema/jobs";
import { jobColumns } from "./jobs";

export function saveJob(db: Db, userId: number, jobId: number, now: string) {
  return db.insert(savedJobs).values({ userId, jobId, createdAt: now }).onConflictDoNothing();
}

export function unsaveJob(db: Db, userId: number, jobId: number) {
  return db.delete(savedJobs).where(and(eq(savedJobs.userId, userId), eq(savedJobs.jobId, jobId)));
}

/** Position in the list of saved jobs: by time, then by id. */
interface SavedCursor {
  savedAt: string;
  jobId: number;
}

export function listSavedJobs(
  db: Db,
  userId: number,
  after: SavedCursor | undefined,
  limit: number,
  now: string,
) {
  return db
    .select({ ...jobColumns(userId, now), savedAt: savedJobs.createdAt })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .leftJoin(assessments, eq(assessments.jobId, jobs.id))
    .where(
      and(
        eq(savedJobs.userId, userId),
        after &&
          sql`(${savedJobs.createdAt}, ${savedJobs.jobId}) < (${after.savedAt}, ${after.jobId})`,
      ),
    )
    .orderBy(desc(savedJobs.createdAt), desc(savedJobs.jobId))
    .limit(limit);
}
