import { writeBatch } from "../../../../db/client";
import { endToken, insertAudit, staffByToken, tokenById } from "../../../../db/staff/staff";
import { sha256 } from "../../../crypto";
import type { Actor, StaffRole } from "../../../facts/people/console";
import { Failure } from "../../../failure";
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

/** Ends a program's token. Idempotent. @throws Failure not_found */
export async function endStaffToken({ db, now }: Service, actor: Actor, id: number): Promise<void> {
  const [token] = await tokenById(db, id);
  if (!token) throw new Failure("not_found");
  const at = now.toISOString();
  if (token.expiresAt <= at) return;
  const { name, role, expiresAt } = token;
  const audit = { actor, action: "token.end", subject: String(id), detail: null, at };
  await writeBatch(db, [
    endToken(db, id, at),
    insertAudit(db, { ...audit, before: { name, role, expiresAt } }),
  ]);
}
