import { attempt, unwrap } from "../../session/api.server";
import type { Session } from "../../session/session.server";

/** The candidate's safety word; undefined if it could not be loaded. */
export async function safetyWordOf(session: Session): Promise<string | undefined> {
  const profile = await attempt(unwrap(session.api.user.profile.$get()));
  return "data" in profile ? profile.data.safetyWord : undefined;
}
