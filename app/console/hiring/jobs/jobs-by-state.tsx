import { Link } from "@remix-run/react";
import * as words from "~app/words/console/hiring";
import * as staffWords from "~app/words/console/staff";
import type { StaffJob } from "../../../../worker/contract/job/staff-jobs";
import { JOB_STATES } from "../../../../worker/facts/jobs/job-states";
import { ButtonLink } from "../../../ui/button";
import { Card } from "../../../ui/card";

/** The company's jobs, grouped by state. */
export function JobsByState({ jobs }: { jobs: StaffJob[] }) {
  const byState = JOB_STATES.map((state) => ({
    state,
    rows: jobs.filter(({ jobState }) => jobState === state),
  })).filter(({ rows }) => rows.length > 0);
  return (
    <Card as="section">
      <div className="console-form">
        <h2>{words.yourJobs}</h2>
        {byState.length === 0 && <p>{words.noJobs}</p>}
        {byState.map(({ state, rows }) => (
          <section key={state}>
            <h3>{staffWords.withCount(staffWords.jobStates[state], rows.length)}</h3>
            <ul className="console-list">
              {rows.map(({ id, title }) => (
                <li key={id}>
                  <Link to={`/hiring/jobs/${id}`}>{title}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <div className="console-acts">
          <ButtonLink to="/hiring/jobs/new" variant={jobs.length > 0 ? "second" : "primary"}>
            {words.writeJob}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
