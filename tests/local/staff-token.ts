import { createHash, randomBytes } from "node:crypto";
import { openDatabase } from "../../db/client";
import { insertStaffToken } from "../../db/staff";
import type { StaffRole } from "../../worker/contract/ops";
import { STAFF_TOKEN_PREFIX } from "../../worker/domain/staff";
import type { DatabaseAddress } from "./database";

const DAYS = 90;

/** Makes a token for a member of staff, good for 90 days; the database keeps its hash alone. */
export async function makeStaffToken(
  database: DatabaseAddress,
  name: string,
  role: StaffRole,
): Promise<string> {
  const token = STAFF_TOKEN_PREFIX + randomBytes(32).toString("base64url");
  await insertStaffToken(openDatabase(database.url, database.authToken), {
    tokenHash: createHash("sha256").update(token).digest("hex"),
    name,
    role,
    expiresAt: new Date(Date.now() + DAYS * 86_400_000).toISOString(),
  });
  return token;
}
