import { writeThenRead } from "../../../../db/client";
import { lapseMailboxFact } from "../../../../db/company/facts";
import type { MemberRow } from "../../../../db/console/people";
import { deleteRecoveryCodesOf } from "../../../../db/console/recovery-codes";
import { endSessionsOf } from "../../../../db/console/sessions";
import { changeMember, guardOwnerLeft, memberOfCompany } from "../../../../db/console/team";
import { endLinksOf } from "../../../../db/interview/day-links";
import { insertAudit } from "../../../../db/staff/staff";
import { isGuardViolation } from "../../../../db/violations";
import type { MemberPatch } from "../../../contract/console/team";
import { LIMITS } from "../../../facts/limits/limits";
import { type Actor, mayRecruit } from "../../../facts/people/console";
import { Failure } from "../../../failure";
import { useLimits } from "../../limit";
import type { Service } from "../../service";

/** @throws Failure not_found, also for a member of another company */
export async function findMember(
  { db }: Service,
  companyId: number,
  id: number,
): Promise<MemberRow> {
  const [row] = await memberOfCompany(db, companyId, id);
  if (!row) throw new Failure("not_found");
  return row;
}

/** @throws Failure last_owner */
async function writeMember(
  { db, now }: Service,
  actor: Actor,
  member: MemberRow,
  change: Partial<Pick<MemberRow, "name" | "role" | "endedAt">>,
  action: string,
): Promise<MemberRow> {
  const { id, companyId, name, role, endedAt } = member;
  const at = now.toISOString();
  const company = companyId ?? 0;
  const hasNewRole = change.role !== undefined && change.role !== role;
  const isLess = change.endedAt || (change.role && change.role !== "owner");
  try {
    const writes = [
      ...(isLess ? [guardOwnerLeft(db, company, id)] : []),
      changeMember(db, company, id, change),
      ...(isLess ? [lapseMailboxFact(db, company, at)] : []),
      ...(change.endedAt || hasNewRole ? [endSessionsOf(db, { memberId: id }, at)] : []),
      ...(change.endedAt ? [deleteRecoveryCodesOf(db, { memberId: id })] : []),
      ...(change.endedAt || !mayRecruit(change.role ?? role) ? [endLinksOf(db, id, at)] : []),
      insertAudit(db, {
        actor,
        action,
        subject: String(id),
        detail: null,
        at,
        before: { name, role, endedAt },
        after: change,
      }),
    ];
    const { rows } = await writeThenRead(db, writes, memberOfCompany(db, company, id));
    return rows[0] ?? member;
  } catch (error) {
    if (isGuardViolation(error, "owner_left")) throw new Failure("last_owner", { cause: error });
    throw error;
  }
}

/**
 * Changes the fields of a member that `patch` names, or ends the membership. An end or a new role
 * ends all sessions of the member; an end also deletes their recovery codes. Idempotent.
 *
 * @throws Failure not_found, own_record, last_owner, too_many_requests; an end is never limited
 */
export async function patchMember(
  service: Service,
  actor: Actor,
  companyId: number,
  id: number,
  { ended, ...patch }: MemberPatch,
): Promise<MemberRow> {
  const { now } = service;
  const member = await findMember(service, companyId, id);
  if ((patch.role || ended) && actor.id === id) throw new Failure("own_record");
  const ends = ended && !member.endedAt;
  const change = { ...patch, ...(ends && { endedAt: now.toISOString() }) };
  if (Object.keys(change).length === 0) return member;
  // Otherwise one owner could use up the changes, and so keep the others from removing them.
  if (!ends) await useLimits(service, [{ limit: LIMITS.teamChangesOfCompany, of: companyId }]);
  return writeMember(service, actor, member, change, ends ? "member.end" : "member.change");
}

/**
 * A member leaves their company, and may then found one or join another that invites them.
 *
 * @throws Failure not_found, last_owner
 */
export async function leaveCompany(
  service: Service,
  actor: Actor,
  companyId: number,
): Promise<void> {
  const member = await findMember(service, companyId, actor.id ?? 0);
  const endedAt = service.now.toISOString();
  await writeMember(service, actor, member, { endedAt }, "member.leave");
}
