import { Form, Link } from "@remix-run/react";
import * as candidatesWords from "~app/words/console/candidates";
import * as daysWords from "~app/words/console/days";
import * as words from "~app/words/console/hiring";
import * as jobTestWords from "~app/words/console/job-test";
import * as largeActsWords from "~app/words/console/large-acts";
import * as staff from "~app/words/console/staff";
import type { EmployerJob } from "../../../../worker/contract/job/employer-jobs";
import {
  actsFrom,
  isOpenState,
  isPublishedState,
  isWithdrawnState,
  type JobAct,
} from "../../../../worker/facts/jobs/job-states";
import { Button, ButtonLink } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { FactList } from "../../../ui/fact-list";
import { jobFieldLabels, shownIn } from "../../change-table";
import { Withdrawn } from "../../withdrawn";

const ACTS = ["submit", "pause", "resume"] as const satisfies JobAct[];

/** The job's state, and the possible actions. */
export function JobStanding({ job }: { job: EmployerJob }) {
  const { jobState, returnedBecause } = job;
  const acts = actsFrom(ACTS, jobState);
  return (
    <Card as="section">
      <div className="console-form">
        <h2>{staff.jobStates[jobState]}</h2>
        <p>{words.job.next[jobState]}</p>
        {returnedBecause && <p className="strong">{words.job.returned(returnedBecause)}</p>}
        <Withdrawn job={job} />
        {isPublishedState(jobState) && (
          <div className="console-acts">
            <ButtonLink to={`/hiring/jobs/${job.id}/candidates`}>
              {candidatesWords.toCandidates}
            </ButtonLink>
            <ButtonLink to={`/hiring/jobs/${job.id}/days`} variant="second">
              {daysWords.toDays}
            </ButtonLink>
          </div>
        )}
        {isOpenState(jobState) && <Link to={`/jobs/${job.id}`}>{words.job.page}</Link>}
        {!isWithdrawnState(jobState) && (
          <>
            <Link to={`/hiring/jobs/${job.id}/preview`}>{words.job.preview}</Link>
            <Link to={`/hiring/jobs/${job.id}/test`}>{jobTestWords.toTest}</Link>
          </>
        )}
        {acts.length > 0 && (
          <Form method="post" className="console-acts">
            {acts.map((name) => (
              <Button
                key={name}
                name="intent"
                value={`act:${name}`}
                variant={name === "pause" ? "second" : "primary"}
              >
                {words.job.acts[name]}
              </Button>
            ))}
          </Form>
        )}
      </div>
    </Card>
  );
}

/** New values that staff have not checked yet. */
export function WaitingChange({ proposal }: Pick<EmployerJob, "proposal">) {
  if (!proposal) return null;
  const labels = jobFieldLabels();
  return (
    <Card as="section">
      <h2>{words.waitsForStaff}</h2>
      <p>{words.waitsText}</p>
      <FactList
        rows={Object.entries(proposal.changes).map(([field, value]) => ({
          label: labels[field] ?? field,
          value: <span className="console-lines">{shownIn(field, value) || words.takenBack}</span>,
        }))}
      />
    </Card>
  );
}

/** The number of people who reached each stage. */
export function JobCounts({ job }: { job: EmployerJob }) {
  const { counts } = job;
  const labels = Object.entries(staff.countLabels) as [keyof typeof counts, string][];
  return (
    <Card as="section">
      <h2>{staff.counts}</h2>
      <FactList
        rows={[
          { label: staff.slots, value: staff.slotsOf(job) },
          ...labels.map(([name, label]) => ({ label, value: counts[name] })),
        ]}
      />
    </Card>
  );
}

export function WithdrawJob({ job: { id } }: { job: EmployerJob }) {
  return (
    <Card as="section">
      <div className="console-form">
        <h2>{largeActsWords.withdrawal.button}</h2>
        <p>{largeActsWords.withdrawal.consequence}</p>
        <div className="console-acts">
          <ButtonLink to={`/hiring/jobs/${id}/withdraw`} variant="second">
            {largeActsWords.withdrawal.button}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
