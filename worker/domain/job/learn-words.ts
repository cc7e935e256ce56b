import { writeBatch } from "../../../db/client";
import { deleteWordsDue, insertWords, wordsDue } from "../../../db/job/job-words";
import type { Service } from "../service";
import { wordsOf } from "./search.rules";
import { keysNear, wordKey } from "./word-key.rules";

const JOBS_AT_ONCE = 100;
/** Longer ones are nobody's word. */
const LONGEST = 30;

/**
 * The schedule's part: learns the words that jobs say, so that a search finds what is spelled nearly
 * as one of them.
 *
 * @returns how many changes of jobs were read
 */
export async function learnWords({ db }: Service): Promise<number> {
  const due = await wordsDue(db, JOBS_AT_ONCE);
  if (due.length === 0) return 0;
  const words = new Set(due.flatMap(({ text }) => wordsOf(text ?? "")));
  const rows = [...words]
    .filter((word) => word.length <= LONGEST)
    .flatMap((word) => keysNear(wordKey(word)).map((key): [string, string] => [key, word]));
  await writeBatch(db, [
    insertWords(db, rows),
    deleteWordsDue(
      db,
      due.map(({ id }) => id),
    ),
  ]);
  return due.length;
}
