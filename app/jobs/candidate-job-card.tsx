import { useLocation } from "@remix-run/react";
import { ButtonLink } from "../ui/button";
import { Meter } from "../ui/progress/meter";
import * as words from "../words/en/jobs/job-card";
import type { CardJob } from "./card.server";
import { JobCard, titleIdOf } from "./job-card";
import { slotsLeft } from "./job-facts";
import { SaveButton } from "./save-button";
import { listSearch } from "./search/list-search";

/** A job card with a candidate's actions. */
export function CandidateJobCard(props: { job: CardJob; apply?: boolean; level?: 2 | 3 }) {
  const { job, apply, level } = props;
  const page = `/jobs/${job.id}`;
  const search = listSearch(useLocation().search);
  const about = { variant: "second", "aria-describedby": titleIdOf(job) } as const;
  return (
    <JobCard
      job={job}
      level={level}
      own={{
        heart: <SaveButton jobId={job.id} isSaved={job.isSaved} />,
        meter: <Meter taken={job.applicantsCount} total={job.maxApplicants} />,
        acts: (
          <>
            <ButtonLink to={page + search} {...about}>
              {words.viewDetails}
            </ButtonLink>
            {apply && !job.isApplied && !job.isClosed && slotsLeft(job) > 0 && (
              <ButtonLink to={`${page}/apply`} {...about}>
                {words.applyNow}
              </ButtonLink>
            )}
          </>
        ),
      }}
    />
  );
}
