import { attempt, unwrap } from "./api.server";
import type { Visit } from "./visit.server";

/** The candidate's resumes; null, and the problem for a toast, where they could not be had. */
export async function ownResumes(visit: Visit) {
  const found = await attempt(unwrap(visit.api.user.resume.$get({ query: {} })));
  return "data" in found
    ? { resumes: found.data }
    : { resumes: null, problem: found.error.wordsOr("Failed to fetch your resumes") };
}
