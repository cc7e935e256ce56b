import { data, redirect } from "@remix-run/cloudflare";
import { idParam } from "../../../forms/form.server";
import { attempt, unwrap } from "../../../session/api.server";
import type { Session } from "../../../session/session.server";
import { invitations as words } from "../../../words/en/console/team";
import { leave } from "../../act.server";

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
