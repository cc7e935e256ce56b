import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { memberInvite } from "../../worker/contract/console/team";
import { MEMBER_ROLES } from "../../worker/facts/console";
import { act, readOrLeave } from "../console/act.server";
import { consoleMeta } from "../console/console-page";
import { TeamPage } from "../console/team-page";
import { idParam, misfilled, parseForm, refused } from "../forms/form.server";
import { attempt, unwrap } from "../session/api.server";
import { pages } from "../words/en/console/console";
import * as words from "../words/en/console/team";

export const handle = { own: true };

export async function loader({ context: { session } }: LoaderFunctionArgs) {
  const person = await session.hiring.require();
  const calls = session.hiring.api.employer.team;
  const team = await readOrLeave("hiring", session, unwrap(calls.$get({ query: {} })));
  return { person, team };
}

export async function action({ context }: ActionFunctionArgs) {
  const { session } = context;
  await session.hiring.require();
  const form = await context.form();
  const calls = session.hiring.api.employer.team;
  const intent = form.get("intent");
  if (intent === "invite") {
    const submission = parseForm(form, memberInvite);
    if (submission.status !== "success") return misfilled(session, submission, words.notInvited);
    const json = submission.value;
    const sent = await attempt(unwrap(calls.$post({ json })));
    if ("error" in sent) return refused(session, submission, sent.error, words.notInvited);
    throw await act("hiring", session, Promise.resolve());
  }
  const id = idParam(String(form.get("id")));
  const role = MEMBER_ROLES.find((known) => known === form.get("role"));
  if (!id || !role) throw data(null, { status: 404 });
  const json = intent === "end" ? { ended: true as const } : { role };
  throw await act("hiring", session, unwrap(calls[":id"].$patch({ param: { id }, json })));
}

export const meta: MetaFunction = () => consoleMeta(pages.team, "hiring");

export default function Team() {
  const { person, team } = useLoaderData<typeof loader>();
  return (
    <TeamPage
      console="hiring"
      person={person}
      team={team}
      roles={MEMBER_ROLES}
      refusal={useActionData<typeof action>()}
    />
  );
}
