import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import { openDatabase } from "../../../db/client";
import { companies, companyMembers } from "../../../db/schema/companies";
import { staff } from "../../../db/schema/staff";
import {
  type Console,
  type MemberRole,
  PROOF_SECONDS,
  type StaffRole,
} from "../../../worker/facts/people/console";
import { addSeconds } from "../../../worker/facts/times";
import { succeeded } from "../client";
import { eventually } from "../eventually";
import { newEmail } from "../people";
import { remember, type TestSession } from "../sessions";
import { now } from "./clock";
import { empty } from "./limits";
import { call, simulate } from "./product";

/** A person who is signed in to a console and has just proved their identity. */
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

/** The path prefix of each console's API. */
export const PREFIXES: Record<Console, string> = { staff: "/ops", hiring: "/employer" };

const open = () => openDatabase(inject("database"));

/** Sign-in mails to this address, newest first. */
export async function signInMails(email: string): Promise<{ text: string }[]> {
  const mails: { text: string }[] = await simulate(`/inbox/email?to=${encodeURIComponent(email)}`);
  return mails.filter(({ text }) => text.includes("/login?link="));
}

/** The code and the link of the newest sign-in mail, once there are `count` mails. */
export async function mailOf(email: string, count = 1) {
  const [newest] = await eventually(
    () => signInMails(email),
    (mails) => mails.length >= count,
  );
  return {
    code: newest?.text.match(/\b\d{6}\b/)?.[0] ?? "",
    link: newest?.text.match(/login\?link=([\w-]+)/)?.[1] ?? "",
  };
}

/** Removes the wait between two mails to this address. */
export const allowNextMail = (console: Console, email: string) =>
  empty({ name: "sign-in-mail-again", max: 1, seconds: 1 }, `${console}:${email.toLowerCase()}`);

/** Asks for a sign-in mail, without the wait since the last one. */
export async function askForMail(console: Console, email: string) {
  const before = (await signInMails(email)).length;
  await allowNextMail(console, email);
  const path = `${PREFIXES[console]}/auth/send-code`;
  const { key }: { key: string } = await succeeded(call("POST", path, { json: { email } }));
  return { key, ...(await mailOf(email, before + 1)) };
}

/** A session that is renewed with a new mailed code, and lasts as long as its proof. */
const sessionOf = (console: Console, email: string, token: string): TestSession => ({
  token,
  until: addSeconds(now(), PROOF_SECONDS),
  async renew() {
    const { token } = await signIn(console, email);
    return sessionOf(console, email, token);
  },
});

/** Signs this address in with a mailed code. */
export async function signIn(console: Console, email: string) {
  const { key, code } = await askForMail(console, email);
  const path = `${PREFIXES[console]}/auth`;
  const answer = call("POST", `${path}/verify-code`, { json: { key, code } });
  const { person, company, session } = await succeeded(answer);
  const { token } = session;
  remember(sessionOf(console, email, token));
  const sessions = await succeeded(call("GET", `${path}/sessions`, { token }));
  const { id } = sessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
  return { person, company, token: token as string, sessionId: id as number };
}

/** Signs in a person who was invited to a company, and accepts the newest invitation. */
export async function signInInvited(email: string) {
  const session = await signIn("hiring", email);
  const { token } = session;
  const [newest] = await succeeded(call("GET", "/employer/invitations", { token }));
  const { company } = await succeeded(
    call("POST", `/employer/invitations/${newest.id}/accept`, { token }),
  );
  return { ...session, company };
}

/** Signs in a member of staff, new or `again`, with a new session. */
export async function signInStaff(role: StaffRole, again?: Person): Promise<Person> {
  const account = again ?? { email: newEmail(), name: "Meera Rao" };
  const { email, name } = account;
  if (!again)
    await open().insert(staff).values({ email, name, role, createdAt: now().toISOString() });
  const { person, token, sessionId } = await signIn("staff", email);
  return { email, name, id: person.id, token, sessionId };
}

/** A new company for one test. */
export async function newCompany(name = `Kaveri Care ${randomUUID().slice(0, 8)}`) {
  const [row] = await open()
    .insert(companies)
    .values({ name, state: "draft", createdAt: now().toISOString() })
    .returning({ id: companies.id });
  return row?.id ?? 0;
}

interface MemberOptions {
  /** Null for a person without a company. */
  role: MemberRole | null;
  /** The id of an existing company; a new one by default. */
  company?: number;
  email?: string;
}

/** Signs in a member of a company, new or `again`, with a new session. */
export async function signInMember(
  { role, company, email: address = newEmail() }: MemberOptions,
  again?: Person,
): Promise<Member> {
  const { email, name } = again ?? { email: address, name: "Dev Nair" };
  if (!again) {
    const companyId = role && (company ?? (await newCompany()));
    await open()
      .insert(companyMembers)
      .values({ email, name, role, companyId, createdAt: now().toISOString() });
  }
  const session = await signIn("hiring", email);
  const { token, sessionId } = session;
  return {
    email,
    name,
    id: session.person.id,
    companyId: session.company?.id ?? null,
    token,
    sessionId,
  };
}
