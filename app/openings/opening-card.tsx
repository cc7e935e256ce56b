import { Link } from "@remix-run/react";
import { JobFee } from "../jobs/job-card";
import { Perforation } from "../ui/card";
import { place } from "../words/en/jobs/similar";
import type { Opening } from "./openings.server";

/** A job among the openings: all of the card leads to it. */
export function OpeningCard({ job, search }: { job: Opening; search: string }) {
  return (
    <article className="card opening">
      <h2>
        <Link to={`/jobs/${job.id}${search}`}>{job.title}</Link>
      </h2>
      <p className="text-ink-2">{place(job.company, job.location)}</p>
      <p className="strong">{job.salary}</p>
      {job.facts.length > 0 && (
        <ul className="meta">
          {job.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      <Perforation />
      <JobFee job={job} />
    </article>
  );
}
