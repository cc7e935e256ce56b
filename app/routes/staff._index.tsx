import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import * as words from "~app/words/console/owed";
import { OWED_KINDS } from "../../worker/facts/money/owed";
import { chosenAct } from "../console/act.server";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { OwedTable } from "../console/staff/owed-table";
import { idParam } from "../forms/form.server";
import { unwrap } from "../session/api.server";
import "../console/desk.css";

/** The number of rows if only one kind is shown. */
const ALONE = "50";

export async function loader({ context: { session, now } }: LoaderFunctionArgs) {
  const person = await session.staff.require();
  const kindParam = session.url.searchParams.get("kind");
  const kind = OWED_KINDS.find((one) => one === kindParam);
  const query = kind ? { kind, limit: ALONE } : {};
  const owed = await unwrap(session.staff.api.ops.owed.$get({ query }));
  return { person, owed, isAlone: kind !== undefined, now: now.toISOString() };
}

export async function action({ context }: ActionFunctionArgs) {
  const { session } = context;
  await session.staff.require();
  const form = await context.form();
  const text = (name: string) => String(form.get(name) ?? "");
  const param = { id: idParam(text("id")) ?? "0" };
  const { applications } = session.staff.api.ops;
  const letters = session.staff.api.ops["dead-letters"];
  return chosenAct("staff", session, form, {
    check: () => unwrap(applications[":id"].orders.check.$post({ param })),
    retry: () => {
      const kind = text("kind");
      // Without a kind, the API would send all of them.
      if (!kind) throw data(null, { status: 404 });
      return unwrap(letters.retry.$post({ json: { kind } }));
    },
  });
}

export const meta: MetaFunction = () => consoleMeta(words.heading, "staff");

const total = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0);

export default function Start() {
  const { person, owed, isAlone, now } = useLoaderData<typeof loader>();
  const waiting = owed.filter(({ count }) => count > 0);
  const empty = owed.filter(({ count }) => count === 0);
  const sum = words.sum(total(owed.map(({ count }) => count)), total(owed.map(({ late }) => late)));
  return (
    <ConsolePage
      console="staff"
      person={person}
      heading={words.heading}
      beside={
        <p className="owed-sum">
          {isAlone && <Link to="/staff">{words.back}</Link>} <b>{sum}</b> {words.at(now)}
        </p>
      }
    >
      {waiting.length > 0 ? <OwedTable groups={waiting} now={now} /> : <p>{words.nothing}</p>}
      {waiting.length > 0 && empty.length > 0 && (
        <p className="owed-none">
          {words.nothingIn(empty.map(({ kind }) => words.kinds[kind].name))}
        </p>
      )}
    </ConsolePage>
  );
}
