import { Link } from "@remix-run/react";
import * as words from "~app/words/home/home";
import { CandidateJobCard } from "../jobs/candidate-job-card";
import type { CardJob } from "../jobs/card.server";
import { ButtonLink } from "../ui/button";
import { Empty } from "../ui/empty";

/** Null for visitors; "failed" if the list could not be loaded. */
export type Featured = CardJob[] | "failed" | null;

export function FeaturedJobs({ jobs }: { jobs: Featured }) {
  if (jobs === null) {
    return (
      <div className="card flex flex-wrap items-center justify-between gap-5">
        <div>
          <h3>{words.signInHeading}</h3>
          <p className="mt-1">
            <Link to="/openings">{words.withoutLogin}</Link>
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/login">{words.signIn}</ButtonLink>
          <ButtonLink to="/jobs" variant="second">
            {words.viewAllJobs}
          </ButtonLink>
        </div>
      </div>
    );
  }
  const all = (
    <ButtonLink to="/jobs" variant="second">
      {words.viewAllJobs}
    </ButtonLink>
  );
  if (jobs === "failed") {
    return <Empty title={words.jobsNotLoaded} action={all} />;
  }
  if (jobs.length === 0) {
    return (
      <Empty title={words.noJobs} action={all}>
        {words.noJobsText}
      </Empty>
    );
  }
  return (
    <>
      <div className="job-grid">
        {jobs.map((job) => (
          <CandidateJobCard key={job.id} job={job} apply />
        ))}
      </div>
      <div className="mt-5">{all}</div>
    </>
  );
}
