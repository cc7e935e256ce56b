import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../client";
import { applications } from "../schema/applications";
import { interviews } from "../schema/interviews";
import { jobs } from "../schema/jobs";
import { users } from "../schema/people";

/** The slot of a PK number, and the phone of its holder. */
export const slotOfNumber = (db: Db, id: number) =>
  db
    .select({
      job: jobs.title,
      company: jobs.company,
      interviewAt: sql<string | null>`(select max(at) from ${interviews}
        where ${and(eq(interviews.applicationId, applications.id), eq(interviews.state, "scheduled"))})`,
      phone: users.phone,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(users, eq(users.id, applications.userId))
    .where(eq(applications.id, id));
