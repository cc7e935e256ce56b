import { writeBatch } from "../../../../db/client";
import {
  endSession,
  listSessions,
  type SessionRow,
  sessionOfPerson,
} from "../../../../db/console/sessions";
import { insertAudit } from "../../../../db/staff/staff";
import { Failure } from "../../../failure";
import type { Service } from "../../service";
import type { ConsoleSession } from "./session";
import { idleSince } from "./session.rules";

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
