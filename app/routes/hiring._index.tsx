import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import * as consoleWords from "~app/words/console/console";
import * as words from "~app/words/console/hiring";
import * as teamWords from "~app/words/console/team";
import { isVerified } from "../../worker/facts/jobs/companies";
import { NAME_MAX } from "../../worker/facts/limits/texts";
import { mayRecruit } from "../../worker/facts/people/console";
import { ConsolePage, consoleMeta } from "../console/console-page";
import {
  answerInvitation,
  leaveCompany,
  ownCompany,
  ownInvitations,
  saveCompany,
} from "../console/hiring/company/company.server";
import { InvitationsCard } from "../console/hiring/company/invitations-card";
import { StateCard } from "../console/hiring/company/state-card";
import { dateOf } from "../console/hiring/days/day-words";
import { JobsByState } from "../console/hiring/jobs/jobs-by-state";
import { NextDays, OwedCard } from "../console/hiring/today/next-days";
import { DayCard } from "../console/hiring/today/today";
import { actToday, readDay, readOwed } from "../console/hiring/today/today.server";
import { formOf, type Refusal } from "../forms/form";
import { unwrap } from "../session/api.server";
import { Button } from "../ui/button";
import { Card, FormAlert } from "../ui/card";
import { Field } from "../ui/field";

const AT_MOST = "100";

export async function loader({ request, context: { session, now } }: LoaderFunctionArgs) {
  const person = await session.hiring.require();
  const { role } = person;
  const calls = session.hiring.api.employer.jobs;
  const recruits = mayRecruit(role);
  const [company, invitations, day, owed, jobs] = await Promise.all([
    ownCompany(session),
    ownInvitations(session),
    role ? readDay({ session, request, role, now }) : null,
    recruits ? readOwed(session) : null,
    recruits ? unwrap(calls.$get({ query: { limit: AT_MOST } })) : null,
  ]);
  return {
    person,
    company,
    invitations,
    // A company that was founded in another browser is not in this one's cookie.
    day: day ?? (company && (await readDay({ session, request, role, now }))),
    owed,
    jobs,
    now: now.toISOString(),
  };
}

export async function action({ context }: ActionFunctionArgs) {
  const { session } = context;
  await session.hiring.require();
  const form = await context.form();
  if (form.has("invitation")) return answerInvitation(session, form);
  if (form.get("intent") === "leave") return leaveCompany(session, form);
  if (form.has("interviewId")) return actToday(session, form, nextOn(session.url));
  return saveCompany(session, form, await ownCompany(session));
}

/** The address of the next person, on the same page of the day's list. */
function nextOn({ searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete("index");
  return `/hiring${query.size > 0 ? `?${query}` : ""}#next`;
}

export const meta: MetaFunction = () => consoleMeta(consoleWords.pages.today, "hiring");

/** Lets a member of any role leave their company; folded. */
function LeaveForm({ refusal }: { refusal: Refusal }) {
  const { error } = formOf(refusal);
  return (
    <section>
      <details open={error !== undefined}>
        <summary className="console-fold">{words.leave.heading}</summary>
        <Form method="post" className="console-form">
          <FormAlert title={consoleWords.problem} message={error} />
          <p>{words.leave.text}</p>
          <div>
            <Button name="intent" value="leave" variant="second">
              {words.leave.button}
            </Button>
          </div>
        </Form>
      </details>
      <Link to="/hiring/team">{teamWords.signIns}</Link>
    </section>
  );
}

export default function Start() {
  const { person, company, invitations, day, owed, jobs, now } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const invited = invitations.length > 0 && (
    <InvitationsCard invitations={invitations} company={company?.name ?? null} />
  );
  return (
    <ConsolePage
      console="hiring"
      person={person}
      heading={day ? dateOf({ date: day.day }) : words.found.heading}
    >
      {company ? (
        <div className="console-stack">
          {day && <DayCard day={day} mayRecruit={mayRecruit(person.role)} now={now} />}
          {day && <NextDays day={day} />}
          {owed && owed.length > 0 && <OwedCard rows={owed} now={now} />}
          {!isVerified(company) && <StateCard company={company} role={person.role} link />}
          {jobs && <JobsByState jobs={jobs} />}
          {invited}
          {/* An error about an interview is shown beside that interview instead. */}
          <LeaveForm refusal={refusal?.initialValue?.interviewId ? undefined : refusal} />
        </div>
      ) : (
        <div className="console-stack">
          {invited}
          <FoundForm refusal={refusal} />
        </div>
      )}
    </ConsolePage>
  );
}

function FoundForm({ refusal }: { refusal: Refusal }) {
  const { error, field } = formOf(refusal);
  return (
    <Card as="section" className="console-narrow">
      <Form method="post" noValidate className="console-form">
        <p>{words.found.introduction}</p>
        <FormAlert title={consoleWords.problem} message={error} />
        <Field {...field("name")} label={words.found.name} maxLength={NAME_MAX} required />
        <Button name="intent" value="save">
          {words.found.button}
        </Button>
      </Form>
    </Card>
  );
}
