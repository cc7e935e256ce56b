import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import * as consoleWords from "~app/words/console/console";
import * as largeActsWords from "~app/words/console/large-acts";
import * as words from "~app/words/console/staff";
import * as teamWords from "~app/words/console/team";
import type { StaffCompany } from "../../worker/contract/console/companies";
import { factInput } from "../../worker/contract/console/companies";
import {
  FACT_KINDS,
  isSubmitted,
  isSuspended,
  isVerified,
} from "../../worker/facts/jobs/companies";
import { changeActs, chosenAct, reasonIn, requireFound, submissionIn } from "../console/act.server";
import { ActForm, AsSubmitted, ReasonForm, useRefused } from "../console/act-form";
import { ChangeTable } from "../console/change-table";
import { CompanyFacts, Registers } from "../console/company-facts";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { formOf } from "../forms/form";
import { idParam, parseForm } from "../forms/form.server";
import { unwrap } from "../session/api.server";
import { Button, ButtonLink } from "../ui/button";
import { Card } from "../ui/card";
import { FactList } from "../ui/fact-list";
import { Field, SelectField } from "../ui/field";
import { day } from "../words/format";
import "../console/desk.css";

export async function loader({ params, context: { session } }: LoaderFunctionArgs) {
  const person = await session.staff.require();
  const id = idParam(params.id);
  if (!id) throw data(null, { status: 404 });
  const { companies, proposals } = session.staff.api.ops;
  const [company, [proposal]] = await requireFound(
    Promise.all([
      unwrap(companies[":id"].$get({ param: { id } })),
      unwrap(proposals.$get({ query: { companyId: id, limit: "1" } })),
    ]),
  );
  return { person, company, proposal };
}

export async function action({ params, context }: ActionFunctionArgs) {
  const { session } = context;
  await session.staff.require();
  const form = await context.form();
  const one = session.staff.api.ops.companies[":id"];
  const param = { id: idParam(params.id) ?? "0" };
  const finding = () => {
    const submission = parseForm(form, factInput);
    const fact =
      submission.status === "success" ? submission.value : { kind: "call" as const, detail: "" };
    return { ...fact, expect: submissionIn(form) };
  };
  return chosenAct("staff", session, form, {
    ...changeActs(session, form),
    verify: () => unwrap(one.verify.$post({ param, json: finding() })),
    refuse: () => unwrap(one.refuse.$post({ param, json: reasonIn(form) })),
    resume: () => unwrap(one.resume.$post({ param })),
  });
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  consoleMeta(page?.company.name ?? consoleWords.pages.companies, "staff");

export default function Company() {
  const { person, company, proposal } = useLoaderData<typeof loader>();
  return (
    <ConsolePage
      console="staff"
      person={person}
      heading={company.name}
      back={{ to: "/staff/companies", text: consoleWords.pages.companies }}
    >
      <div className="console-columns">
        <div className="console-stack">
          {proposal && <ChangeTable proposal={proposal} />}
          <Says company={company} />
          <Registers company={company} />
          <Findings company={company} />
          <People company={company} />
        </div>
        <Decide company={company} />
      </div>
    </ConsolePage>
  );
}

function Says({ company }: { company: StaffCompany }) {
  return (
    <CompanyFacts company={company} heading={words.details}>
      {company.sameGstin.map(({ id, name }) => (
        <p key={id} className="strong">
          {words.sameGstin(name)}
        </p>
      ))}
      <p>{words.jobsOf(company.jobs)}</p>
      {company.suspicions.map(({ kind, count, at }) => (
        <p key={kind} className="strong">
          {words.suspicions[kind](count, at)}
        </p>
      ))}
    </CompanyFacts>
  );
}

function Findings({ company: { facts, submittedAt } }: { company: StaffCompany }) {
  const { field } = formOf(useRefused({ intent: "verify" }));
  return (
    <Card as="section">
      <h2>{words.facts}</h2>
      {facts.length === 0 && <p>{words.noFacts}</p>}
      <FactList
        rows={facts.map(({ kind, detail, checkedAt }) => ({
          label: words.factKinds[kind],
          value: `${detail}, ${words.found(day(checkedAt))}`,
        }))}
      />
      <ActForm className="console-form">
        <AsSubmitted at={submittedAt} />
        <h3>{words.recordFinding}</h3>
        <SelectField
          {...field("kind")}
          label={words.kind}
          options={FACT_KINDS.map((value) => ({ value, label: words.factKinds[value] }))}
        />
        <Field {...field("detail")} label={words.detail} maxLength={100} required />
        <Button name="intent" value="verify">
          {words.record}
        </Button>
      </ActForm>
    </Card>
  );
}

function People({ company: { members } }: { company: StaffCompany }) {
  const roleNames: Record<string, string> = teamWords.roles;
  return (
    <Card as="section">
      <h2>{words.people}</h2>
      <FactList
        rows={members.map(({ email, name, role, endedAt }) => ({
          label: name ?? email,
          value: [name && email, role && roleNames[role], endedAt && words.ended]
            .filter(Boolean)
            .join(", "),
        }))}
      />
    </Card>
  );
}

function Decide({ company }: { company: StaffCompany }) {
  return (
    <Card as="section">
      <div className="console-form">
        <h2>{words.acts}</h2>
        <p>{words.companyStates[company.state]}</p>
        {company.stateReason && <p>{company.stateReason}</p>}
        {isSubmitted(company) && (
          <ReasonForm intent="refuse" text={words.refuse} hint={words.reasonHint.refuse} />
        )}
        {isVerified(company) && (
          <div className="console-acts">
            <ButtonLink to={`/staff/companies/${company.id}/suspend`} variant="second">
              {largeActsWords.suspension.button}
            </ButtonLink>
          </div>
        )}
        {isSuspended(company) && (
          <ActForm>
            <Button name="intent" value="resume">
              {words.resume}
            </Button>
          </ActForm>
        )}
      </div>
    </Card>
  );
}
