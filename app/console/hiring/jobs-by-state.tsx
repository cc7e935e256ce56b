import type { StaffJob } from "../../../worker/contract/staff-jobs";
import { JOB_STATES } from "../../../worker/facts/jobs";
import { Card } from "../../ui/card";
import * as words from "../../words/en/console/hiring";
import { jobStates, withCount } from "../../words/en/console/staff";

/** The company's jobs, those of one state together. */
export function JobsByState({ jobs }: { jobs: StaffJob[] }) {
  const byState = JOB_STATES.map((state) => ({
    state,
    rows: jobs.filter(({ jobState }) => jobState === state),
  })).filter(({ rows }) => rows.length > 0);
  return (
    <Card as="section">
      <h2>{words.yourJobs}</h2>
      {byState.length === 0 && <p>{words.noJobs}</p>}
      <div className="console-form">
        {byState.map(({ state, rows }) => (
          <section key={state}>
            <h3>{withCount(jobStates[state], rows.length)}</h3>
            <ul className="console-list">
              {rows.map(({ id, title }) => (
                <li key={id}>{title}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  );
}
