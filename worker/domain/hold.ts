import { releaseLapsed } from "../../db/applications";
import type { Service } from "./service";

/** Tidies holds that ran out. They were free to others from the moment they lapsed. */
export async function releaseLapsedHolds(service: Service): Promise<number> {
  const result = await releaseLapsed(service.db, service.now.toISOString());
  return result.rowsAffected;
}
