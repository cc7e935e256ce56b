import { redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { parseForm } from "../../../forms/form.server";
import { attempt, unwrap } from "../../../session/api.server";
import type { Session } from "../../../session/session.server";
import { leave as words } from "../../../words/en/console/hiring";
import { refusedForm } from "../../act.server";

/**
 * Leaves the company. This ends all sessions of the person, who then signs in without a company.
 */
export async function leaveCompany(session: Session, form: FormData) {
  const person = await session.hiring.require();
  const left = await attempt(unwrap(session.hiring.api.employer.team.leave.$post()));
  if ("error" in left)
    return refusedForm(session, parseForm(form, z.object({})), left.error, words.notLeft);
  session.hiring.set(null);
  session.toast({ title: words.left(person.company ?? ""), body: words.next });
  throw redirect("/hiring/login", 303);
}
