import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import * as consoleWords from "~app/words/console/console";
import * as words from "~app/words/console/staff";
import { COMPANY_STATES } from "../../worker/facts/jobs/companies";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { ConsoleTable } from "../console/console-table";
import { pageOfList } from "../forms/form.server";
import { Pager } from "../frame/pager";
import { Button } from "../ui/button";
import { Field, SelectField } from "../ui/field";
import { day } from "../words/format";
import "../console/desk.css";

export async function loader({ request, context: { session } }: LoaderFunctionArgs) {
  const person = await session.staff.require();
  const { searchParams } = session.url;
  const state = COMPANY_STATES.find((value) => value === searchParams.get("state"));
  const q = searchParams.get("q")?.trim().slice(0, 100) || undefined;
  const { rows, next } = await pageOfList(request, (cursor) =>
    session.staff.api.ops.companies.$get({ query: { state, q, cursor } }),
  );
  return { person, state, q, companies: rows, next };
}

export const meta: MetaFunction = () => consoleMeta(consoleWords.pages.companies, "staff");

export default function Companies() {
  const { person, state, q, companies, next } = useLoaderData<typeof loader>();
  return (
    <ConsolePage console="staff" person={person} heading={consoleWords.pages.companies}>
      <div className="console-stack">
        <Form className="console-acts">
          <Field name="q" label={words.search} defaultValue={q} maxLength={100} />
          <SelectField
            name="state"
            label={words.state}
            options={[
              { value: "", label: words.anyState },
              ...COMPANY_STATES.map((value) => ({ value, label: words.companyStates[value] })),
            ]}
            defaultValue={state ?? ""}
          />
          <Button variant="second">{words.filter}</Button>
        </Form>
        <ConsoleTable
          rows={companies}
          columns={[
            {
              head: words.company,
              cell: ({ id, name }) => <Link to={`/staff/companies/${id}`}>{name}</Link>,
            },
            { head: words.state, cell: ({ state }) => words.companyStates[state] },
            { head: words.gstin, cell: ({ gstin }) => gstin },
            { head: words.since, cell: ({ createdAt }) => day(createdAt) },
          ]}
        />
        <Pager next={next} />
      </div>
    </ConsolePage>
  );
}
