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
} from "../../../worker/facts/console";
import { addSeconds } from "../../../worker/facts/times";
import { succeeded } from "../client";
import { eventually } from "../eventually";
import { newEmail } from "../people";
import { remember, type TestSession } from "../sessions";
import { now } from "./clock";
import { empty } from "./limits";
import { call, simulate } from "./product";

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

/** Where the calls of a console begin. */
export const PREFIXES: Record<Console, string> = { staff: "/ops", hiring: "/employer" };

const open = () => openDatabase(inject("database"));

/** Mails by which this address can sign in, newest first. */
export async function signInMails(email: string): Promise<{ text: string }[]> {
  const mails: { text: string }[] = await simulate(`/inbox/email?to=${encodeURIComponent(email)}`);
  return mails.filter(({ text }) => text.includes("/login?link="));
}

/** The code and the link of the newest mail, once there are `count` of them. */
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

/** As if the last mail to this address were a while ago. */
export const allowNextMail = (console: Console, email: string) =>
  empty({ name: "sign-in-mail-again", max: 1, seconds: 1 }, `${console}:${email.toLowerCase()}`);

/** Asks for a mail, however little time has passed since the last one. */
export async function askForMail(console: Console, email: string) {
  const before = (await signInMails(email)).length;
  await allowNextMail(console, email);
  const path = `${PREFIXES[console]}/auth/send-code`;
  const { key }: { key: string } = await succeeded(call("POST", path, { json: { email } }));
  return { key, ...(await mailOf(email, before + 1)) };
}

/** A session that another code renews, with its proof. */
const sessionOf = (console: Console, email: string, token: string): TestSession => ({
  token,
  until: addSeconds(now(), PROOF_SECONDS),
  async renew() {
    const { token } = await signIn(console, email);
    return sessionOf(console, email, token);
  },
});

/** Signs this address in by a code. */
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

/** Somebody who was invited to a company signs in, and joins the one that did so last. */
export async function signInInvited(email: string) {
  const found = await signIn("hiring", email);
  const { token } = found;
  const [newest] = await succeeded(call("GET", "/employer/invitations", { token }));
  const { company } = await succeeded(
    call("POST", `/employer/invitations/${newest.id}/accept`, { token }),
  );
  return { ...found, company };
}

/** A member of staff, new or this one again, in a session of their own. */
export async function signInStaff(role: StaffRole, again?: Person): Promise<Person> {
  const known = again ?? { email: newEmail(), name: "Meera Rao" };
  const { email, name } = known;
  if (!again)
    await open().insert(staff).values({ email, name, role, createdAt: now().toISOString() });
  const { person, token, sessionId } = await signIn("staff", email);
  return { email, name, id: person.id, token, sessionId };
}

/** A company of the test's own. */
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
  /** The number of a company that there is; else a new one. */
  company?: number;
  email?: string;
}

/** A member of a company, new or this one again, in a session of their own. */
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
  const found = await signIn("hiring", email);
  const { token, sessionId } = found;
  return {
    email,
    name,
    id: found.person.id,
    companyId: found.company?.id ?? null,
    token,
    sessionId,
  };
}
