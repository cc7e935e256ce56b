import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as recordWords from "~app/words/company/record";
import * as words from "~app/words/console/own-record";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { numberIn, object } from "../console/hiring/record/record.server";
import { Numbers, Objection, Rows } from "../console/hiring/record/record-cards";
import { requireRecruiter } from "../console/hiring/role.server";
import { pageOfList } from "../forms/form.server";
import { Pager } from "../frame/pager";
import { unwrap } from "../session/api.server";

export async function loader({ request, context: { session } }: LoaderFunctionArgs) {
  const person = await requireRecruiter(session);
  const calls = session.hiring.api.employer.record;
  const of = numberIn(session.url);
  const [own, { rows, next }] = await Promise.all([
    unwrap(calls.$get()),
    of
      ? pageOfList(request, (cursor) => calls.rows.$get({ query: { number: of, cursor } }))
      : { rows: [], next: undefined },
  ]);
  const about = Number(session.url.searchParams.get("about"));
  return { person, own, of, rows, next, about: rows.find(({ id }) => id === about) ?? null };
}

export async function action({ context }: ActionFunctionArgs) {
  await requireRecruiter(context.session);
  return object(context.session, await context.form());
}

export const meta: MetaFunction = () => consoleMeta(words.heading, "hiring");

export default function OwnRecordPage() {
  const { person, own, of, rows, next, about } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return (
    <ConsolePage console="hiring" person={person} heading={words.heading}>
      <div className="console-stack console-medium">
        <p>{words.introduction}</p>
        <Numbers {...own} of={of} />
        {of && <Rows rows={rows} of={of} />}
        <Pager next={next} />
        {about && <Objection name={about.name} refusal={refusal} />}
        <details>
          <summary className="console-fold">{recordWords.howWeCount}</summary>
          <ul className="square-list">
            {recordWords.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </details>
      </div>
    </ConsolePage>
  );
}
