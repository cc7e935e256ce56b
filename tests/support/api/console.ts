import { inject } from "vitest";
import { openDatabase } from "../../../db/client";
import { companies, companyMembers } from "../../../db/schema/companies";
import { consoleSessions } from "../../../db/schema/console";
import { staff } from "../../../db/schema/staff";
import { randomSeed, randomToken, sha256 } from "../../../worker/crypto";
import { CONSOLE_TOKEN_PREFIX } from "../../../worker/domain/console/session";
import type { MemberRole, StaffRole } from "../../../worker/facts/console";

/** Somebody who is signed in to a console, with a fresh proof. */
export interface Person {
  id: number;
  email: string;
  name: string;
  token: string;
  sessionId: number;
}
export interface Member extends Person {
  companyId: number | null;
}

const open = () => openDatabase(inject("database"));
const newEmail = () => `p${randomSeed().slice(0, 12)}@example.in`;
const timeIn = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

async function newSession(of: { staffId: number } | { memberId: number }) {
  const token = CONSOLE_TOKEN_PREFIX + randomToken();
  const now = timeIn(0);
  const times = { createdAt: now, lastUsedAt: now, provenAt: now, expiresAt: timeIn(1) };
  const [row] = await open()
    .insert(consoleSessions)
    .values({ ...of, ...times, tokenHash: await sha256(token) })
    .returning({ id: consoleSessions.id });
  return { token, sessionId: row?.id ?? 0 };
}

/** A new member of staff, or this one again, in a session of their own. */
export async function signInStaff(role: StaffRole, again?: Person): Promise<Person> {
  if (again) return { ...again, ...(await newSession({ staffId: again.id })) };
  const person = { email: newEmail(), name: "Meera Rao" };
  const [row] = await open()
    .insert(staff)
    .values({ ...person, role, createdAt: timeIn(0) })
    .returning({ id: staff.id });
  const id = row?.id ?? 0;
  return { ...person, id, ...(await newSession({ staffId: id })) };
}

export async function newCompany(name = `Kaveri Care ${randomSeed().slice(0, 6)}`) {
  const [row] = await open()
    .insert(companies)
    .values({ name, state: "draft", createdAt: timeIn(0) })
    .returning({ id: companies.id });
  return row?.id ?? 0;
}

interface MemberOptions {
  /** Null for a person without a company. */
  role: MemberRole | null;
  /** The number of a company that there is; else a new one. */
  company?: number;
}

/** A new member of a company, or this one again, in a session of their own. */
export async function signInMember(
  { role, company }: MemberOptions,
  again?: Person,
): Promise<Member> {
  const companyId = role && (company ?? (await newCompany()));
  if (again) return { ...again, companyId, ...(await newSession({ memberId: again.id })) };
  const person = { email: newEmail(), name: "Dev Nair" };
  const now = timeIn(0);
  const [row] = await open()
    .insert(companyMembers)
    .values({ ...person, role, companyId, createdAt: now, provenAt: now })
    .returning({ id: companyMembers.id });
  const id = row?.id ?? 0;
  return { ...person, id, companyId, ...(await newSession({ memberId: id })) };
}
