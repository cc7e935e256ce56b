import { attempt, unwrap } from "../session/api.server";
import type { Session } from "../session/session.server";

/** The candidate's resumes; null, and the problem for a toast, where they could not be had. */
export async function ownResumes(session: Session) {
  const found = await attempt(unwrap(session.api.user.resume.$get({ query: {} })));
  return "data" in found
    ? { resumes: found.data }
    : { resumes: null, problem: found.error.wordsOr("Failed to fetch your resumes") };
}
