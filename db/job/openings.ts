import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { companyIsSuspended } from "../company/suspension";
import { applications } from "../schema/applications";
import { assessments, jobs } from "../schema/jobs";
import { openJobs } from "./job-search";
import { jobColumns } from "./jobs";
import type { JobFilter } from "./search-expression";

/** The most pairs of towns and categories. Later pairs, in order of name, get no count. */
const PAIRS_MAX = 1_000;
/** The number of similar jobs that are read to find those without an application of the person. */
const ALIKE_READ = 20;

/**
 * Each town with open jobs and each of its categories, with the number of jobs up to a bound. It
 * jumps from pair to pair in their index.
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

/**
 * Other jobs that a person can still apply for: without an application of theirs, and not of a
 * suspended company.
 */
export const otherThan = (id: number, viewer: number | null) =>
  and(
    ne(jobs.id, id),
    sql`not ${companyIsSuspended(jobs.companyId)}`,
    sql`not exists (select 1 from ${applications} as mine where mine.job_id = ${jobs.id}
      and mine.user_id = ${viewer})`,
  );

/** Some of the newest open jobs of one or more searches, one search after the other. */
export const someJobs = (
  db: Db,
  filters: JobFilter[],
  which: SQL | undefined,
  viewer: number | null,
  limit: number,
  now: string,
) =>
  db
    .select(jobColumns(viewer, now))
    .from(jobs)
    // The jobs are selected first, so that live claims are only counted for the shown ones.
    .innerJoin(
      sql`(select hits.id, hits.rank from (${openJobs(filters, undefined, ALIKE_READ)}) as hits
        join ${jobs} on ${jobs.id} = hits.id where ${which}
        order by hits.rank, hits.id desc limit ${limit}) as hits`,
      sql`${jobs.id} = hits.id`,
    )
    .leftJoin(assessments, eq(assessments.jobId, jobs.id))
    .orderBy(sql`hits.rank, hits.id desc`);
