import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { requireCompany } from "../console/hiring/company.server";
import { cursorOf, nextCursor } from "../forms/form.server";
import { Pager } from "../frame/pager";
import { unwrap } from "../session/api.server";
import { ButtonLink } from "../ui/button";
import { pages } from "../words/en/console/console";
import * as words from "../words/en/console/hiring";
import * as staff from "../words/en/console/staff";
import { day, rupees } from "../words/format";
import "../ui/table.css";

export const handle = { own: true };

export async function loader({ request, context: { session } }: LoaderFunctionArgs) {
  const person = await session.hiring.require();
  await requireCompany(session);
  const query = { cursor: cursorOf(request) };
  const answer = await session.hiring.api.employer.jobs.$get({ query });
  return { person, jobs: await unwrap(answer), next: nextCursor(answer.headers) };
}

export const meta: MetaFunction = () => consoleMeta(pages.jobs, "hiring");

export default function Jobs() {
  const { person, jobs, next } = useLoaderData<typeof loader>();
  return (
    <ConsolePage console="hiring" person={person} heading={words.yourJobs}>
      <div className="console-stack">
        <div className="console-acts">
          <ButtonLink to="/hiring/jobs/new">{words.writeJob}</ButtonLink>
        </div>
        {jobs.length === 0 && <p>{words.noJobs}</p>}
        {jobs.length > 0 && (
          <div className="console-scroll">
            <table className="table">
              <thead>
                <tr>
                  <th scope="col">{staff.job}</th>
                  <th scope="col">{words.state}</th>
                  <th scope="col">{staff.slots}</th>
                  <th scope="col">{staff.price}</th>
                  <th scope="col">{staff.since}</th>
                </tr>
              </thead>
              <tbody>
                {jobs.map((job) => (
                  <tr key={job.id}>
                    <td>
                      <Link to={`/hiring/jobs/${job.id}`}>{job.title}</Link>
                    </td>
                    <td>{staff.jobStates[job.jobState]}</td>
                    <td>{staff.slotsOf(job.applicantsCount, job.maxApplicants)}</td>
                    <td>{rupees(job.applicationPrice)}</td>
                    <td>{day(job.createdAt)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        <Pager next={next} />
      </div>
    </ConsolePage>
  );
}
