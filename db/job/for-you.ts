import { desc, eq } from "drizzle-orm";
import type { Db } from "../client";
import { applications } from "../schema/applications";
import { jobs, savedJobs } from "../schema/jobs";
import { resumeDrafts } from "../schema/people";
import { savedSearches, seenJobs } from "../schema/searches";

const interestColumns = { title: jobs.title, town: jobs.town, category: jobs.category };

/**
 * A person's recent interests: saved searches, answers of a resume, and the last job that the
 * person applied for, saved and viewed.
 */
export const marksOf = (db: Db, userId: number, searches: number) =>
  [
    db
      .select({ search: savedSearches.search })
      .from(savedSearches)
      .where(eq(savedSearches.userId, userId))
      .orderBy(desc(savedSearches.id))
      .limit(searches),
    db
      .select({ content: resumeDrafts.content })
      .from(resumeDrafts)
      .where(eq(resumeDrafts.userId, userId)),
    db
      .select(interestColumns)
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(eq(applications.userId, userId))
      .orderBy(desc(applications.id))
      .limit(1),
    db
      .select(interestColumns)
      .from(savedJobs)
      .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
      .where(eq(savedJobs.userId, userId))
      .orderBy(desc(savedJobs.createdAt), desc(savedJobs.jobId))
      .limit(1),
    db
      .select(interestColumns)
      .from(seenJobs)
      .innerJoin(jobs, eq(jobs.id, seenJobs.jobId))
      .where(eq(seenJobs.userId, userId))
      .orderBy(desc(seenJobs.at))
      .limit(1),
  ] as const;
