import * as words from "~app/words/jobs/for-you";
import { attempt, unwrap } from "../session/api.server";
import type { Session } from "../session/session.server";
import { cardOf } from "./card.server";

/**
 * Cards of jobs for the candidate, each with its reason;
 * empty for a visitor, or if they could not be loaded.
 *
 * @param credit whether the reader's next slot is free; a promise, since the page loads it too
 * @param except the job that the page shows
 */
export async function jobsForYou(
  session: Session,
  now: Date,
  credit: Promise<boolean>,
  except?: string,
) {
  if (!(await session.user())) return [];
  const [result, hasCredit] = await Promise.all([
    attempt(unwrap(session.api.user.jobs["for-you"].$get({ query: { except } }))),
    credit,
  ]);
  if ("error" in result) return [];
  return result.data.map(({ job, because }) => ({
    ...cardOf(job, now, hasCredit),
    because: words.because(because),
  }));
}
