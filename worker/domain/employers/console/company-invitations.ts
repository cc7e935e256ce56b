import * as words from "~worker/words/console";
import { writeBatch, writeThenRead } from "../../../../db/client";
import { companyById } from "../../../../db/company/companies";
import {
  endInvitation,
  type InvitationRow,
  insertInvitation,
  invitationOfCompany,
  invitationOfMailbox,
  joinCompany,
  openInvitation,
  openInvitationId,
} from "../../../../db/console/invitations";
import { memberById } from "../../../../db/console/people";
import { endSessionsOf } from "../../../../db/console/sessions";
import { insertAudit } from "../../../../db/staff/staff";
import { isGuardViolation, isUniqueViolation } from "../../../../db/violations";
import type { MemberInvite } from "../../../contract/console/team";
import { isVerified } from "../../../facts/jobs/companies";
import { LIMITS } from "../../../facts/limits/limits";
import type { Actor } from "../../../facts/people/console";
import { Failure } from "../../../failure";
import { useLimits } from "../../limit";
import type { Service } from "../../service";
import { mailboxOf } from "../../talk/notify/email.rules";
import { enqueueMessages, insertMessages } from "../../talk/outbox/outbox";
import { mailboxFact } from "../company/mailbox";
import { invitationTo } from "./invitation";
import type { ConsoleSession } from "./session";

/**
 * Invites somebody to the team of a company. An invitation does not block other companies: the
 * owner of the mailbox chooses among all invitations to it. The mail names the company only once it
 * is verified, since anybody can found one.
 *
 * @throws Failure already_member, too_many_requests
 */
export async function inviteToCompany(
  service: Service,
  { actor, email: inviter }: Pick<ConsoleSession, "actor" | "email">,
  companyId: number,
  { email: typed, name, role }: MemberInvite,
): Promise<InvitationRow> {
  const { db, now } = service;
  const email = typed.toLowerCase();
  await useLimits(service, [
    { limit: LIMITS.invitationsOfCompany, of: companyId },
    { limit: LIMITS.invitationsToMailbox, of: mailboxOf(email) },
  ]);
  const createdAt = now.toISOString();
  const [company] = await companyById(db, companyId);
  const named = company && isVerified(company) ? company.name : null;
  const mails = [invitationTo("hiring", { email, inviter, company: named })];
  const subject = openInvitationId(companyId, email);
  const audit = { actor, action: "member.invite", subject, detail: null, at: createdAt };
  const row = { companyId, email, name, role, invitedBy: actor.id, createdAt };
  const writes = [
    ...insertInvitation(db, row),
    ...insertMessages(service, mails),
    insertAudit(db, { ...audit, after: { email, name, role } }),
  ];
  const invited = await unlessInvited(
    writeThenRead(db, writes, openInvitation(db, companyId, email)),
  );
  await enqueueMessages(service, mails);
  return invited;
}

/** @throws Failure already_member */
async function unlessInvited(work: Promise<{ rows: InvitationRow[] }>): Promise<InvitationRow> {
  const refusal = (message: string) =>
    new Failure("already_member", { fields: { email: message } });
  try {
    const [row] = (await work).rows;
    if (!row) throw new Error("An invitation just written is missing");
    return row;
  } catch (error) {
    if (isGuardViolation(error, "person_as_read")) throw refusal(words.teamWords.alreadyHere);
    if (isUniqueViolation(error, "openInvitation")) throw refusal(words.teamWords.alreadyInvited);
    throw error;
  }
}

/** @throws Failure not_found, also for an invitation of another company */
export async function findInvitation({ db }: Service, companyId: number, id: number) {
  const [row] = await invitationOfCompany(db, companyId, id);
  if (!row) throw new Failure("not_found");
  return row;
}

/** Withdraws an invitation. One that has ended stays as it is. @throws Failure not_found */
export async function withdrawInvitation(
  service: Service,
  actor: Actor,
  companyId: number,
  id: number,
): Promise<void> {
  const { endedAt } = await findInvitation(service, companyId, id);
  if (!endedAt) await end(service, actor, id, "withdrawn");
}

/** @throws Failure not_found, also for an invitation to another mailbox */
export async function findOwnInvitation({ db }: Service, { email }: ConsoleSession, id: number) {
  const [row] = await invitationOfMailbox(db, email, id);
  if (!row) throw new Failure("not_found");
  return row;
}

/** Declines an invitation. One that has ended stays as it is. @throws Failure not_found */
export async function declineInvitation(
  service: Service,
  session: ConsoleSession,
  id: number,
): Promise<void> {
  const { invitation } = await findOwnInvitation(service, session, id);
  if (!invitation.endedAt) await end(service, session.actor, id, "declined");
}

async function end(
  { db, now }: Service,
  actor: Actor,
  id: number,
  how: "withdrawn" | "declined",
): Promise<void> {
  const at = now.toISOString();
  const action = `invitation.${how}`;
  try {
    await writeBatch(db, [
      ...endInvitation(db, id, how, at),
      insertAudit(db, { actor, action, subject: String(id), detail: null, at }),
    ]);
  } catch (error) {
    // A concurrent writer came first: the invitation is over either way.
    if (!isGuardViolation(error, "person_as_read")) throw error;
  }
}

/**
 * Joins the company that sent the invitation. The current session continues as a member's; the
 * person's other sessions end, since their pages show no company. Idempotent.
 *
 * @throws Failure not_found, has_company, invitation_over
 */
export async function acceptInvitation(
  service: Service,
  session: ConsoleSession,
  id: number,
): Promise<void> {
  const { db, now } = service;
  const { actor } = session;
  const memberId = actor.id ?? 0;
  const [{ invitation, company }, [member]] = await Promise.all([
    findOwnInvitation(service, session, id),
    memberById(db, memberId),
  ]);
  const { companyId, role, endedAs } = invitation;
  if (endedAs === "accepted" && member?.companyId === companyId) return;
  if (endedAs) throw new Failure("invitation_over");
  if (!member || member.companyId !== null) throw new Failure("has_company");
  const at = now.toISOString();
  try {
    await writeBatch(db, [
      ...endInvitation(db, id, "accepted", at),
      ...joinCompany(db, memberId, invitation),
      ...mailboxFact(service, company, [{ ...member, role }]),
      endSessionsOf(db, { memberId }, at, session.id),
      insertAudit(db, {
        actor: { ...actor, companyId, role },
        action: "invitation.accepted",
        subject: String(id),
        detail: null,
        at,
        after: { companyId, role },
      }),
    ]);
  } catch (error) {
    if (isGuardViolation(error, "person_as_read"))
      throw new Failure("invitation_over", { cause: error });
    if (isGuardViolation(error, "company_as_read"))
      throw new Failure("has_company", { cause: error });
    throw error;
  }
}
