import * as formatsWords from "~app/words/formats";
import * as forYouWords from "~app/words/jobs/for-you";
import * as words from "~app/words/jobs/job-card";
import * as termsWords from "~app/words/jobs/terms";
import type { Job } from "../../worker/contract/job/jobs";
import { attempt, unwrap } from "../session/api.server";
import type { Session } from "../session/session.server";
import { whyFreeToReader } from "./why-free";

/** The part of a job that a card shows. The rest would double the size of a list. */
export type CardJob = ReturnType<typeof cardOf> & {
  /** Why the job is suggested to this reader. */
  because?: string;
};

/** @param hasCredit whether the reader's next slot is free */
export function cardOf(job: Job, now: Date, hasCredit = false) {
  const { id, title, company, location, logo, maxApplicants, applicationPrice } = job;
  const free = whyFreeToReader(job, hasCredit);
  const { applicantsCount, isApplied, isSaved, isClosed, testOpensAt } = job;
  return {
    id,
    title,
    company,
    location,
    logo,
    maxApplicants,
    applicationPrice,
    applicantsCount,
    isApplied,
    isSaved,
    isClosed,
    testOpensAt,
    costsNothing: free && words.costsNothing[free],
    salary: termsWords.salaryOf(job),
    category: termsWords.categoryOf(job),
    facts: words.facts(job),
    posted: words.posted(formatsWords.ago(job.createdAt, now)),
  };
}

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
    because: forYouWords.because(because),
  }));
}
