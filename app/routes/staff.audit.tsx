import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { shown } from "../console/change-table";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { ConsoleTable } from "../console/console-table";
import { pageOfList } from "../forms/form.server";
import { Pager } from "../frame/pager";
import { pages } from "../words/en/console/console";
import * as words from "../words/en/console/staff";
import { clockTime } from "../words/format";

export const handle = { own: true };

export async function loader({ request, context: { session } }: LoaderFunctionArgs) {
  const person = await session.staff.require();
  const page = await pageOfList(request, (cursor) =>
    session.staff.api.ops.audit.$get({ query: { cursor } }),
  );
  return { person, ...page };
}

export const meta: MetaFunction = () => consoleMeta(pages.audit, "staff");

/** What changed, short: the whole of it is in the API's answer. */
const short = (value: unknown) => {
  const text = shown(value);
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
};

interface Change {
  before: unknown;
  after: unknown;
  detail: unknown;
}
const beforeAfter = ({ before, after, detail }: Change) =>
  [short(before), short(after ?? detail)].filter(Boolean).join("\n→ ");

export default function Audit() {
  const { person, rows, next } = useLoaderData<typeof loader>();
  return (
    <ConsolePage console="staff" person={person} heading={pages.audit}>
      <ConsoleTable
        rows={rows}
        columns={[
          { head: words.when, cell: ({ at }) => clockTime(at) },
          { head: words.who, cell: ({ staff, role }) => [staff, role].filter(Boolean).join(", ") },
          { head: words.action, cell: ({ action }) => action },
          { head: words.subject, cell: ({ subject }) => subject },
          { head: words.beforeAfter, cell: beforeAfter },
          { head: words.why, cell: ({ reason }) => reason },
        ]}
      />
      <Pager next={next} />
    </ConsolePage>
  );
}
