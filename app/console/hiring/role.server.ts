import { redirect } from "@remix-run/cloudflare";
import { mayRecruit } from "../../../worker/facts/console";
import type { ConsolePerson } from "../../session/console-session.server";
import type { Session } from "../../session/session.server";
import { notForRole } from "../../words/en/console/hiring";

/** Who is signed in, if the page is for their role; everyone else goes to the start and reads why. */
async function requireRole(
  session: Session,
  may: (role: ConsolePerson["role"]) => boolean,
): Promise<ConsolePerson> {
  const person = await session.hiring.require();
  if (may(person.role)) return person;
  // A person without a company is asked for one there.
  if (person.role) session.toast({ ...notForRole, tone: "error" });
  throw redirect("/hiring", 303);
}

export const requireRecruiter = (session: Session) => requireRole(session, mayRecruit);
