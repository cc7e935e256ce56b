import { jobById } from "../../../../db/job/jobs";
import { isPublished } from "../../../facts/jobs/job-states";
import { Failure } from "../../../failure";
import type { Service } from "../../service";

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
