import { writeBatch } from "../../../../db/client";
import {
  endSession,
  listSessions,
  type Person,
  type SessionRow,
  sessionByToken,
  sessionOfPerson,
  setLastUsed,
} from "../../../../db/console/sessions";
import { insertAudit } from "../../../../db/staff/staff";
import { sha256 } from "../../../crypto";
import type { Actor, Console } from "../../../facts/people/console";
import { Failure } from "../../../failure";
import { currentRequestId, logError } from "../../../log";
import type { Service } from "../../service";
import { idleSince, isOver, isUseDue } from "./session.rules";

/** A prefix by which a secret scanner recognises a leaked token. */
export const CONSOLE_TOKEN_PREFIX = "pakka_console_";

/** A signed-in person of a console. */
export interface ConsoleSession {
  id: number;
  console: Console;
  person: Person;
  email: string;
  provenAt: string;
  actor: Actor;
}

/** The session of a valid token of this console, else null. Each use extends it. */
export async function sessionOf(
  { db, now, keepAlive }: Service,
  console: Console,
  token: string,
): Promise<ConsoleSession | null> {
  if (!token.startsWith(CONSOLE_TOKEN_PREFIX)) return null;
  const [row] = await sessionByToken(db, await sha256(token));
  const person = row && personOf(row);
  if (!person || person.console !== console || isOver(console, row.session, now)) return null;
  const { id, provenAt } = row.session;
  if (isUseDue(row.session, now)) {
    const used = setLastUsed(db, id, now.toISOString());
    keepAlive(used.catch((error) => logError("session.use", error)));
  }
  return { id, provenAt, ...person };
}

type Found = Awaited<ReturnType<typeof sessionByToken>>[number];

function personOf({
  staff,
  member,
  suspendedAt,
}: Found): Omit<ConsoleSession, "id" | "provenAt"> | undefined {
  const requestId = currentRequestId();
  if (staff) {
    const { id, name, role, email } = staff;
    const actor: Actor = { kind: "staff", id, name, role, companyId: null, requestId };
    return { console: "staff", person: { staffId: id }, email, actor };
  }
  if (!member) return undefined;
  const { id, name, role, email, companyId } = member;
  const actor: Actor = {
    kind: "member",
    id,
    name: name ?? email,
    role,
    companyId,
    suspendedAt,
    requestId,
  };
  return { console: "hiring", person: { memberId: id }, email, actor };
}

/** The sessions of this session's person, newest first. */
export const ownSessions = (
  { db, now }: Service,
  { console, person }: ConsoleSession,
): Promise<SessionRow[]> =>
  listSessions(db, person, now.toISOString(), idleSince(console, now)).execute();

/** @throws Failure not_found if the session belongs to another person, or has ended. */
export async function findOwnSession(
  { db }: Service,
  { person }: ConsoleSession,
  id: number,
): Promise<void> {
  const [row] = await sessionOfPerson(db, person, id);
  if (!row) throw new Failure("not_found");
}

/** Ends a session of the person who owns the session `by`. */
export async function endOwnSession(
  { db, now }: Service,
  { actor }: ConsoleSession,
  id: number,
): Promise<void> {
  const at = now.toISOString();
  await writeBatch(db, [
    endSession(db, id, at),
    insertAudit(db, { actor, action: "session.end", subject: String(id), detail: null, at }),
  ]);
}
