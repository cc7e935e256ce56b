import * as words from "~app/words/jobs/for-you";
import type { CardJob } from "./card.server";
import { JobCard } from "./job-card";

/** Suggested jobs, each with its reason; renders nothing if there are none. */
export function JobsForYou({ jobs }: { jobs: CardJob[] }) {
  if (jobs.length === 0) return null;
  return (
    <section className="mt-7 grid gap-4" aria-labelledby="for-you">
      <h2 id="for-you">{words.heading}</h2>
      <ul className="job-grid">
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} />
          </li>
        ))}
      </ul>
    </section>
  );
}
