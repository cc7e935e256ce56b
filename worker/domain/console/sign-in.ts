import { writeBatch } from "../../../db/client";
import {
  type MemberRow,
  memberOfEmail,
  proveMember,
  staffOfEmail,
} from "../../../db/console/people";
import { insertSession, type Person, sessionId, setProven } from "../../../db/console/sessions";
import { insertAudit } from "../../../db/staff/staff";
import { randomToken, sha256 } from "../../crypto";
import { type Actor, type Console, SESSION_SECONDS } from "../../facts/console";
import { addSeconds } from "../../facts/times";
import { Failure } from "../../failure";
import { currentRequestId } from "../../log";
import { mailboxFact } from "../company/mailbox";
import type { Service } from "../service";
import { type Shown, takeProof } from "./code";
import { CONSOLE_TOKEN_PREFIX, type ConsoleSession } from "./session";

/** A token for the browser, once; the database keeps its hash. */
interface Issued {
  token: string;
  expires: string;
}

/** Who calls: what the browser calls itself, and its address where the edge provided it. */
interface Client {
  browser: string | null;
  address: string | null;
}

/**
 * Signs a member of staff in.
 *
 * @throws Failure otp_invalid, otp_expired, sign_in_paused, too_many_requests
 */
export async function signInStaff(service: Service, shown: Shown, { browser, address }: Client) {
  const email = await takeProof(service, "staff", shown, address);
  const [person] = await staffOfEmail(service.db, email);
  if (!person) throw new Failure("otp_expired");
  const { id, name, role } = person;
  const actor = actorOf({ kind: "staff", id, name, role, companyId: null });
  const session = await begin(service, "staff", { staffId: id }, actor, browser);
  return { person: { id, email, name, role }, session };
}

/** As `signInStaff`: a member of a company. An address that nobody has becomes a person without one. */
export async function signInMember(service: Service, shown: Shown, { browser, address }: Client) {
  const { db, now } = service;
  const email = await takeProof(service, "hiring", shown, address);
  const at = now.toISOString();
  const [known] = await memberOfEmail(db, email);
  await writeBatch(db, [
    proveMember(db, email, at),
    ...(known?.company
      ? mailboxFact(service, known.company, [{ ...known.member, provenAt: at }])
      : []),
  ]);
  const [found] = await memberOfEmail(db, email);
  if (!found) throw new Failure("otp_expired");
  const { id, name, role } = found.member;
  const session = await begin(
    service,
    "hiring",
    { memberId: id },
    actorOfMember(found.member),
    browser,
  );
  const company = found.company && {
    ...{ id: found.company.id, name: found.company.name, state: found.company.state },
  };
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
): Promise<Issued> {
  const token = CONSOLE_TOKEN_PREFIX + randomToken();
  const tokenHash = await sha256(token);
  const at = now.toISOString();
  const expires = addSeconds(now, SESSION_SECONDS[console].most);
  const times = { createdAt: at, lastUsedAt: at, provenAt: at, expiresAt: expires };
  await writeBatch(db, [
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
 * Renews the proof of a session by a code that went to its person.
 *
 * @throws Failure otp_invalid, otp_expired, sign_in_paused, too_many_requests
 */
export async function renewProof(
  service: Service,
  { id, console, email, actor }: ConsoleSession,
  shown: Shown,
  address: string | null,
): Promise<void> {
  const { db, now } = service;
  await takeProof(service, console, shown, address, email);
  const at = now.toISOString();
  await writeBatch(db, [
    setProven(db, id, at),
    insertAudit(db, { actor, action: "session.prove", subject: String(id), detail: null, at }),
  ]);
}
