import type { JobRow } from "../../../../db/job/jobs";
import { otherJobs } from "../../../../db/job/openings";
import { SIMILAR_JOBS } from "../../../facts/jobs";
import type { Service } from "../../service";
import { categoryOf } from "../job";
import { termsOf } from "../terms.rules";
import { wordsAsked } from "./listed-as.rules";
import { placeAsked, placesNear } from "./places.rules";

const REMOTE = "Remote";

/**
 * A few newest jobs of the same category that somebody can apply for in the place of this one: in the
 * same town, then in those near by.
 */
export function similarJobs(
  { db, now }: Service,
  job: Parameters<typeof termsOf>[0] & Pick<JobRow, "id">,
  viewer: number | null,
) {
  const { city, remote } = termsOf(job);
  const town = city ?? (remote ? REMOTE : job.location);
  const { places, named } = placeAsked(town);
  const near = placesNear(named);
  const filters = [{ places }, ...(near.length > 0 ? [{ towns: near }] : [])].map((where) => ({
    ...where,
    category: categoryOf(job.jobDetail),
    listedAs: wordsAsked({ slots: true }),
  }));
  return otherJobs(db, filters, { id: job.id, viewer }, SIMILAR_JOBS, now.toISOString());
}
