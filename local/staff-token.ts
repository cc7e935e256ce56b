import { eq, sql } from "drizzle-orm";
import { openDatabase } from "../db/client";
import { staffTokens } from "../db/schema/staff";
import { insertStaffToken } from "../db/staff/staff";
import { randomToken, sha256 } from "../worker/crypto";
import { STAFF_TOKEN_PREFIX } from "../worker/domain/employers/staff/staff";
import type { StaffRole } from "../worker/facts/people/console";
import { addSeconds } from "../worker/facts/times";
import type { DatabaseAddress } from "./database";

const DAYS = 90;
const open = ({ url, authToken }: DatabaseAddress) => openDatabase(url, authToken);

/** Makes a token for a member of staff, valid for 90 days. The database stores only its hash. */
export async function makeStaffToken(
  database: DatabaseAddress,
  name: string,
  role: StaffRole,
  now = new Date(),
): Promise<string> {
  const token = STAFF_TOKEN_PREFIX + randomToken();
  await insertStaffToken(open(database), {
    tokenHash: await sha256(token),
    name,
    role,
    expiresAt: addSeconds(now, DAYS * 86_400),
  });
  return token;
}

const number = sql<number>`rowid`;
const { name, role, expiresAt } = staffTokens;

/** All tokens, without their secrets, oldest first. */
export const staffTokensIn = (database: DatabaseAddress) =>
  open(database).select({ number, name, role, expiresAt }).from(staffTokens).orderBy(number);

/** Ends the token with this number, or all tokens of this name. Returns the ended ones. */
export const endStaffTokens = (database: DatabaseAddress, which: string) =>
  open(database)
    .delete(staffTokens)
    .where(/^[0-9]+$/.test(which) ? eq(number, Number(which)) : eq(name, which))
    .returning({ name, role });
