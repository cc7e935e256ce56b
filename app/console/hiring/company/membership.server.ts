import { data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { idParam, parseForm } from "../../../forms/form.server";
import { attempt, unwrap } from "../../../session/api.server";
import type { Session } from "../../../session/session.server";
import { leave as leaveWords } from "../../../words/en/console/hiring";
import { invitations as words } from "../../../words/en/console/team";
import { leave, refusedForm } from "../../act.server";

/** The open invitations to the signed-in person's mail address. */
export const ownInvitations = (session: Session) =>
  unwrap(session.hiring.api.employer.invitations.$get({ query: {} }));

/** Joins the company of an invitation, or declines the invitation. */
export async function answerInvitation(session: Session, form: FormData): Promise<never> {
  const id = idParam(String(form.get("invitation")));
  if (!id) throw data(null, { status: 404 });
  const one = session.hiring.api.employer.invitations[":id"];
  if (form.get("intent") === "decline") {
    const declined = await attempt(unwrap(one.decline.$post({ param: { id } })));
    if ("error" in declined) throw leave("hiring", session, declined.error);
    session.toast({ title: words.declined });
    throw redirect("/hiring", 303);
  }
  const joined = await attempt(unwrap(one.accept.$post({ param: { id } })));
  if ("error" in joined) throw leave("hiring", session, joined.error);
  const { company, role } = joined.data;
  await session.hiring.setCompany(company.name, role);
  session.toast({ title: words.joined(company.name) });
  throw redirect("/hiring", 303);
}

/**
 * Leaves the company. This ends all sessions of the person, who then signs in without a company.
 */
export async function leaveCompany(session: Session, form: FormData) {
  const person = await session.hiring.require();
  const left = await attempt(unwrap(session.hiring.api.employer.team.leave.$post()));
  if ("error" in left)
    return refusedForm(session, parseForm(form, z.object({})), left.error, leaveWords.notLeft);
  session.hiring.set(null);
  session.toast({ title: leaveWords.left(person.company ?? ""), body: leaveWords.next });
  throw redirect("/hiring/login", 303);
}
