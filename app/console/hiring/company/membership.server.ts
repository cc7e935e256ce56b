import { data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import * as hiringWords from "~app/words/console/hiring";
import * as teamWords from "~app/words/console/team";
import { idParam, parseForm } from "../../../forms/form.server";
import { attempt, unwrap } from "../../../session/api.server";
import type { Session } from "../../../session/session.server";
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
    session.toast({ title: teamWords.invitations.declined });
    throw redirect("/hiring", 303);
  }
  const joined = await attempt(unwrap(one.accept.$post({ param: { id } })));
  if ("error" in joined) throw leave("hiring", session, joined.error);
  const { company, role } = joined.data;
  await session.hiring.setCompany(company.name, role);
  session.toast({ title: teamWords.invitations.joined(company.name) });
  throw redirect("/hiring", 303);
}

/**
 * Leaves the company. This ends all sessions of the person, who then signs in without a company.
 */
export async function leaveCompany(session: Session, form: FormData) {
  const person = await session.hiring.require();
  const answer = await attempt(unwrap(session.hiring.api.employer.team.leave.$post()));
  if ("error" in answer)
    return refusedForm(
      session,
      parseForm(form, z.object({})),
      answer.error,
      hiringWords.leave.notLeft,
    );
  session.hiring.set(null);
  session.toast({
    title: hiringWords.leave.left(person.company ?? ""),
    body: hiringWords.leave.next,
  });
  throw redirect("/hiring/login", 303);
}
