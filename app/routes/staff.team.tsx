import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as words from "~app/words/console/console";
import { staffInvite } from "../../worker/contract/console/team";
import { isAdmin, STAFF_ROLES } from "../../worker/facts/people/console";
import { readOrRedirect } from "../console/act.server";
import { consoleMeta } from "../console/console-page";
import { Programs, RecoveryCard, SignIns } from "../console/people/sign-ins";
import { teamAction } from "../console/team.server";
import { TeamPage } from "../console/team-page";
import { wholeList } from "../forms/form.server";
import { unwrap } from "../session/api.server";
import "../console/desk.css";

export async function loader({ context: { session } }: LoaderFunctionArgs) {
  const person = await session.staff.require();
  const calls = session.staff.api.ops;
  const { auth, staff, "staff-tokens": tokens, "recovery-codes": recovery } = calls;
  const isOfAdmin = isAdmin(person.role);
  const [sessions, codes, team, programs] = await readOrRedirect(
    "staff",
    session,
    Promise.all([
      unwrap(auth.sessions.$get()),
      unwrap(recovery.$get()),
      isOfAdmin ? wholeList((query) => staff.$get({ query })) : null,
      isOfAdmin ? wholeList((query) => tokens.$get({ query })) : null,
    ]),
  );
  return { person, sessions, codes, team, programs };
}

export async function action({ context }: ActionFunctionArgs) {
  const { session } = context;
  await session.staff.require();
  const { auth, staff: calls, "staff-tokens": tokens } = session.staff.api.ops;
  const one = calls[":id"];
  return teamAction(session, await context.form(), {
    console: "staff",
    schema: staffInvite,
    roles: STAFF_ROLES,
    invite: (json) => unwrap(calls.$post({ json })),
    setRole: (id, role) => unwrap(one.$patch({ param: { id }, json: { role } })),
    end: (id) => unwrap(one.end.$post({ param: { id } })),
    endSession: (id) => unwrap(auth.sessions[":id"].$delete({ param: { id } })),
    endToken: (id) => unwrap(tokens[":id"].end.$post({ param: { id } })),
  });
}

export const meta: MetaFunction = () => consoleMeta(words.pages.team, "staff");

export default function Team() {
  const { person, sessions, codes, team, programs } = useLoaderData<typeof loader>();
  return (
    <TeamPage
      console="staff"
      person={person}
      team={team}
      roles={STAFF_ROLES}
      refusal={useActionData<typeof action>()}
    >
      <RecoveryCard console="staff" codesLeft={codes} />
      <SignIns rows={sessions} />
      {programs && <Programs rows={programs} />}
    </TeamPage>
  );
}
