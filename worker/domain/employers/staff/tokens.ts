import { writeBatch } from "../../../../db/client";
import { insertAudit } from "../../../../db/staff/staff";
import { endToken, tokenById } from "../../../../db/staff/tokens";
import type { Actor } from "../../../facts/people/console";
import { Failure } from "../../../failure";
import type { Service } from "../../service";

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
