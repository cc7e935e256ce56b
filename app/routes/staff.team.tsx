import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { staffInvite } from "../../worker/contract/console/team";
import { STAFF_ROLES } from "../../worker/facts/console";
import { act, readOrLeave } from "../console/act.server";
import { consoleMeta } from "../console/console-page";
import { TeamPage } from "../console/team-page";
import { idParam, misfilled, parseForm, refused } from "../forms/form.server";
import { attempt, unwrap } from "../session/api.server";
import { pages } from "../words/en/console/console";
import * as words from "../words/en/console/team";

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
  const form = await context.form();
  const calls = session.staff.api.ops.staff;
  const intent = form.get("intent");
  if (intent === "invite") {
    const submission = parseForm(form, staffInvite);
    if (submission.status !== "success") return misfilled(session, submission, words.notInvited);
    const json = submission.value;
    const sent = await attempt(unwrap(calls.$post({ json })));
    if ("error" in sent) return refused(session, submission, sent.error, words.notInvited);
    throw await act("staff", session, Promise.resolve());
  }
  const id = idParam(String(form.get("id")));
  const role = STAFF_ROLES.find((known) => known === form.get("role"));
  if (!id || !role) throw data(null, { status: 404 });
  const param = { id };
  const work =
    intent === "end"
      ? calls[":id"].end.$post({ param })
      : calls[":id"].$patch({ param, json: { role } });
  throw await act("staff", session, unwrap(work));
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
