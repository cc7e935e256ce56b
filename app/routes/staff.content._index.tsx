import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { CONTENT_TYPES } from "../../worker/contract/values";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { ConsoleTable } from "../console/console-table";
import { unwrap } from "../session/api.server";
import { pages } from "../words/en/console/console";
import { sitePages as words } from "../words/en/console/staff";
import { titles } from "../words/en/home/content";
import "../console/find/find.css";
import "../console/desk.css";

export async function loader({ context: { session } }: LoaderFunctionArgs) {
  const person = await session.staff.require();
  const versions = session.staff.api.ops["static-content"][":type"].versions;
  const rows = await Promise.all(
    CONTENT_TYPES.map(async (type, id) => {
      const [last] = await unwrap(versions.$get({ param: { type }, query: { limit: "1" } }));
      return { id, type, changed: last ? { by: last.replacedBy, at: last.replacedAt } : null };
    }),
  );
  return { person, rows };
}

export const meta: MetaFunction = () => consoleMeta(pages.content, "staff");

export default function Texts() {
  const { person, rows } = useLoaderData<typeof loader>();
  const { columns } = words;
  return (
    <ConsolePage console="staff" person={person} heading={pages.content}>
      <section className="found">
        <ConsoleTable
          rows={rows}
          columns={[
            {
              head: columns.page,
              cell: ({ type }) => <Link to={`/staff/content/${type}`}>{titles[type]}</Link>,
            },
            {
              head: columns.changed,
              cell: ({ changed }) =>
                changed ? words.changed(changed.by, changed.at) : words.never,
            },
            {
              head: columns.act,
              cell: ({ type }) => <Link to={`/content/${type}`}>{words.seePublic}</Link>,
            },
          ]}
        />
      </section>
    </ConsolePage>
  );
}
