import { and, asc, eq, exists, isNull, notExists, sql } from "drizzle-orm";
import { type Db, openDatabase } from "../db/client";
import { insertCode } from "../db/console/codes";
import { companies, companyMembers } from "../db/schema/companies";
import { jobs } from "../db/schema/jobs";
import { staff } from "../db/schema/staff";
import { randomToken, sha256 } from "../worker/crypto";
import { type Console, ENTRY_LINK_SECONDS, type StaffRole } from "../worker/facts/people/console";
import { addSeconds } from "../worker/facts/times";
import type { DatabaseAddress } from "./database";

// The first people sign in with a link that the operator makes. The link needs no code.

/** The database and the site for which a link is made, and the current time. */
export interface Place {
  database: DatabaseAddress;
  publicUrl: string;
  now: Date;
}

const open = ({ database: { url, authToken } }: Place) => openDatabase(url, authToken);

async function linkFor(db: Db, place: Place, console: Console, email: string): Promise<string> {
  const link = randomToken();
  await insertCode(db, {
    key: randomToken(),
    console,
    email,
    codeHmac: null,
    linkHash: await sha256(link),
    addressHash: null,
    expiresAt: addSeconds(place.now, ENTRY_LINK_SECONDS),
    createdAt: place.now.toISOString(),
  });
  return `${place.publicUrl}/${console}/login?link=${link}`;
}

/** Makes a sign-in link for a member of staff, who is added or gets this name and role. */
export async function staffLink(
  place: Place,
  person: { email: string; name: string; role: StaffRole },
): Promise<string> {
  const db = open(place);
  const { name, role } = person;
  const email = person.email.toLowerCase();
  await db
    .insert(staff)
    .values({ email, name, role, createdAt: place.now.toISOString() })
    .onConflictDoUpdate({ target: staff.email, set: { name, role, endedAt: null } });
  return linkFor(db, place, "staff", email);
}

/** Normalizes a name as the database does to compare names. */
const keyOf = (name: string) => name.toLowerCase().replaceAll(" ", "");

const hasNoMember = (db: Db) =>
  notExists(
    db
      .select({ id: companyMembers.id })
      .from(companyMembers)
      .where(eq(companyMembers.companyId, companies.id)),
  );

/** The id of a draft company with this name and without members, else of a new company. */
async function companyOf(db: Db, place: Place, name: string): Promise<number> {
  const [draft] = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.nameKey, keyOf(name)), eq(companies.state, "draft"), hasNoMember(db)))
    .limit(1);
  if (draft) return draft.id;
  const [company] = await db
    .insert(companies)
    .values({ name, state: "draft", createdAt: place.now.toISOString() })
    .returning({ id: companies.id });
  return company?.id ?? 0;
}

/**
 * Makes a sign-in link for the owner of a company. Adds the owner and the company if they are
 * missing.
 *
 * @throws Error if the address belongs to a member of another company
 */
export async function companyLink(
  place: Place,
  person: { email: string; name: string; company: string },
): Promise<string> {
  const db = open(place);
  const email = person.email.toLowerCase();
  const [member] = await db
    .select({ companyId: companyMembers.companyId, company: companies.name })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(and(eq(companyMembers.email, email), isNull(companyMembers.endedAt)));
  if (member && keyOf(member.company) !== keyOf(person.company)) {
    throw new Error(`${email} is a member of ${member.company}. Choose another address.`);
  }
  const companyId = member?.companyId ?? (await companyOf(db, place, person.company));
  const values = { companyId, name: person.name, role: "owner" as const };
  await db
    .insert(companyMembers)
    .values({ ...values, email, createdAt: place.now.toISOString() })
    .onConflictDoUpdate({ target: companyMembers.email, set: { ...values, endedAt: null } });
  return linkFor(db, place, "hiring", email);
}

const FIRST_ADMIN = { email: "admin@pakka.example", name: "Asha Kulkarni", role: "admin" as const };
const FIRST_OWNER = { email: "owner@company.example", name: "Dev Nair" };
const FIRST_COMPANY = "Kaveri Care";

/** A person and their sign-in link. */
export interface Entry {
  email: string;
  link: string;
}

/** An admin and a company's owner, added if they are missing, each with a sign-in link. */
export async function firstPeople(place: Place): Promise<{ admin: Entry; owner: Entry }> {
  const db = open(place);
  const [admin = FIRST_ADMIN] = await db
    .select({ email: staff.email, name: staff.name })
    .from(staff)
    .where(and(eq(staff.role, "admin"), isNull(staff.endedAt)))
    .orderBy(asc(staff.id))
    .limit(1);
  const [owner] = await db
    .select({ email: companyMembers.email })
    .from(companyMembers)
    .where(and(eq(companyMembers.role, "owner"), isNull(companyMembers.endedAt)))
    .orderBy(asc(companyMembers.id))
    .limit(1);
  return {
    admin: { email: admin.email, link: await staffLink(place, { ...admin, role: "admin" }) },
    owner: owner
      ? { email: owner.email, link: await linkFor(db, place, "hiring", owner.email) }
      : {
          email: FIRST_OWNER.email,
          link: await companyLink(place, { ...FIRST_OWNER, company: await firstCompany(db) }),
        },
  };
}

/** The name of a company that has jobs and no members, else the default name. */
async function firstCompany(db: Db): Promise<string> {
  const [company] = await db
    .select({ name: companies.name })
    .from(companies)
    .where(
      and(
        eq(companies.state, "draft"),
        hasNoMember(db),
        exists(db.select({ one: sql`1` }).from(jobs).where(eq(jobs.companyId, companies.id))),
      ),
    )
    .orderBy(asc(companies.id))
    .limit(1);
  return company?.name ?? FIRST_COMPANY;
}
