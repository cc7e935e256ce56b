import * as words from "~app/words/account/resumes";
import { attempt, unwrap } from "../session/api.server";
import type { Session } from "../session/session.server";

/** The candidate's resumes; null, and the problem for a toast, if they could not be loaded. */
export async function ownResumes(session: Session) {
  const found = await attempt(unwrap(session.api.user.resume.$get({ query: {} })));
  return "data" in found
    ? { resumes: found.data }
    : { resumes: null, problem: found.error.wordsOr(words.notFetched) };
}
