import * as words from "~worker/words/console";
import { writeThenRead } from "../../../../db/client";
import type { StaffRow } from "../../../../db/console/people";
import { deleteRecoveryCodesOf } from "../../../../db/console/recovery-codes";
import { endSessionsOf } from "../../../../db/console/sessions";
import {
  changeStaff,
  guardAdminLeft,
  invitedStaffId,
  inviteStaff,
  staffByEmail,
  staffById,
} from "../../../../db/console/team";
import { insertAudit } from "../../../../db/staff/staff";
import { isGuardViolation } from "../../../../db/violations";
import type { StaffInvite, StaffPatch } from "../../../contract/console/team";
import type { Actor } from "../../../facts/people/console";
import { Failure } from "../../../failure";
import type { Service } from "../../service";
import { enqueueMessages, insertMessages } from "../../talk/outbox/outbox";
import { invitationTo, unlessTaken } from "./invitation";

/** @throws Failure not_found */
async function findStaff({ db }: Service, id: number): Promise<StaffRow> {
  const [row] = await staffById(db, id);
  if (!row) throw new Failure("not_found");
  return row;
}

/**
 * Invites a member of staff, also a former one.
 *
 * @throws Failure already_member
 */
export async function addStaff(
  service: Service,
  actor: Actor,
  { email: typed, name, role }: StaffInvite,
): Promise<StaffRow> {
  const { db, now } = service;
  const email = typed.toLowerCase();
  const at = now.toISOString();
  const mails = [invitationTo("staff", { email, inviter: actor.name, company: null })];
  const audit = { actor, action: "staff.invite", subject: invitedStaffId(email), detail: null, at };
  const writes = [
    ...inviteStaff(db, { email, name, role, createdAt: at }),
    ...insertMessages(service, mails),
    insertAudit(db, { ...audit, after: { email, name, role } }),
  ];
  const added = await unlessTaken(
    writeThenRead(db, writes, staffByEmail(db, email)),
    words.teamWords.alreadyHere,
  );
  await enqueueMessages(service, mails);
  return added;
}

const isSelf = ({ kind, id }: Actor, person: StaffRow) => kind === "staff" && id === person.id;

/**
 * Changes the fields of a member of staff that `patch` names, guarded against concurrent changes.
 *
 * @throws Failure not_found, own_record, last_admin
 */
export async function patchStaff(
  service: Service,
  actor: Actor,
  id: number,
  patch: StaffPatch,
): Promise<StaffRow> {
  const person = await findStaff(service, id);
  if (patch.role && isSelf(actor, person)) throw new Failure("own_record");
  return Object.keys(patch).length > 0 ? write(service, actor, person, patch) : person;
}

/**
 * Ends the account of a member of staff, with all its sessions and recovery codes. Idempotent.
 *
 * @throws Failure not_found, own_record, last_admin
 */
export async function endStaff(service: Service, actor: Actor, id: number): Promise<StaffRow> {
  const person = await findStaff(service, id);
  if (isSelf(actor, person)) throw new Failure("own_record");
  if (person.endedAt) return person;
  return write(service, actor, person, { endedAt: service.now.toISOString() });
}

async function write(
  { db, now }: Service,
  actor: Actor,
  person: StaffRow,
  change: Partial<Pick<StaffRow, "name" | "role" | "endedAt">>,
): Promise<StaffRow> {
  const at = now.toISOString();
  const { id, name, role, endedAt } = person;
  const action = change.endedAt ? "staff.end" : "staff.change";
  const audit = { actor, action, subject: String(id), detail: null, at };
  try {
    const writes = [
      ...(change.endedAt || (change.role && change.role !== "admin")
        ? [guardAdminLeft(db, id)]
        : []),
      changeStaff(db, id, change),
      ...(change.endedAt
        ? [endSessionsOf(db, { staffId: id }, at), deleteRecoveryCodesOf(db, { staffId: id })]
        : []),
      insertAudit(db, { ...audit, before: { name, role, endedAt }, after: change }),
    ];
    const { rows } = await writeThenRead(db, writes, staffById(db, id));
    return rows[0] ?? person;
  } catch (error) {
    if (isGuardViolation(error, "admin_left")) throw new Failure("last_admin", { cause: error });
    throw error;
  }
}
