import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { COMPANY_STATES } from "../../worker/facts/companies";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { cursorOf, nextCursor } from "../forms/form.server";
import { Pager } from "../frame/pager";
import { unwrap } from "../session/api.server";
import { Button } from "../ui/button";
import { Field, SelectField } from "../ui/field";
import { none, pages } from "../words/en/console/console";
import * as words from "../words/en/console/staff";
import { day } from "../words/format";
import "../ui/table.css";

export const handle = { own: true };

export async function loader({ request, context: { session } }: LoaderFunctionArgs) {
  const person = await session.staff.require();
  const { searchParams } = session.url;
  const state = COMPANY_STATES.find((known) => known === searchParams.get("state"));
  const q = searchParams.get("q")?.trim().slice(0, 100) || undefined;
  const query = { state, q, cursor: cursorOf(request) };
  const answer = await session.staff.api.ops.companies.$get({ query });
  const companies = await unwrap(answer);
  return { person, state, q, companies, next: nextCursor(answer.headers) };
}

export const meta: MetaFunction = () => consoleMeta(pages.companies, "staff");

const STATES = [
  { value: "", label: words.anyState },
  ...COMPANY_STATES.map((value) => ({ value, label: words.companyStates[value] })),
];

export default function Companies() {
  const { person, state, q, companies, next } = useLoaderData<typeof loader>();
  return (
    <ConsolePage console="staff" person={person} heading={pages.companies}>
      <div className="console-stack">
        <Form className="console-acts">
          <Field name="q" label={words.search} defaultValue={q} maxLength={100} />
          <SelectField
            name="state"
            label={words.state}
            options={STATES}
            defaultValue={state ?? ""}
          />
          <Button variant="second">{words.filter}</Button>
        </Form>
        {companies.length === 0 && <p>{none}</p>}
        <div className="console-scroll">
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{words.company}</th>
                <th scope="col">{words.state}</th>
                <th scope="col">{words.gstin}</th>
                <th scope="col">{words.since}</th>
              </tr>
            </thead>
            <tbody>
              {companies.map((company) => (
                <tr key={company.id}>
                  <td>
                    <Link to={`/staff/companies/${company.id}`}>{company.name}</Link>
                  </td>
                  <td>{words.companyStates[company.state]}</td>
                  <td>{company.gstin}</td>
                  <td>{day(company.createdAt)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <Pager next={next} />
      </div>
    </ConsolePage>
  );
}
