import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { unwrap } from "../session/api.server";
import { Card } from "../ui/card";
import { pages } from "../words/en/console/console";
import * as words from "../words/en/console/staff";

export const handle = { own: true };

const AT_MOST = "20";

export async function loader({ context: { session } }: LoaderFunctionArgs) {
  const person = await session.staff.require();
  const { companies, jobs, proposals } = session.staff.api.ops;
  const [toVerify, submitted, proposed] = await Promise.all([
    unwrap(companies.$get({ query: { state: "submitted", limit: AT_MOST } })),
    unwrap(jobs.$get({ query: { state: "submitted", limit: AT_MOST } })),
    unwrap(proposals.$get({ query: { limit: AT_MOST } })),
  ]);
  return {
    person,
    waiting: [
      {
        heading: words.toVerify,
        rows: toVerify.map(({ id, name }) => ({ to: `/staff/companies/${id}`, text: name })),
      },
      {
        heading: words.toApprove,
        rows: submitted.map(({ id, title, company }) => ({
          to: `/staff/jobs/${id}`,
          text: words.jobOf(title, company),
        })),
      },
      {
        heading: words.proposed,
        rows: proposed.map(({ jobId, company }) => ({
          to: jobId ? `/staff/jobs/${jobId}` : `/staff/companies/${company.id}`,
          text: words.changeOf(jobId, company.name),
        })),
      },
    ],
  };
}

export const meta: MetaFunction = () => consoleMeta(pages.start, "staff");

export default function Start() {
  const { person, waiting } = useLoaderData<typeof loader>();
  return (
    <ConsolePage console="staff" person={person} heading={words.waiting}>
      <div className="console-stack">
        {waiting.map(({ heading, rows }) => (
          <Card key={heading} as="section">
            <h2>{words.withCount(heading, rows.length)}</h2>
            {rows.length === 0 ? (
              <p>{words.nothingWaits}</p>
            ) : (
              <ul className="console-list">
                {rows.map(({ to, text }) => (
                  <li key={to + text}>
                    <Link to={to}>{text}</Link>
                  </li>
                ))}
              </ul>
            )}
          </Card>
        ))}
      </div>
    </ConsolePage>
  );
}
