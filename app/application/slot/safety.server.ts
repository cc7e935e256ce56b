import { attempt, unwrap } from "../../session/api.server";
import type { Session } from "../../session/session.server";
import * as words from "../../words/en/application/safety";
import type { Fact } from "../fact";

/** The candidate's safety word as the ticket says it; nothing where it cannot be asked for now. */
export async function safetyOf(session: Session): Promise<Fact[]> {
  const profile = await attempt(unwrap(session.api.user.profile.$get()));
  return "data" in profile
    ? [{ label: words.safetyWord, value: profile.data.safetyWord, link: words.check }]
    : [];
}
