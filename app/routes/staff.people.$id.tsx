import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import * as findWords from "~app/words/console/find";
import * as words from "~app/words/console/person";
import { requireFound } from "../console/act.server";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { personAction } from "../console/people/person.server";
import { PersonActs, PersonFacts } from "../console/people/person-acts";
import { PersonLists } from "../console/people/person-lists";
import { idParam } from "../forms/form.server";
import { unwrap } from "../session/api.server";
import "../console/people/person.css";
import "../console/desk.css";

function idOf(params: LoaderFunctionArgs["params"]): string {
  const id = idParam(params.id);
  if (!id) throw data(null, { status: 404 });
  return id;
}

export async function loader({ params, context: { session } }: LoaderFunctionArgs) {
  const person = await session.staff.require();
  const call = session.staff.api.ops.people[":id"].$get({ param: { id: idOf(params) } });
  const one = await requireFound(unwrap(call));
  return { person, one, isProven: await session.staff.isProven() };
}

export async function action({ params, context }: ActionFunctionArgs) {
  const { session } = context;
  await session.staff.require();
  return personAction(session, idOf(params), await context.form());
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  consoleMeta(page?.one.name ?? words.person, "staff");

export default function Person() {
  const { person, one, isProven } = useLoaderData<typeof loader>();
  return (
    <ConsolePage console="staff" person={person} heading={one.name ?? findWords.noName}>
      <div className="person-columns">
        <div className="person-side console-stack">
          <PersonFacts one={one} />
          <PersonActs one={one} person={person} isProven={isProven} />
        </div>
        <PersonLists one={one} />
      </div>
    </ConsolePage>
  );
}
