import { type insertedJobId, type JobRow, jobById } from "../../../db/job/jobs";
import type { AssessmentInput } from "../../contract/job/job-input";
import type { Job } from "../../contract/job/jobs";
import { Failure } from "../../failure";
import type { Service } from "../service";
import { toJob } from "./view";

export const DEFAULT_CATEGORY = "General";

/** The spec reads a job's category from the first point under that heading. */
export const categoryOf = (detail: Record<string, string[]>) =>
  detail.Category?.[0]?.trim() || DEFAULT_CATEGORY;

/** A test as it is kept: one that names no number of questions asks all of them. */
export const testOf = (test: AssessmentInput) => ({
  ...test,
  questionsAsked: test.questionsAsked ?? null,
});

/** @throws Failure not_found */
export async function readJob(service: Service, id: number): Promise<JobRow> {
  const [row] = await jobById(service.db, id, null, service.now.toISOString());
  if (!row) throw new Failure("not_found");
  return row;
}

/** A job's row, read at the end of the batch that wrote it. */
export const readAfter = ({ db, now }: Service, id: number | typeof insertedJobId) =>
  jobById(db, id, null, now.toISOString());

/** @throws Error when the job that was just written is not there */
export function jobOf({ rows: [row] }: { rows: JobRow[] }): Job {
  if (!row) throw new Error("A job that was just written is missing");
  return toJob(row);
}
