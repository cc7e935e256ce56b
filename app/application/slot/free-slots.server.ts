import { attempt, unwrap } from "../../session/api.server";
import type { Session } from "../../session/session.server";

/** Whether the next interview slot costs this browser's candidate nothing. */
export async function hasFreeSlot(session: Session): Promise<boolean> {
  if (!(await session.user())) return false;
  const found = await attempt(unwrap(session.api.user.credits.$get({ query: { limit: "1" } })));
  return "data" in found && found.data.length > 0;
}

/** How many free interview slots the candidate has; none is shown where they can't be asked for. */
export async function freeSlots(session: Session): Promise<number> {
  const found = await attempt(unwrap(session.api.user.credits.$get({ query: { limit: "100" } })));
  return "data" in found ? found.data.length : 0;
}
