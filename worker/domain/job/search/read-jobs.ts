import { writeBatch } from "../../../../db/client";
import { deleteWordsDue, insertWords, jobsDue, listJobsAs } from "../../../../db/job/job-words";
import type { Service } from "../../service";
import { termsOf } from "../terms.rules";
import { listedAs, monthlyPay } from "./listed-as.rules";
import { wordsOf } from "./search.rules";
import { keysNear, wordKey } from "./word-key.rules";

const JOBS_AT_ONCE = 100;
/** Longer ones are nobody's word. */
const LONGEST = 30;
/** Enough for what a job honestly says; more would crowd out what other jobs say. */
const WORDS_A_KEY = 5;

/** Each word of a job under its keys. */
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
 * The schedule's part: reads what changed jobs say, so that lists can filter by it, and so that a
 * search finds what is spelled nearly as one of their words.
 *
 * @returns how many changes of jobs were read
 */
export async function readJobs({ db }: Service): Promise<number> {
  const due = await jobsDue(db, JOBS_AT_ONCE);
  if (due.length === 0) return 0;
  const open = due.flatMap(({ job, text }) => (job && text !== null ? { ...job, text } : []));
  const read = open.map(({ id, ...job }) => {
    const said = { ...job, ...termsOf(job) };
    return { id, words: listedAs(said), pay: monthlyPay(said) };
  });
  await writeBatch(db, [
    insertWords(
      db,
      open.flatMap(({ text }) => keysOf(text)),
    ),
    listJobsAs(db, read),
    deleteWordsDue(
      db,
      due.map(({ id }) => id),
    ),
  ]);
  return due.length;
}
