import {
  and,
  asc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  notExists,
  type SQL,
  sql,
} from "drizzle-orm";
import { STAFF_ROLES, type StaffRole } from "../../worker/facts/people/console";
import type { Db } from "../client";
import { guard } from "../insert-from";
import { companyMembers } from "../schema/companies";
import { staff } from "../schema/staff";

export const listStaff = (db: Db, after: number, limit: number) =>
  db.select().from(staff).where(gt(staff.id, after)).orderBy(asc(staff.id)).limit(limit);

/** Current staff, by name. */
export const staffNames = (db: Db) =>
  db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    // All current staff have a role, so this condition makes the database use the index of roles.
    .where(and(isNull(staff.endedAt), inArray(staff.role, [...STAFF_ROLES])))
    .orderBy(asc(staff.name), asc(staff.id));

export const staffById = (db: Db, id: number) => db.select().from(staff).where(eq(staff.id, id));

interface NewStaff {
  email: string;
  name: string;
  role: StaffRole;
  createdAt: string;
}

/**
 * Adds a member of staff, or a former one again. Guarded: the address of current staff undoes the
 * batch.
 */
export const inviteStaff = (db: Db, row: NewStaff) => [
  guard(
    db,
    "person_as_read",
    sql`${isNotNull(staff.endedAt)}`,
    sql`from ${staff} where ${eq(staff.email, row.email)}`,
  ),
  db
    .insert(staff)
    .values(row)
    .onConflictDoUpdate({
      target: staff.email,
      set: { name: row.name, role: row.role, endedAt: null },
    }),
];

export const staffByEmail = (db: Db, email: string) =>
  db.select().from(staff).where(eq(staff.email, email));

/** The id of this address, for the rest of the batch that adds it. */
export const invitedStaffId = (email: string) =>
  sql`(select id from ${staff} where ${eq(staff.email, email)})`;

type StaffChange = Partial<Pick<typeof staff.$inferSelect, "name" | "role" | "endedAt">>;

export const changeStaff = (db: Db, id: number, change: StaffChange) =>
  db.update(staff).set(change).where(eq(staff.id, id));

const isAdmin = and(eq(staff.role, "admin"), isNull(staff.endedAt));
const adminsAmong = (db: Db, which: SQL) =>
  db.select({ id: staff.id }).from(staff).where(and(isAdmin, which));

/** Undoes a batch that removes the role of the last admin. */
export const guardAdminLeft = (db: Db, id: number) =>
  guard(
    db,
    "admin_left",
    sql`${notExists(adminsAmong(db, eq(staff.id, id)))} or ${exists(adminsAmong(db, ne(staff.id, id)))}`,
  );

const isOfCompany = (companyId: number): SQL => eq(companyMembers.companyId, companyId);

/** The position of a member in the list of the team: 1 if the member has ended, and the id. */
export type TeamPlace = [ended: number, id: number];

const hasEnded = sql<number>`${companyMembers.endedAt} is not null`;

/** Active members come first, so that former members cannot push one off the page. */
export const listTeam = (db: Db, companyId: number, [ended, id]: TeamPlace, limit: number) =>
  db
    .select()
    .from(companyMembers)
    .where(
      and(isOfCompany(companyId), sql`(${hasEnded}, ${companyMembers.id}) > (${ended}, ${id})`),
    )
    .orderBy(hasEnded, asc(companyMembers.id))
    .limit(limit);

export const memberOfCompany = (db: Db, companyId: number, id: number) =>
  db
    .select()
    .from(companyMembers)
    .where(and(eq(companyMembers.id, id), isOfCompany(companyId)));

type MemberChange = Partial<Pick<typeof companyMembers.$inferSelect, "name" | "role" | "endedAt">>;

export const changeMember = (db: Db, companyId: number, id: number, change: MemberChange) =>
  db
    .update(companyMembers)
    .set(change)
    .where(and(eq(companyMembers.id, id), isOfCompany(companyId)));

/** Owners who have signed in: an owner who was only invited may never do so. */
const ownersAmong = (db: Db, companyId: number, which: SQL) =>
  db
    .select({ id: companyMembers.id })
    .from(companyMembers)
    .where(
      and(
        isOfCompany(companyId),
        eq(companyMembers.role, "owner"),
        isNull(companyMembers.endedAt),
        isNotNull(companyMembers.provenAt),
        which,
      ),
    );

/** Undoes a batch that removes the role of the company's last owner. */
export function guardOwnerLeft(db: Db, companyId: number, id: number) {
  const isOwner = ownersAmong(db, companyId, eq(companyMembers.id, id));
  const others = ownersAmong(db, companyId, ne(companyMembers.id, id));
  return guard(db, "owner_left", sql`${notExists(isOwner)} or ${exists(others)}`);
}
