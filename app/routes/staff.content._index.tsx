import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import * as consoleWords from "~app/words/console/console";
import * as staffWords from "~app/words/console/staff";
import * as contentWords from "~app/words/home/content";
import { CONTENT_TYPES } from "../../worker/contract/values";
import { addressIn, LANGUAGES, OFFERED_LANGUAGES } from "../../worker/facts/languages";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { ConsoleTable } from "../console/console-table";
import { unwrap } from "../session/api.server";
import "../console/find/find.css";
import "../console/desk.css";

export async function loader({ context: { session } }: LoaderFunctionArgs) {
  const person = await session.staff.require();
  const versions = session.staff.api.ops["static-content"][":type"].versions;
  const rows = await Promise.all(
    OFFERED_LANGUAGES.flatMap((language) =>
      CONTENT_TYPES.map(async (type, index) => {
        const query = { limit: "1", language };
        const [last] = await unwrap(versions.$get({ param: { type }, query }));
        const changed = last ? { by: last.replacedBy, at: last.replacedAt } : null;
        const id = OFFERED_LANGUAGES.indexOf(language) * CONTENT_TYPES.length + index;
        const path = addressIn(language, `/content/${type}`);
        return { id, type, language, name: LANGUAGES[language].name, path, changed };
      }),
    ),
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
              cell: ({ type, language, name }) => (
                <Link to={`/staff/content/${type}?language=${language}`}>
                  {staffWords.sitePages.inLanguage(contentWords.titles[type], name)}
                </Link>
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
              cell: ({ path }) => <Link to={path}>{staffWords.sitePages.seePublic}</Link>,
            },
          ]}
        />
      </section>
    </ConsolePage>
  );
}
