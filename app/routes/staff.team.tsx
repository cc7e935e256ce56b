import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { staffInvite } from "../../worker/contract/console/team";
import { STAFF_ROLES } from "../../worker/facts/console";
import { readOrLeave } from "../console/act.server";
import { consoleMeta } from "../console/console-page";
import { teamAction } from "../console/team.server";
import { TeamPage } from "../console/team-page";
import { unwrap } from "../session/api.server";
import { pages } from "../words/en/console/console";

export const handle = { own: true };

export async function loader({ context: { session } }: LoaderFunctionArgs) {
  const person = await session.staff.require();
  const calls = session.staff.api.ops.staff;
  const team = await readOrLeave("staff", session, unwrap(calls.$get({ query: {} })));
  return { person, team };
}

export async function action({ context }: ActionFunctionArgs) {
  const { session } = context;
  await session.staff.require();
  const calls = session.staff.api.ops.staff;
  const one = calls[":id"];
  return teamAction(session, await context.form(), {
    console: "staff",
    schema: staffInvite,
    roles: STAFF_ROLES,
    invite: (json) => unwrap(calls.$post({ json })),
    setRole: (id, role) => unwrap(one.$patch({ param: { id }, json: { role } })),
    end: (id) => unwrap(one.end.$post({ param: { id } })),
  });
}

export const meta: MetaFunction = () => consoleMeta(pages.team, "staff");

export default function Team() {
  const { person, team } = useLoaderData<typeof loader>();
  return (
    <TeamPage
      console="staff"
      person={person}
      team={team}
      roles={STAFF_ROLES}
      refusal={useActionData<typeof action>()}
    />
  );
}
