import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { cursorOf, nextCursor } from "../forms/form.server";
import { Pager } from "../frame/pager";
import { unwrap } from "../session/api.server";
import { pages } from "../words/en/console/console";
import * as words from "../words/en/console/staff";
import { clockTime } from "../words/format";
import "../ui/table.css";

export const handle = { own: true };

export async function loader({ request, context: { session } }: LoaderFunctionArgs) {
  const person = await session.staff.require();
  const answer = await session.staff.api.ops.audit.$get({ query: { cursor: cursorOf(request) } });
  return { person, rows: await unwrap(answer), next: nextCursor(answer.headers) };
}

export const meta: MetaFunction = () => consoleMeta(pages.audit, "staff");

/** What changed, short: the whole of it is in the API's answer. */
const short = (value: unknown) => {
  const text = value === null || value === undefined ? "" : JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
};

export default function Audit() {
  const { person, rows, next } = useLoaderData<typeof loader>();
  return (
    <ConsolePage console="staff" person={person} heading={pages.audit}>
      <div className="console-scroll">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{words.when}</th>
              <th scope="col">{words.who}</th>
              <th scope="col">{words.action}</th>
              <th scope="col">{words.subject}</th>
              <th scope="col">{words.beforeAfter}</th>
              <th scope="col">{words.why}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <td>{clockTime(row.at)}</td>
                <td>{[row.staff, row.role].filter(Boolean).join(", ")}</td>
                <td>{row.action}</td>
                <td>{row.subject}</td>
                <td>
                  {[short(row.before), short(row.after ?? row.detail)].filter(Boolean).join(" → ")}
                </td>
                <td>{row.reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Pager next={next} />
    </ConsolePage>
  );
}
