import { Link, useLocation } from "@remix-run/react";
import { useId } from "react";
import { Badge } from "../ui/badge";
import { ButtonLink } from "../ui/button";
import { Perforation } from "../ui/card";
import { Meter } from "../ui/progress/meter";
import { Tag } from "../ui/tag";
import * as words from "../words/en/jobs/job-card";
import { CompanyMark } from "./company-mark";
import { slotsLeft } from "./job-facts";
import type { CardJob } from "./job-page";
import { SaveButton } from "./save-button";
import { listSearch } from "./search/list-search";

/** A job in a list: the job above the perforation, the slots and the price below. */
export function JobCard(props: { job: CardJob; apply?: boolean; level?: 2 | 3 }) {
  const { job, apply, level } = props;
  const Heading = level === 2 ? "h2" : "h3";
  const page = `/jobs/${job.id}`;
  const search = listSearch(useLocation().search);
  const titleId = useId();
  return (
    <article className="card job-card">
      <div className="job-card-top">
        <CompanyMark company={job.company} logo={job.logo} />
        <div className="min-w-0 flex-1">
          <Heading>
            <Link to={page + search} className="job-card-title" id={titleId}>
              {job.title}
            </Link>
          </Heading>
          <p className="text-ink-2">{job.company}</p>
        </div>
        <SaveButton jobId={job.id} isSaved={job.isSaved} />
      </div>
      <p className="job-card-salary">{job.salary}</p>
      <ul className="meta">
        <li>{job.location}</li>
        <li>{job.category}</li>
        <li>{job.posted}</li>
      </ul>
      <Perforation />
      <Meter taken={job.applicantsCount} total={job.maxApplicants} />
      <div className="job-card-foot">
        <JobFee job={job} />
        <div className="job-card-acts">
          <ButtonLink to={page + search} variant="second" aria-describedby={titleId}>
            {words.viewDetails}
          </ButtonLink>
          {apply && !job.isApplied && !job.isClosed && slotsLeft(job) > 0 && (
            <ButtonLink to={`${page}/apply`} variant="second" aria-describedby={titleId}>
              {words.applyNow}
            </ButtonLink>
          )}
        </div>
      </div>
    </article>
  );
}

/** What a job costs; for a candidate who applied, or where it takes nobody, that. */
export function JobFee({
  job,
}: {
  job: Pick<CardJob, "isApplied" | "isClosed" | "applicationPrice" | "costsNothing">;
}) {
  if (job.isApplied) return <Badge tone="green">{words.applied}</Badge>;
  if (job.isClosed) return <Badge tone="grey">{words.closed}</Badge>;
  if (job.costsNothing) return <Tag>{job.costsNothing}</Tag>;
  return <p className="text-sm">{words.onlyIfYouPass(job.applicationPrice)}</p>;
}
