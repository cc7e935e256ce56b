import { asc, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { insertFrom } from "../insert-from";
import { jobWords, jobWordsDue } from "../schema/jobs";

/** Changed jobs whose words are not learned yet, oldest change first; null for one that is closed. */
export const wordsDue = (db: Db, limit: number) =>
  db
    .select({
      id: jobWordsDue.id,
      text: sql<string | null>`(select text from job_search where id = ${jobWordsDue.jobId})`,
    })
    .from(jobWordsDue)
    .where(gt(jobWordsDue.id, 0))
    .orderBy(asc(jobWordsDue.id))
    .limit(limit);

export const deleteWordsDue = (db: Db, ids: number[]) =>
  db.delete(jobWordsDue).where(inArray(jobWordsDue.id, ids));

/** Those that are known already stay. */
export const insertWords = (db: Db, rows: [key: string, word: string][]) =>
  insertFrom(
    db,
    jobWords,
    { key: sql`value ->> 0`, word: sql`value ->> 1` },
    sql`from json_each(${JSON.stringify(rows)}) where true`,
  ).onConflictDoNothing();

/** Words that jobs have said under any of these keys. */
export const wordsUnder = (db: Db, keys: string[], limit: number) =>
  db
    .selectDistinct({ word: jobWords.word })
    .from(jobWords)
    .where(inArray(jobWords.key, keys))
    .limit(limit);

/** How many rows a list has, counted no further than `atMost`. */
export const countUpTo = (db: Db, list: SQL, atMost: number) =>
  db.select({ rows: sql<number>`count(*)` }).from(sql`(select 1 from (${list}) limit ${atMost})`);
