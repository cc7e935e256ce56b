import { and, eq, gt, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import { COMPANY_STATES, isVerified } from "../../worker/facts/jobs/companies";
import type { JobSort } from "../../worker/facts/jobs/jobs";
import type { Db } from "../client";
import { companies } from "../schema/companies";
import { assessments, jobs } from "../schema/jobs";
import { type JobCursor, openJobs } from "./job-search";
import { jobColumns } from "./jobs";
import type { JobFilter } from "./search-expression";

/** Open jobs of one or more searches, one search after the other, in the order of `openJobs`. */
export function listJobs(
  db: Db,
  search: { filters: JobFilter[]; sort?: JobSort },
  after: JobCursor | undefined,
  limit: number,
  viewer: number | null,
  now: string,
) {
  const { filters, sort } = search;
  return db
    .select({
      ...jobColumns(viewer, now),
      rank: sql<number>`hits.rank`,
      position: sql<number>`hits.position`,
    })
    .from(jobs)
    .innerJoin(sql`(${openJobs(filters, after, limit, sort)}) as hits`, sql`${jobs.id} = hits.id`)
    .leftJoin(assessments, eq(assessments.jobId, jobs.id))
    .orderBy(sql`hits.rank, hits.position desc`);
}

/** The number of rows of a list, counted up to `atMost`. */
export const countUpTo = (db: Db, list: SQL, atMost: number) =>
  db.select({ rows: sql<number>`count(*)` }).from(sql`(select 1 from (${list}) limit ${atMost})`);

/** The length of each list, counted up to `atMost`, in one call. */
export async function countEach(db: Db, lists: SQL[], atMost: number): Promise<number[]> {
  const [first, ...rest] = lists.map((list) => countUpTo(db, list, atMost));
  if (!first) return [];
  const results = await db.batch([first, ...rest]);
  return results.map(([row]) => row?.rows ?? 0);
}

/** Open jobs with ids above `above` and up to `upTo`. */
export const openJobsBetween = (db: Db, above: number, upTo: number) =>
  db
    .select({ id: jobs.id, createdAt: jobs.createdAt })
    .from(jobs)
    .where(and(gt(jobs.id, above), lte(jobs.id, upTo), isNull(jobs.closedAt)));

/**
 * The ranges of `size` job ids that contain an open job. The first range is from 1 to `size`. It
 * jumps from one range to the next with the index of open jobs.
 */
export function openRanges(db: Db, size: number) {
  // The client sends numbers as floats, but a range needs whole numbers.
  const whole = sql`cast(${size} as integer)`;
  const range = sql`(min(id) + ${whole} - 1) / ${whole}`;
  return db.select({ range: sql<number>`number` }).from(sql`(
    with recursive ranges(number) as (
      select ${range} from ${jobs} where closed_at is null
      union all
      select (select ${range} from ${jobs} where closed_at is null and id > number * ${whole})
      from ranges where number is not null
    ) select number from ranges where number is not null
  )`);
}

const NOT_VERIFIED = COMPANY_STATES.filter((state) => !isVerified({ state }));

/** Each price that was set for open jobs of unverified companies, with the number of jobs. */
export const unverifiedPrices = (db: Db) =>
  db
    .select({ price: jobs.applicationPrice, jobs: sql<number>`count(*)` })
    .from(companies)
    .innerJoin(jobs, eq(jobs.companyId, companies.id))
    .where(and(inArray(companies.state, NOT_VERIFIED), isNull(jobs.closedAt)))
    .groupBy(jobs.applicationPrice);

/**
 * Each price that was set for open jobs, lowest first, with the number of jobs. It jumps from price
 * to price in their index.
 */
export function openPrices(db: Db) {
  const lowest = sql`select min(application_price) from ${jobs} where closed_at is null`;
  return db.select({ price: sql<number>`price`, jobs: sql<number>`jobs` }).from(sql`(
    with recursive prices(price) as (
      select (${lowest})
      union all
      select (${lowest} and application_price > price) from prices where price is not null
    ) select price, (select count(*) from ${jobs}
        where closed_at is null and application_price = price) as jobs
      from prices where price is not null
  )`);
}
