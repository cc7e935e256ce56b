import { JobCard } from "../jobs/job-card";
import type { CardJob } from "../jobs/job-page";
import { ButtonLink } from "../ui/button";
import { Empty } from "../ui/empty";

/** `null` when nobody is signed in; "failed" when the list did not come. */
export type Featured = CardJob[] | "failed" | null;

export function FeaturedJobs({ jobs }: { jobs: Featured }) {
  if (jobs === null) {
    return (
      <div className="card flex flex-wrap items-center justify-between gap-5">
        <div>
          <h3>Sign in to View Jobs</h3>
          <p className="mt-1 text-ink-2">
            A phone number and one code. Nothing to install, nothing to pay.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/login">Sign In</ButtonLink>
          <ButtonLink to="/jobs" variant="second">
            View All Jobs
          </ButtonLink>
        </div>
      </div>
    );
  }
  const all = (
    <ButtonLink to="/jobs" variant="second">
      View All Jobs
    </ButtonLink>
  );
  if (jobs === "failed") {
    return <Empty title="Unable to load jobs. Please try again later." action={all} />;
  }
  if (jobs.length === 0) {
    return (
      <Empty title="No job opportunities available at the moment." action={all}>
        Please check back later for new openings.
      </Empty>
    );
  }
  return (
    <>
      <div className="job-grid">
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} apply />
        ))}
      </div>
      <div className="mt-5">{all}</div>
    </>
  );
}
