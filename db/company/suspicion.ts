import { and, desc, eq, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { applications } from "../schema/applications";
import { interviews } from "../schema/interviews";
import { jobs } from "../schema/jobs";
import { devices } from "../schema/people";

// Signals that a company's good record may be fake, for staff to review.

const hasSlot = (companyId: number) =>
  and(eq(jobs.companyId, companyId), sql`${applications.slotState} = 'confirmed'`);

/** Candidates with a confirmed slot of the company's jobs. */
const candidatesOf = (db: Db, companyId: number) =>
  db
    .selectDistinct({ id: applications.userId })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(hasSlot(companyId));

export const countCandidates = (db: Db, companyId: number) =>
  db
    .select({ count: sql<number>`count(distinct ${applications.userId})` })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(hasSlot(companyId));

/** The minute in which the most meeting codes were entered. */
export const busiestMinute = (db: Db, companyId: number) =>
  db
    .select({ at: sql<string>`min(${interviews.checkedInAt})`, count: sql<number>`count(*)` })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(jobs.companyId, companyId), isNotNull(interviews.checkedInAt)))
    .groupBy(sql`substr(${interviews.checkedInAt}, 1, 16)`)
    .orderBy(desc(sql`count(*)`))
    .limit(1);

function mostShared(db: Db, companyId: number, column: SQL | typeof devices.deviceHash) {
  const count = sql<number>`count(distinct ${devices.userId})`;
  return db
    .select({ count })
    .from(devices)
    .where(
      and(
        sql`${devices.userId} in ${candidatesOf(db, companyId)}`,
        ne(devices.deviceHash, "unnamed"),
        sql`${column} is not null`,
      ),
    )
    .groupBy(column)
    .orderBy(desc(count))
    .limit(1);
}

/** The largest number of candidates who logged in on the same device. */
export const mostOnOneDevice = (db: Db, companyId: number) =>
  mostShared(db, companyId, devices.deviceHash);

/** The largest number of candidates who logged in from the same network. */
export const mostOnOneNetwork = (db: Db, companyId: number) =>
  mostShared(db, companyId, sql`${devices.addressHash}`);
