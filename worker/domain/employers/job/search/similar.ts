import type { JobRow } from "../../../../../db/job/jobs";
import { otherThan, someJobs } from "../../../../../db/job/openings";
import { SIMILAR_JOBS } from "../../../../facts/jobs/jobs";
import type { Service } from "../../../service";
import { categoryOf } from "../job";
import { termsOf } from "../terms.rules";
import { toListed } from "../view";
import { likeJob } from "./like.rules";

const REMOTE = "Remote";

/**
 * The newest jobs of the same category that have an open slot: in the same town first, then in
 * towns near by.
 */
export async function similarJobs(
  { db, now }: Service,
  job: Parameters<typeof termsOf>[0] & Pick<JobRow, "id">,
  viewer: number | null,
) {
  const { city, remote } = termsOf(job);
  const town = city ?? (remote ? REMOTE : job.location);
  const filters = likeJob(town, categoryOf(job.jobDetail));
  const which = otherThan(job.id, viewer);
  const rows = await someJobs(db, filters, which, viewer, SIMILAR_JOBS, now.toISOString());
  return rows.map(toListed);
}
