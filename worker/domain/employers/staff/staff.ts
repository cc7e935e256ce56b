import { staffByToken } from "../../../../db/staff/staff";
import { sha256 } from "../../../crypto";
import type { StaffRole } from "../../../facts/people/console";
import type { Service } from "../../service";

/** A prefix by which a secret scanner recognises a leaked token. */
export const STAFF_TOKEN_PREFIX = "pakka_staff_";

/** The staff member of a valid token, else null. */
export async function staffOfToken(
  service: Service,
  token: string,
): Promise<{ name: string; role: StaffRole } | null> {
  if (!token.startsWith(STAFF_TOKEN_PREFIX)) return null;
  const [row] = await staffByToken(service.db, await sha256(token), service.now.toISOString());
  return row ?? null;
}
