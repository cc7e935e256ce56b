import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import * as consoleWords from "~app/words/console/console";
import * as words from "~app/words/console/staff";
import { STAFF_JOB_STATES } from "../../worker/facts/jobs/job-states";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { ConsoleTable } from "../console/console-table";
import { pageOfList } from "../forms/form.server";
import { Pager } from "../frame/pager";
import { Button } from "../ui/button";
import { SelectField } from "../ui/field";
import { day, rupees } from "../words/format";
import "../console/desk.css";

export async function loader({ request, context: { session } }: LoaderFunctionArgs) {
  const person = await session.staff.require();
  const state = STAFF_JOB_STATES.find((value) => value === session.url.searchParams.get("state"));
  const { rows, next } = await pageOfList(request, (cursor) =>
    session.staff.api.ops.jobs.$get({ query: { state, cursor } }),
  );
  const jobs = rows.map(
    ({
      id,
      title,
      company,
      jobState,
      applicantsCount,
      maxApplicants,
      applicationPrice,
      createdAt,
    }) => ({
      id,
      title,
      company,
      jobState,
      applicantsCount,
      maxApplicants,
      applicationPrice,
      createdAt,
    }),
  );
  return { person, state, jobs, next };
}

export const meta: MetaFunction = () => consoleMeta(consoleWords.pages.jobs, "staff");

export default function Jobs() {
  const { person, state, jobs, next } = useLoaderData<typeof loader>();
  return (
    <ConsolePage console="staff" person={person} heading={consoleWords.pages.jobs}>
      <div className="console-stack">
        <Form className="console-acts">
          <SelectField
            name="state"
            label={words.state}
            options={[
              { value: "", label: words.anyState },
              ...STAFF_JOB_STATES.map((value) => ({ value, label: words.jobStates[value] })),
            ]}
            defaultValue={state ?? ""}
          />
          <Button variant="second">{words.filter}</Button>
        </Form>
        <ConsoleTable
          rows={jobs}
          columns={[
            {
              head: words.job,
              cell: ({ id, title }) => <Link to={`/staff/jobs/${id}`}>{title}</Link>,
            },
            { head: words.company, cell: ({ company }) => company },
            { head: words.state, cell: ({ jobState }) => words.jobStates[jobState] },
            { head: words.slots, cell: words.slotsOf },
            { head: words.price, cell: ({ applicationPrice }) => rupees(applicationPrice) },
            { head: words.since, cell: ({ createdAt }) => day(createdAt) },
          ]}
        />
        <Pager next={next} />
      </div>
    </ConsolePage>
  );
}
