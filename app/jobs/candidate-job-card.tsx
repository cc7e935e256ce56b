import { useFetcher, useLocation } from "@remix-run/react";
import * as meterWords from "~app/words/frame/meter";
import * as words from "~app/words/jobs/job-card";
import * as saveJobWords from "~app/words/jobs/save-job";
import { ReturnTo } from "../forms/return-to";
import { ButtonLink } from "../ui/button";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";
import type { CardJob } from "./card.server";
import { JobCard, titleIdOf } from "./job-card";
import { slotsLeft } from "./job-facts";
import { listSearch } from "./search/list-search";

/** The heart. The form sends the wanted state, so that a double press does no harm. */
export function SaveButton(props: { jobId: number; isSaved: boolean; framed?: boolean }) {
  const saving = useFetcher();
  const pendingValue = saving.formData?.get("saved");
  const isSaved = pendingValue ? pendingValue === "true" : props.isSaved;
  const label = isSaved ? saveJobWords.unsave : saveJobWords.save;
  return (
    <saving.Form
      method="post"
      action={`/jobs/${props.jobId}/save`}
      data-failure={saveJobWords.notSaved}
      className="flex-none"
    >
      <input type="hidden" name="saved" value={isSaved ? "false" : "true"} />
      <ReturnTo />
      <button
        type="submit"
        className={classNames("icon-btn", props.framed && "icon-btn-framed", isSaved && "is-saved")}
        aria-label={label}
        title={label}
      >
        <Icon name={isSaved ? "heart-filled" : "heart"} />
      </button>
    </saving.Form>
  );
}

/** The taken slots as text and as a bar: an SVG, because inline styles are not allowed. */
function Meter({ taken, total }: { taken: number; total: number }) {
  const percent = total > 0 ? Math.min(100, (taken / total) * 100) : 100;
  const tone = percent > 75 ? "red" : percent > 50 ? "yellow" : "green";
  return (
    <div className="fill">
      <p className="fill-words">
        <b>{meterWords.slotsLeft(Math.max(0, total - taken))}</b>
        <span>{meterWords.slotsTaken(taken, total)}</span>
      </p>
      <svg className={`fill-bar fill-${tone}`} width="100%" height="8" aria-hidden="true">
        <rect width={`${percent}%`} height="8" />
      </svg>
    </div>
  );
}

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
