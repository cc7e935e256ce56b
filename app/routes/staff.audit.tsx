import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import * as consoleWords from "~app/words/console/console";
import * as words from "~app/words/console/staff";
import { date } from "../../worker/contract/values";
import { textOf } from "../console/change-table";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { ConsoleTable } from "../console/console-table";
import { pageOfList } from "../forms/form.server";
import { Pager } from "../frame/pager";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { clockTime } from "../words/format";
import "../console/desk.css";

export async function loader({ request, context: { session } }: LoaderFunctionArgs) {
  const person = await session.staff.require();
  const { searchParams } = session.url;
  const text = (name: string) => searchParams.get(name)?.trim().slice(0, LONGEST) || undefined;
  const asked = {
    staff: text("staff"),
    subject: text("subject"),
    from: date.safeParse(text("from")).data,
  };
  const page = await pageOfList(request, (cursor) =>
    session.staff.api.ops.audit.$get({ query: { ...asked, cursor } }),
  );
  return { person, asked, ...page };
}

/** The maximum length that the API accepts. */
const LONGEST = 200;

export const meta: MetaFunction = () => consoleMeta(consoleWords.pages.audit, "staff");

/** A shortened form of the change; the API's answer has the whole. */
const short = (value: unknown) => {
  const text = textOf(value);
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
};

interface Change {
  before: unknown;
  after: unknown;
  detail: unknown;
}
const beforeAfter = ({ before, after, detail }: Change) =>
  [short(before), short(after ?? detail)].filter(Boolean).join("\n→ ");

export default function Audit() {
  const { person, asked, rows, next } = useLoaderData<typeof loader>();
  return (
    <ConsolePage console="staff" person={person} heading={consoleWords.pages.audit}>
      <div className="console-stack">
        <Form className="console-acts">
          <Field name="staff" label={words.who} defaultValue={asked.staff} maxLength={LONGEST} />
          <Field
            name="subject"
            label={words.subject}
            defaultValue={asked.subject}
            maxLength={LONGEST}
          />
          <Field name="from" type="date" label={words.from} defaultValue={asked.from} />
          <Button variant="second">{words.filter}</Button>
          <Link to="/staff/audit">{words.noFilter}</Link>
        </Form>
        <ConsoleTable
          rows={rows}
          columns={[
            { head: words.when, cell: ({ at }) => clockTime(at) },
            {
              head: words.who,
              cell: ({ staff, role }) => (
                <>
                  <Link to={`?${new URLSearchParams({ staff })}`}>{staff}</Link>
                  {role && `, ${role}`}
                </>
              ),
            },
            { head: words.action, cell: ({ action }) => action },
            {
              head: words.subject,
              cell: ({ subject }) =>
                subject && <Link to={`?${new URLSearchParams({ subject })}`}>{subject}</Link>,
            },
            { head: words.beforeAfter, cell: beforeAfter },
            { head: words.why, cell: ({ reason }) => reason },
          ]}
        />
        <Pager next={next} />
      </div>
    </ConsolePage>
  );
}
