import { jobById } from "../../../db/job/jobs";
import { isPublished } from "../../facts/job-states";
import { Failure } from "../../failure";
import type { Service } from "../service";

/**
 * A job that everybody may see, as this person sees it.
 *
 * @throws Failure `not_found` of a job that is not there or was never shown
 */
export async function findJob({ db, now }: Service, id: number, viewer: number | null) {
  const [job] = await jobById(db, id, viewer, now.toISOString());
  if (!job || !isPublished(job.closedAs)) throw new Failure("not_found");
  return job;
}
