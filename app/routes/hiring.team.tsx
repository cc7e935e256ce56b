import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as words from "~app/words/console/console";
import { memberInvite } from "../../worker/contract/console/team";
import { PAGE_MAX } from "../../worker/contract/values";
import { isOwner, MEMBER_ROLES } from "../../worker/facts/people/console";
import { consoleMeta } from "../console/console-page";
import { RecoveryCard, SignIns } from "../console/people/sign-ins";
import { teamAction } from "../console/team.server";
import { TeamPage } from "../console/team-page";
import { unwrap } from "../session/api.server";

export async function loader({ context: { session } }: LoaderFunctionArgs) {
  const person = await session.hiring.require();
  const { auth, team: calls, "recovery-codes": recovery } = session.hiring.api.employer;
  const query = { limit: String(PAGE_MAX) };
  const isTheirs = isOwner(person.role);
  const [sessions, codes, team, invitations] = await Promise.all([
    unwrap(auth.sessions.$get()),
    unwrap(recovery.$get()),
    isTheirs ? unwrap(calls.$get({ query })) : null,
    isTheirs ? unwrap(calls.invitations.$get({ query })) : [],
  ]);
  return { person, sessions, codes, team, invitations };
}

export async function action({ context }: ActionFunctionArgs) {
  const { session } = context;
  await session.hiring.require();
  const { auth, team: calls } = session.hiring.api.employer;
  const one = calls[":id"];
  return teamAction(session, await context.form(), {
    console: "hiring",
    schema: memberInvite,
    roles: MEMBER_ROLES,
    invite: (json) => unwrap(calls.$post({ json })),
    setRole: (id, role) => unwrap(one.$patch({ param: { id }, json: { role } })),
    end: (id) => unwrap(one.$patch({ param: { id }, json: { ended: true } })),
    withdraw: (id) => unwrap(calls.invitations[":id"].$delete({ param: { id } })),
    endSession: (id) => unwrap(auth.sessions[":id"].$delete({ param: { id } })),
  });
}

export const meta: MetaFunction = () => consoleMeta(words.pages.team, "hiring");

export default function Team() {
  const { person, sessions, codes, team, invitations } = useLoaderData<typeof loader>();
  return (
    <TeamPage
      console="hiring"
      person={person}
      team={team}
      invitations={invitations}
      roles={MEMBER_ROLES}
      refusal={useActionData<typeof action>()}
    >
      <RecoveryCard console="hiring" codesLeft={codes} />
      <SignIns rows={sessions} />
    </TeamPage>
  );
}
