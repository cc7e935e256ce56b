import { attempt, unwrap } from "../../session/api.server";
import type { Session } from "../../session/session.server";

/** How many free interview slots the candidate has; none is shown where they can't be asked for. */
export async function freeSlots(session: Session): Promise<number> {
  const found = await attempt(unwrap(session.api.user.credits.$get({ query: { limit: "100" } })));
  return "data" in found ? found.data.length : 0;
}
