import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import * as consoleWords from "~app/words/console/console";
import * as hiringWords from "~app/words/console/hiring";
import * as largeActsWords from "~app/words/console/large-acts";
import * as words from "~app/words/console/staff";
import type { StaffJobDetail } from "../../worker/contract/job/staff-jobs";
import { actsFrom, canDo, isWithdrawnState, type JobAct } from "../../worker/facts/jobs/job-states";
import { changeActs, chosenAct, reasonIn, requireFound, submissionIn } from "../console/act.server";
import { ActForm, AsSubmitted, ReasonForm } from "../console/act-form";
import { ChangeTable } from "../console/change-table";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { Withdrawn } from "../console/withdrawn";
import { idParam } from "../forms/form.server";
import { unwrap } from "../session/api.server";
import { Button, ButtonLink } from "../ui/button";
import { Card } from "../ui/card";
import { BulletList, FactList } from "../ui/fact-list";
import { rupees } from "../words/format";
import "../console/desk.css";

export async function loader({ params, context: { session } }: LoaderFunctionArgs) {
  const person = await session.staff.require();
  const id = idParam(params.id);
  if (!id) throw data(null, { status: 404 });
  const { jobs, proposals } = session.staff.api.ops;
  const [job, [proposal]] = await requireFound(
    Promise.all([
      unwrap(jobs[":id"].$get({ param: { id } })),
      unwrap(proposals.$get({ query: { jobId: id, limit: "1" } })),
    ]),
  );
  return { person, job, proposal };
}

export async function action({ params, context }: ActionFunctionArgs) {
  const { session } = context;
  await session.staff.require();
  const form = await context.form();
  const one = session.staff.api.ops.jobs[":id"];
  const param = { id: idParam(params.id) ?? "0" };
  return chosenAct("staff", session, form, {
    ...changeActs(session, form),
    approve: () => unwrap(one.approve.$post({ param, json: { expect: submissionIn(form) } })),
    return: () => unwrap(one.return.$post({ param, json: reasonIn(form) })),
    open: () => unwrap(one.open.$post({ param })),
    pause: () => unwrap(one.pause.$post({ param })),
    close: () => unwrap(one.close.$post({ param })),
  });
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  consoleMeta(page?.job.title ?? consoleWords.pages.jobs, "staff");

export default function Job() {
  const { person, job, proposal } = useLoaderData<typeof loader>();
  return (
    <ConsolePage
      console="staff"
      person={person}
      heading={job.title}
      back={{ to: "/staff/jobs", text: consoleWords.pages.jobs }}
    >
      <div className="console-columns">
        <div className="console-stack">
          {proposal && <ChangeTable proposal={proposal} />}
          <Says job={job} />
          <Counts job={job} />
        </div>
        <Decide job={job} />
      </div>
    </ConsolePage>
  );
}

function Says({ job }: { job: StaffJobDetail }) {
  const { assessment, employer } = job;
  const facts: Record<keyof typeof words.termLabels, string | number | null> = {
    location: job.location,
    applicationPrice: employer.isVerified
      ? rupees(job.applicationPrice)
      : words.freeUntilVerified(rupees(job.applicationPrice)),
    maxApplicants: words.slotsOf(job),
    openings: job.openings,
    rounds: job.rounds,
    interviewWithinDays: job.interviewWithinDays,
    answerWithinDays: job.answerWithinDays,
  };
  const labels = Object.entries(words.termLabels) as [keyof typeof facts, string][];
  return (
    <Card as="section">
      <h2>{words.terms}</h2>
      <Link to={`/staff/companies/${employer.id}`}>{employer.name}</Link>
      <FactList
        rows={[
          ...labels.map(([field, label]) => ({ label, value: facts[field] ?? words.notSaid })),
          {
            label: words.test,
            value: assessment ? words.testOf(assessment) : words.notSaid,
          },
        ]}
      />
      {Object.entries(job.jobDetail).map(([heading, points]) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <BulletList points={points} />
        </section>
      ))}
      {job.preparation && (
        <section>
          <h3>{hiringWords.job.labels.preparation}</h3>
          <BulletList points={job.preparation} />
        </section>
      )}
      {assessment && (
        <details>
          <summary className="console-fold">{words.questions}</summary>
          <p className="console-lines">{words.wholeTest(assessment)}</p>
        </details>
      )}
    </Card>
  );
}

function Counts({ job: { id, counts } }: { job: StaffJobDetail }) {
  const labels = Object.entries(words.countLabels) as [keyof typeof counts, string][];
  return (
    <Card as="section">
      <h2>{words.counts}</h2>
      <FactList rows={labels.map(([name, label]) => ({ label, value: counts[name] }))} />
      <p>
        <Link to={`/staff/jobs/${id}/waiting`}>{largeActsWords.waiting.page}</Link>
      </p>
    </Card>
  );
}

const ACTS = ["approve", "open", "pause", "close"] as const satisfies JobAct[];

function Decide({ job }: { job: StaffJobDetail }) {
  return (
    <Card as="section">
      <div className="console-form">
        <h2>{words.acts}</h2>
        <p>{words.jobStates[job.jobState]}</p>
        {job.returnedBecause && <p>{words.returnedBecause(job.returnedBecause)}</p>}
        <Withdrawn job={job} />
        <ActForm className="console-acts">
          <AsSubmitted at={job.submittedAt} />
          {actsFrom(ACTS, job.jobState).map((name) => (
            <Button
              key={name}
              name="intent"
              value={name}
              variant={name === "approve" || name === "open" ? "primary" : "second"}
            >
              {words.jobActs[name]}
            </Button>
          ))}
        </ActForm>
        {canDo("return", job.jobState) && (
          <ReasonForm intent="return" text={words.returnJob} hint={words.reasonHint.return} />
        )}
        {!isWithdrawnState(job.jobState) && (
          <div className="console-acts">
            <ButtonLink to={`/staff/jobs/${job.id}/withdraw`} variant="second">
              {largeActsWords.withdrawal.button}
            </ButtonLink>
          </div>
        )}
      </div>
    </Card>
  );
}
