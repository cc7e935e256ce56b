import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import * as consoleWords from "~app/words/console/console";
import * as staffWords from "~app/words/console/staff";
import * as contentWords from "~app/words/home/content";
import { CONTENT_TYPES } from "../../worker/contract/values";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { ConsoleTable } from "../console/console-table";
import { unwrap } from "../session/api.server";
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

export const meta: MetaFunction = () => consoleMeta(consoleWords.pages.content, "staff");

export default function Texts() {
  const { person, rows } = useLoaderData<typeof loader>();
  const { columns } = staffWords.sitePages;
  return (
    <ConsolePage console="staff" person={person} heading={consoleWords.pages.content}>
      <section className="found">
        <ConsoleTable
          rows={rows}
          columns={[
            {
              head: columns.page,
              cell: ({ type }) => (
                <Link to={`/staff/content/${type}`}>{contentWords.titles[type]}</Link>
              ),
            },
            {
              head: columns.changed,
              cell: ({ changed }) =>
                changed
                  ? staffWords.sitePages.changed(changed.by, changed.at)
                  : staffWords.sitePages.never,
            },
            {
              head: columns.act,
              cell: ({ type }) => (
                <Link to={`/content/${type}`}>{staffWords.sitePages.seePublic}</Link>
              ),
            },
          ]}
        />
      </section>
    </ConsolePage>
  );
}
