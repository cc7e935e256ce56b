import * as words from "../words/en/jobs/similar";
import type { CardJob } from "./card.server";
import { JobCard } from "./job-card";

/** Where a job takes nobody or was lost: others like it. */
export function SimilarJobs({ jobs = [] }: { jobs?: CardJob[] }) {
  if (jobs.length === 0) return null;
  return (
    <section className="grid gap-4" aria-labelledby="similar">
      <h2 id="similar">{words.heading}</h2>
      {jobs.map((job) => (
        <JobCard key={job.id} job={job} />
      ))}
    </section>
  );
}
