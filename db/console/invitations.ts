import { and, desc, eq, isNull, lt, sql } from "drizzle-orm";
import type { InvitationEnd, MemberRole } from "../../worker/facts/people/console";
import type { Db } from "../client";
import { guard } from "../insert-from";
import { companies, companyInvitations, companyMembers } from "../schema/companies";

export type InvitationRow = typeof companyInvitations.$inferSelect;

interface NewInvitation {
  companyId: number;
  email: string;
  name: string;
  role: MemberRole;
  invitedBy: number | null;
  createdAt: string;
}

/**
 * Invites a person. Guarded: the address of a current member undoes the batch. So does, by its
 * unique key, another open invitation of the same company.
 */
export const insertInvitation = (db: Db, row: NewInvitation) => [
  guard(
    db,
    "person_as_read",
    sql`${companyMembers.companyId} is not ${row.companyId} or ${companyMembers.endedAt} is not null`,
    sql`from ${companyMembers} where ${eq(companyMembers.email, row.email)}`,
  ),
  db.insert(companyInvitations).values(row),
];

const isOpen = isNull(companyInvitations.endedAt);

/** The open invitation of an address by a company. */
export const openInvitation = (db: Db, companyId: number, email: string) =>
  db
    .select()
    .from(companyInvitations)
    .where(
      and(eq(companyInvitations.companyId, companyId), eq(companyInvitations.email, email), isOpen),
    );

/** The id of that invitation, for the rest of the batch that inserts it. */
export const openInvitationId = (companyId: number, email: string) =>
  sql`(select id from ${companyInvitations} where company_id = ${companyId} and email = ${email}
    and ended_at is null)`;

/** The open invitations of a company, newest first. */
export const invitationsOfCompany = (
  db: Db,
  companyId: number,
  before: number = Number.MAX_SAFE_INTEGER,
  limit: number,
) =>
  db
    .select()
    .from(companyInvitations)
    .where(
      and(eq(companyInvitations.companyId, companyId), isOpen, lt(companyInvitations.id, before)),
    )
    .orderBy(desc(companyInvitations.id))
    .limit(limit);

export const invitationOfCompany = (db: Db, companyId: number, id: number) =>
  db
    .select()
    .from(companyInvitations)
    .where(and(eq(companyInvitations.id, id), eq(companyInvitations.companyId, companyId)));

/** Invitations with their company and the proven address of the inviter. */
const withCompany = (db: Db) =>
  db
    .select({
      invitation: companyInvitations,
      company: {
        id: companies.id,
        name: companies.name,
        state: companies.state,
        website: companies.website,
      },
      inviter: companyMembers.email,
    })
    .from(companyInvitations)
    .innerJoin(companies, eq(companies.id, companyInvitations.companyId))
    .leftJoin(companyMembers, eq(companyMembers.id, companyInvitations.invitedBy));

/** The open invitations of a mailbox, newest first. */
export const invitationsOfMailbox = (
  db: Db,
  email: string,
  before: number = Number.MAX_SAFE_INTEGER,
  limit: number,
) =>
  withCompany(db)
    .where(and(eq(companyInvitations.email, email), isOpen, lt(companyInvitations.id, before)))
    .orderBy(desc(companyInvitations.id))
    .limit(limit);

/** An invitation of a mailbox, also if it has ended. */
export const invitationOfMailbox = (db: Db, email: string, id: number) =>
  withCompany(db).where(and(eq(companyInvitations.id, id), eq(companyInvitations.email, email)));

/** Ends an open invitation. Guarded: an invitation that has already ended undoes the batch. */
export const endInvitation = (db: Db, id: number, endedAs: InvitationEnd, endedAt: string) => [
  guard(
    db,
    "person_as_read",
    sql`${companyInvitations.endedAt} is null`,
    sql`from ${companyInvitations} where ${eq(companyInvitations.id, id)}`,
  ),
  db.update(companyInvitations).set({ endedAs, endedAt }).where(eq(companyInvitations.id, id)),
];

/**
 * Makes a person without a company a member. Guarded: a person who has a company by now undoes the
 * batch.
 */
export const joinCompany = (
  db: Db,
  memberId: number,
  { companyId, name, role }: Pick<InvitationRow, "companyId" | "name" | "role">,
) => [
  guard(
    db,
    "company_as_read",
    sql`${companyMembers.companyId} is null and ${companyMembers.endedAt} is null`,
    sql`from ${companyMembers} where ${eq(companyMembers.id, memberId)}`,
  ),
  db.update(companyMembers).set({ companyId, name, role }).where(eq(companyMembers.id, memberId)),
];
