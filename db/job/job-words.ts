import { asc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Db } from "../client";
import { insertFrom } from "../insert-from";
import { jobs, jobWords, jobWordsDue } from "../schema/jobs";
import { termColumns } from "./jobs";

/**
 * Changed jobs that are not processed yet, oldest change first, with all their texts; null if
 * closed.
 */
export const jobsDue = (db: Db, limit: number) =>
  db
    .select({
      id: jobWordsDue.id,
      job: {
        id: jobs.id,
        location: jobs.location,
        category: jobs.category,
        jobDetail: jobs.jobDetail,
        ...termColumns,
      },
      text: sql<string | null>`(select text from job_search where id = ${jobWordsDue.jobId})`,
    })
    .from(jobWordsDue)
    .leftJoin(jobs, eq(jobs.id, jobWordsDue.jobId))
    .where(gt(jobWordsDue.id, 0))
    .orderBy(asc(jobWordsDue.id))
    .limit(limit);

/** Updates only jobs whose words or pay changed, because each update is indexed again. */
export const listJobsAs = (db: Db, rows: { id: number; words: string[]; pay: number | null }[]) =>
  db
    .update(jobs)
    .set({ listedAs: sql`said.words`, monthlyPay: sql`said.pay` })
    .from(
      sql`(select value ->> 'id' as id, value ->> 'words' as words, value ->> 'pay' as pay
        from json_each(${JSON.stringify(rows)})) as said`,
    )
    .where(sql`${jobs.id} = said.id
      and (${jobs.listedAs} is not said.words or ${jobs.monthlyPay} is not said.pay)`);

export const deleteWordsDue = (db: Db, ids: number[]) =>
  db.delete(jobWordsDue).where(inArray(jobWordsDue.id, ids));

/** Inserts words; existing ones stay. */
export const insertWords = (db: Db, rows: [key: string, word: string][]) =>
  insertFrom(
    db,
    jobWords,
    { key: sql`value ->> 0`, word: sql`value ->> 1` },
    sql`from json_each(${JSON.stringify(rows)}) where true`,
  ).onConflictDoNothing();

/** The words of jobs under any of these keys. */
export const wordsUnder = (db: Db, keys: string[], limit: number) =>
  db
    .selectDistinct({ word: jobWords.word })
    .from(jobWords)
    .where(inArray(jobWords.key, keys))
    .limit(limit);
