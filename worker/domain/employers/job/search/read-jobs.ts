import { writeBatch } from "../../../../../db/client";
import { deleteWordsDue, insertWords, jobsDue, listJobsAs } from "../../../../../db/job/job-words";
import type { Service } from "../../../service";
import { termsOf } from "../terms.rules";
import { listedAs, monthlyPay } from "./listed-as.rules";
import { wordsOf } from "./search.rules";
import { keysNear, wordKey } from "./spelling.rules";

const JOBS_AT_ONCE = 100;
/** Longer strings are not words that people search for. */
const LONGEST = 30;
/** Enough for an honest job text; with more, one job could crowd out the words of others. */
const WORDS_A_KEY = 5;

/** The words of a job, each under its sound keys. */
function keysOf(text: string): [key: string, word: string][] {
  const under = new Map<string, string[]>();
  for (const word of new Set(wordsOf(text).filter(({ length }) => length <= LONGEST))) {
    for (const key of keysNear(wordKey(word))) under.set(key, [...(under.get(key) ?? []), word]);
  }
  return [...under].flatMap(([key, words]) =>
    words.slice(0, WORDS_A_KEY).map((word): [string, string] => [key, word]),
  );
}

/**
 * Scheduled task: indexes changed jobs, so that lists can filter by their terms, and so that a
 * search finds words that are spelled nearly like one of theirs.
 *
 * @returns how many changed jobs were indexed
 */
export async function readJobs({ db }: Service): Promise<number> {
  const due = await jobsDue(db, JOBS_AT_ONCE);
  if (due.length === 0) return 0;
  const open = due.flatMap(({ job, text }) => (job && text !== null ? { ...job, text } : []));
  const rows = open.map(({ id, ...job }) => {
    const jobWithTerms = { ...job, ...termsOf(job) };
    return { id, words: listedAs(jobWithTerms), pay: monthlyPay(jobWithTerms) };
  });
  await writeBatch(db, [
    insertWords(
      db,
      open.flatMap(({ text }) => keysOf(text)),
    ),
    listJobsAs(db, rows),
    deleteWordsDue(
      db,
      due.map(({ id }) => id),
    ),
  ]);
  return due.length;
}
