import type { Job } from "../../worker/contract/job/jobs";
import * as words from "../words/en/jobs/similar";
import { JobCard } from "./job-card";
import { cardOf } from "./job-page";

interface Props {
  jobs?: Job[];
  now: string;
  /** Whether the reader's next slot costs nothing. */
  hasCredit?: boolean;
}

/** Where a job takes nobody or was lost: others like it. */
export function SimilarJobs({ jobs = [], now, hasCredit }: Props) {
  if (jobs.length === 0) return null;
  return (
    <section className="grid gap-4" aria-labelledby="similar">
      <h2 id="similar">{words.heading}</h2>
      {jobs.map((job) => (
        <JobCard key={job.id} job={cardOf(job, new Date(now), hasCredit)} />
      ))}
    </section>
  );
}
