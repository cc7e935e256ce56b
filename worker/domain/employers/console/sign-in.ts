import { type Write, writeBatch } from "../../../../db/client";
import {
  type MemberRow,
  memberOfEmail,
  proveMember,
  type StaffRow,
  staffOfEmail,
} from "../../../../db/console/people";
import { insertSession, type Person, sessionId, setProven } from "../../../../db/console/sessions";
import { insertAudit } from "../../../../db/staff/staff";
import { randomToken, sha256 } from "../../../crypto";
import { type Actor, type Console, SESSION_SECONDS } from "../../../facts/people/console";
import { addSeconds } from "../../../facts/times";
import { Failure } from "../../../failure";
import { currentRequestId } from "../../../log";
import type { Service } from "../../service";
import { mailboxFact } from "../company/mailbox";
import { type Shown, takeProof } from "./code";
import { CONSOLE_TOKEN_PREFIX, type ConsoleSession } from "./session";

/** A new token, shown to the browser once; the database keeps its hash. */
interface Issued {
  token: string;
  expires: string;
}

/** The client: its user agent, and its address where the edge provided it. */
export interface Client {
  browser: string | null;
  address: string | null;
}

/**
 * Signs a member of staff in.
 *
 * @throws Failure otp_invalid, otp_expired, sign_in_paused, too_many_requests
 */
export async function signInStaff(service: Service, proof: Shown, { browser, address }: Client) {
  const email = await takeProof(service, "staff", proof, address);
  const [person] = await staffOfEmail(service.db, email);
  if (!person) throw new Failure("otp_expired");
  return enterAsStaff(service, person, browser);
}

/** Further writes for the batch that creates the session. */
type Also = (actor: Actor) => Write[];
const NOTHING_ELSE: Also = () => [];

/** Begins a session of this member of staff. */
export async function enterAsStaff(
  service: Service,
  { id, email, name, role }: StaffRow,
  browser: string | null,
  also = NOTHING_ELSE,
) {
  const actor = actorOf({ kind: "staff", id, name, role, companyId: null });
  const session = await begin(service, "staff", { staffId: id }, actor, browser, also);
  return { person: { id, email, name, role }, session };
}

/**
 * Like `signInStaff`, for a member of a company. An unknown address gets a new person without a
 * company.
 */
export async function signInMember(service: Service, proof: Shown, { browser, address }: Client) {
  const { db, now } = service;
  const email = await takeProof(service, "hiring", proof, address);
  const at = now.toISOString();
  const [existing] = await memberOfEmail(db, email);
  await writeBatch(db, [
    proveMember(db, email, at),
    ...(existing?.company
      ? mailboxFact(service, existing.company, [{ ...existing.member, provenAt: at }])
      : []),
  ]);
  const [row] = await memberOfEmail(db, email);
  if (!row) throw new Failure("otp_expired");
  return enterAsMember(service, row, browser);
}

type Member = Awaited<ReturnType<typeof memberOfEmail>>[number];

/** Begins a session of this person on the companies' console. */
export async function enterAsMember(
  service: Service,
  { member, company: of }: Member,
  browser: string | null,
  also = NOTHING_ELSE,
) {
  const { id, email, name, role } = member;
  const actor = actorOfMember(member);
  const session = await begin(service, "hiring", { memberId: id }, actor, browser, also);
  const company = of && { id: of.id, name: of.name, state: of.state };
  return { person: { id, email, name, role }, company, session };
}

const actorOf = (who: Omit<Actor, "requestId">): Actor => ({
  ...who,
  requestId: currentRequestId(),
});

const actorOfMember = ({ id, name, email, role, companyId }: MemberRow) =>
  actorOf({ kind: "member", id, name: name ?? email, role, companyId });

async function begin(
  { db, now }: Service,
  console: Console,
  person: Person,
  actor: Actor,
  browser: string | null,
  also: Also,
): Promise<Issued> {
  const token = CONSOLE_TOKEN_PREFIX + randomToken();
  const tokenHash = await sha256(token);
  const at = now.toISOString();
  const expires = addSeconds(now, SESSION_SECONDS[console].most);
  const times = { createdAt: at, lastUsedAt: at, provenAt: at, expiresAt: expires };
  await writeBatch(db, [
    ...also(actor),
    insertSession(db, { ...person, ...times, tokenHash, browser }),
    insertAudit(db, {
      actor,
      action: "session.start",
      subject: sessionId(tokenHash),
      detail: null,
      at,
    }),
  ]);
  return { token, expires };
}

/**
 * Renews the proof of a session with a code that was mailed to its person.
 *
 * @throws Failure otp_invalid, otp_expired, sign_in_paused, too_many_requests
 */
export async function renewProof(
  service: Service,
  { id, console, email, actor }: ConsoleSession,
  proof: Shown,
  address: string | null,
): Promise<void> {
  const { db, now } = service;
  await takeProof(service, console, proof, address, email);
  const at = now.toISOString();
  await writeBatch(db, [
    setProven(db, id, at),
    insertAudit(db, { actor, action: "session.prove", subject: String(id), detail: null, at }),
  ]);
}
