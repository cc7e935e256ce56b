import { redirect } from "@remix-run/cloudflare";
import * as words from "~app/words/console/hiring";
import { mayRecruit } from "../../../worker/facts/people/console";
import type { ConsolePerson } from "../../session/console-session.server";
import type { Session } from "../../session/session.server";

/** The signed-in person; a person of another role is redirected to the start with a message. */
async function requireRole(
  session: Session,
  may: (role: ConsolePerson["role"]) => boolean,
): Promise<ConsolePerson> {
  const person = await session.hiring.require();
  if (may(person.role)) return person;
  // A person without a company is asked for one on that page.
  if (person.role) session.toast({ ...words.notForRole, tone: "error" });
  throw redirect("/hiring", 303);
}

export const requireRecruiter = (session: Session) => requireRole(session, mayRecruit);
