import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { jobs } from "../schema/jobs";
import { type JobFilter, openJobs } from "./job-search";
import { appliedBy } from "./jobs";

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

/**
 * Open jobs of one or more searches other than this one, for which this person has not applied, each
 * search behind those before it: some of the newest.
 */
export const otherJobs = (
  db: Db,
  filters: JobFilter[],
  except: { id: number | SQL; viewer: number | null },
  ...[limit, now]: [number, string]
) =>
  db
    .select({ id: jobs.id, title: jobs.title, company: jobs.company, location: jobs.location })
    .from(jobs)
    .innerJoin(
      sql`(${openJobs(filters, undefined, ALIKE_READ)}) as hits`,
      sql`${jobs.id} = hits.id`,
    )
    .where(and(ne(jobs.id, except.id), eq(appliedBy(except.viewer, now), 0)))
    .orderBy(sql`hits.rank, hits.id desc`)
    .limit(limit);
