import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import * as consoleWords from "~app/words/console/console";
import * as words from "~app/words/console/hiring";
import * as staff from "~app/words/console/staff";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { ConsoleTable } from "../console/console-table";
import { requireRecruiter } from "../console/hiring/role.server";
import { pageOfList } from "../forms/form.server";
import { Pager } from "../frame/pager";
import { ButtonLink } from "../ui/button";
import { day, rupees } from "../words/format";

export async function loader({ request, context: { session } }: LoaderFunctionArgs) {
  const person = await requireRecruiter(session);
  const { rows, next } = await pageOfList(request, (cursor) =>
    session.hiring.api.employer.jobs.$get({ query: { cursor } }),
  );
  return { person, jobs: rows, next };
}

export const meta: MetaFunction = () => consoleMeta(consoleWords.pages.jobs, "hiring");

export default function Jobs() {
  const { person, jobs, next } = useLoaderData<typeof loader>();
  return (
    <ConsolePage console="hiring" person={person} heading={words.yourJobs}>
      <div className="console-stack">
        <div className="console-acts">
          <ButtonLink to="/hiring/jobs/new">{words.writeJob}</ButtonLink>
        </div>
        <ConsoleTable
          rows={jobs}
          empty={words.noJobs}
          columns={[
            {
              head: staff.job,
              cell: ({ id, title }) => <Link to={`/hiring/jobs/${id}`}>{title}</Link>,
            },
            { head: words.state, cell: ({ jobState }) => staff.jobStates[jobState] },
            { head: staff.slots, cell: staff.slotsOf },
            { head: staff.price, cell: ({ applicationPrice }) => rupees(applicationPrice) },
            { head: staff.since, cell: ({ createdAt }) => day(createdAt) },
          ]}
        />
        <Pager next={next} />
      </div>
    </ConsolePage>
  );
}
