import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { companyIsSuspended } from "../company/suspension";
import { applications } from "../schema/applications";
import { assessments, jobs } from "../schema/jobs";
import { type JobFilter, openJobs } from "./job-search";
import { jobColumns } from "./jobs";

/** Enough towns and categories together: those that come after them by name have no count. */
const PAIRS_MAX = 1_000;
/** Of so many alike those are taken for which a person has not applied. */
const ALIKE_READ = 20;

/**
 * Each town that open jobs are in, with each of its categories and how many there are, counted up to
 * a bound: found by their index, pair by pair.
 */
export function openPairs(db: Db, atMost: number) {
  const first = sql`(select id from ${jobs} where closed_at is null and town >= ''
    order by town, category limit 1)`;
  const next = sql`coalesce(
    (select id from ${jobs} where closed_at is null and town = pairs.town and category > pairs.category
      order by category limit 1),
    (select id from ${jobs} where closed_at is null and town > pairs.town
      order by town, category limit 1))`;
  return db
    .select({
      town: sql<string>`town`,
      category: sql<string>`category`,
      jobs: sql<number>`jobs`,
    })
    .from(sql`(
    with recursive pairs(town, category) as (
      select town, category from ${jobs} where id = ${first}
      union all
      select next.town, next.category from pairs join ${jobs} as next on next.id = ${next}
      limit ${PAIRS_MAX}
    ) select town, category, (select count(*) from (select 1 from ${jobs} as one
        where closed_at is null and one.town = pairs.town and one.category = pairs.category
        limit ${atMost})) as jobs
      from pairs
  )`);
}

/** Jobs of which a person can still apply for any: none that they applied for, of no suspended company. */
export const otherThan = (id: number, viewer: number | null) =>
  and(
    ne(jobs.id, id),
    sql`not ${companyIsSuspended(jobs.companyId)}`,
    sql`not exists (select 1 from ${applications} as mine where mine.job_id = ${jobs.id}
      and mine.user_id = ${viewer})`,
  );

/** Some of the newest open jobs of one or more searches, each search behind those before it. */
export const someJobs = (
  db: Db,
  filters: JobFilter[],
  which: SQL | undefined,
  viewer: number | null,
  ...[limit, now]: [number, string]
) =>
  db
    .select(jobColumns(viewer, now))
    .from(jobs)
    // Found first: what a job has taken is counted for those alone that are shown.
    .innerJoin(
      sql`(select hits.id, hits.rank from (${openJobs(filters, undefined, ALIKE_READ)}) as hits
        join ${jobs} on ${jobs.id} = hits.id where ${which}
        order by hits.rank, hits.id desc limit ${limit}) as hits`,
      sql`${jobs.id} = hits.id`,
    )
    .leftJoin(assessments, eq(assessments.jobId, jobs.id))
    .orderBy(sql`hits.rank, hits.id desc`);
