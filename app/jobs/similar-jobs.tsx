import * as words from "~app/words/jobs/job-card";
import type { CardJob } from "./card.server";
import { JobCard } from "./job-card";

/** Similar jobs, shown if a job is closed, full or lost. */
export function SimilarJobs({ jobs = [] }: { jobs?: CardJob[] }) {
  if (jobs.length === 0) return null;
  return (
    <section className="grid gap-4" aria-labelledby="similar">
      <h2 id="similar">{words.similarJobs}</h2>
      {jobs.map((job) => (
        <JobCard key={job.id} job={job} />
      ))}
    </section>
  );
}
