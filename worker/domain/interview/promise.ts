import { promiseThem, unpromisedApplication } from "../../../db/application/promises";
import { writeBatch } from "../../../db/client";
import type { Service } from "../service";

/**
 * Gives who waits for a date without a promise one that begins now: an older release confirmed the
 * slot, before this one or beside it.
 */
export async function promiseInterviews({ db, now }: Service): Promise<number> {
  const [waiting] = await unpromisedApplication(db);
  if (!waiting) return 0;
  const [promised = 0] = await writeBatch(db, [promiseThem(db, now.toISOString())]);
  return promised;
}
