import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import * as consoleWords from "~app/words/console/console";
import * as words from "~app/words/console/interviews";
import { todayInIndia } from "../../worker/contract/profile";
import { date } from "../../worker/contract/values";
import { INTERVIEW_STATES, maybeMet } from "../../worker/facts/guarantee/statuses";
import { isAdmin } from "../../worker/facts/people/console";
import { dateAfter } from "../../worker/facts/times";
import { ConsolePage, consoleMeta } from "../console/console-page";
import {
  DaysToCancel,
  InterviewsTable,
  type Marks,
  ResultsBar,
} from "../console/staff/interviews-table";
import { idParam, pageOfList } from "../forms/form.server";
import { Pager } from "../frame/pager";
import { Button } from "../ui/button";
import { Field, SelectField } from "../ui/field";
import "../console/desk.css";

export async function loader({ request, context: { session, now } }: LoaderFunctionArgs) {
  const person = await session.staff.require();
  const { searchParams } = session.url;
  const today = todayInIndia(now);
  const day = date.catch(today).parse(searchParams.get("day"));
  const state = INTERVIEW_STATES.find((value) => value === searchParams.get("state"));
  const jobId = idParam(searchParams.get("jobId") ?? "") ?? undefined;
  const companyId = idParam(searchParams.get("companyId") ?? "") ?? undefined;
  const page = await pageOfList(request, (cursor) =>
    session.staff.api.ops.interviews.$get({ query: { day, state, jobId, companyId, cursor } }),
  );
  const days = { before: dateAfter(day, -1), today, after: dateAfter(day, 1) };
  const at = now.toISOString();
  const mayMark = isAdmin(person.role) && page.rows.some((one) => maybeMet(one) && one.at < at);
  const marks: Marks = !mayMark ? "none" : searchParams.has("all") ? "all" : "some";
  return { person, day, days, state, jobId, companyId, now: at, marks, ...page };
}

export const meta: MetaFunction = () => consoleMeta(consoleWords.pages.interviews, "staff");

export default function Interviews() {
  const { person, day, days, state, jobId, companyId, rows, next, now, marks } =
    useLoaderData<typeof loader>();
  const filters = { state, jobId, companyId };
  const listOf = (own: Record<string, string | undefined>) => {
    const entries = Object.entries({ day, ...filters, ...own }).flatMap(([name, value]) =>
      value ? [[name, value]] : [],
    );
    return `/staff/interviews?${new URLSearchParams(entries)}`;
  };
  const only = jobId ? words.only.jobId : companyId ? words.only.companyId : null;
  return (
    <ConsolePage
      console="staff"
      person={person}
      heading={words.heading(day)}
      beside={
        <p className="console-acts">
          <Link to={listOf({ day: days.before })}>{words.dayBefore}</Link>
          {day !== days.today && <Link to={listOf({ day: days.today })}>{words.today}</Link>}
          <Link to={listOf({ day: days.after })}>{words.dayAfter}</Link>
        </p>
      }
    >
      <div className="console-stack">
        <Form className="console-acts">
          <Field type="date" name="day" label={words.dayLabel} defaultValue={day} key={day} />
          <SelectField
            name="state"
            label={words.state}
            options={[
              { value: "", label: words.anyState },
              ...INTERVIEW_STATES.map((value) => ({ value, label: words.states[value] })),
            ]}
            defaultValue={state ?? ""}
          />
          {jobId && <input type="hidden" name="jobId" value={jobId} />}
          {companyId && <input type="hidden" name="companyId" value={companyId} />}
          <Button variant="second">{words.show}</Button>
        </Form>
        {only && (
          <p>
            {only} <Link to={listOf({ jobId: undefined, companyId: undefined })}>{words.all}</Link>
          </p>
        )}
        {isAdmin(person.role) && <DaysToCancel rows={rows} now={now} />}
        <Form action="/staff/results">
          <InterviewsTable
            rows={rows}
            ofJob={(id) => listOf({ jobId: String(id) })}
            now={now}
            marks={marks}
          />
          {marks !== "none" && (
            <ResultsBar
              back={listOf({})}
              other={listOf({ all: marks === "all" ? undefined : "1" })}
              isAll={marks === "all"}
            />
          )}
        </Form>
        <Pager next={next} />
      </div>
    </ConsolePage>
  );
}
