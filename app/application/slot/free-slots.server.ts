import { attempt, unwrap } from "../../session/api.server";
import type { Session } from "../../session/session.server";

/** Whether the candidate's next interview slot is free. */
export async function hasFreeSlot(session: Session): Promise<boolean> {
  if (!(await session.user())) return false;
  const found = await attempt(unwrap(session.api.user.credits.$get({ query: { limit: "1" } })));
  return "data" in found && found.data.length > 0;
}

/** The number of the candidate's free interview slots; 0 if the API can't be reached. */
export async function freeSlots(session: Session): Promise<number> {
  const found = await attempt(unwrap(session.api.user.credits.$get({ query: { limit: "100" } })));
  return "data" in found ? found.data.length : 0;
}
