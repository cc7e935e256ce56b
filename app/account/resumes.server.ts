import * as words from "~app/words/account/resumes";
import { attempt, unwrap } from "../session/api.server";
import type { Session } from "../session/session.server";

/** The candidate's resumes; null, and the problem for a toast, if they could not be loaded. */
export async function ownResumes(session: Session) {
  const answer = await attempt(unwrap(session.api.user.resume.$get({ query: {} })));
  return "data" in answer
    ? { resumes: answer.data }
    : { resumes: null, problem: answer.error.wordsOr(words.notFetched) };
}
