import * as words from "~worker/words/fields";
import { type Write, writeThenRead } from "../../../../db/client";
import { type insertedJobId, type JobRow, jobById } from "../../../../db/job/jobs";
import { isGuardViolation } from "../../../../db/violations";
import type { AssessmentInput } from "../../../contract/job/job-input";
import type { Job } from "../../../contract/job/jobs";
import { isDraftJob, isPublished } from "../../../facts/jobs/job-states";
import { type Actor, isMember } from "../../../facts/people/console";
import { Failure } from "../../../failure";
import type { Service } from "../../service";
import { enqueueMessages, insertMessages, type OutboxMessage } from "../../talk/outbox/outbox";
import { toPostedJob } from "./view";

export const DEFAULT_CATEGORY = "General";

/** The spec defines the category as the first point under that heading. */
export const categoryOf = (detail: Record<string, string[]>) =>
  detail.Category?.[0]?.trim() || DEFAULT_CATEGORY;

/** A test as it is stored; without a number of questions it asks all of them. */
export const testOf = (test: AssessmentInput) => ({
  ...test,
  questionsAsked: test.questionsAsked ?? null,
});
type KeptTest = ReturnType<typeof testOf>;

/** A stored test in the form of the input. */
export const givenTest = ({ durationMinutes, passMark, questions, questionsAsked }: KeptTest) => ({
  durationMinutes,
  passMark,
  questions,
  ...(questionsAsked !== null && { questionsAsked }),
});

/** A company sees its own jobs; staff see all but drafts. */
export const maySee = (actor: Actor, job: Pick<JobRow, "employer" | "closedAs">) =>
  isMember(actor) ? job.employer.id === actor.companyId : !isDraftJob(job);

/** A job, if the actor may see it. @throws Failure not_found */
export async function readJob(service: Service, actor: Actor, id: number): Promise<JobRow> {
  const [row] = await jobById(service.db, id, null, service.now.toISOString());
  if (!row || !maySee(actor, row)) throw new Failure("not_found");
  return row;
}

/**
 * Writes all or nothing of a job, with the messages that follow, and returns the job.
 *
 * @throws Failure company_not_hiring, company_not_verified, slots_below_claims, stale_state
 */
export async function writeJob(
  service: Service,
  writes: Write[],
  id: number | typeof insertedJobId,
  messages: OutboxMessage[] = [],
): Promise<Job> {
  const { db, now } = service;
  const query = jobById(db, id, null, now.toISOString());
  try {
    const { rows } = await writeThenRead(
      db,
      [...writes, ...insertMessages(service, messages)],
      query,
    );
    await enqueueMessages(service, messages);
    const [row] = rows;
    if (!row) throw new Error("A job that was just written is missing");
    return toPostedJob(row);
  } catch (error) {
    if (isGuardViolation(error, "company_hires")) throw new Failure("company_not_hiring");
    if (isGuardViolation(error, "company_verified")) throw new Failure("company_not_verified");
    if (isGuardViolation(error, "slots_cover_claims")) {
      const fields = { maxApplicants: words.fieldWords.slotsBelowClaims };
      throw new Failure("slots_below_claims", { fields });
    }
    throw error;
  }
}

/**
 * A public job, with the viewer's own state.
 *
 * @throws Failure not_found for a job that does not exist or was never published
 */
export async function findJob({ db, now }: Service, id: number, viewer: number | null) {
  const [job] = await jobById(db, id, viewer, now.toISOString());
  if (!job || !isPublished(job.closedAs)) throw new Failure("not_found");
  return job;
}
