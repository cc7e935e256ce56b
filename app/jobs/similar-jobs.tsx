import { Link } from "@remix-run/react";
import type { SimilarJob } from "../../worker/contract/job/jobs";
import { Card } from "../ui/card";
import * as words from "../words/en/jobs/similar";

/** Where a job takes nobody or was lost: others like it. */
export function SimilarJobs({ jobs = [] }: { jobs?: SimilarJob[] }) {
  if (jobs.length === 0) return null;
  return (
    <Card>
      <h2>{words.heading}</h2>
      <ul>
        {jobs.map(({ id, title, company, location }) => (
          <li key={id} className="mt-3">
            <Link to={`/jobs/${id}`}>{title}</Link>
            <p>{words.place(company, location)}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
