import { attempt, unwrap } from "./api.server";
import type { Visit } from "./visit.server";

/** How many free interview slots the candidate has; none is shown where they can't be asked for. */
export async function freeSlots(visit: Visit): Promise<number> {
  const found = await attempt(unwrap(visit.api.user.credits.$get({ query: { limit: "100" } })));
  return "data" in found ? found.data.length : 0;
}
