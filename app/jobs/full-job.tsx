import { ButtonLink } from "../ui/button";
import * as words from "../words/en/jobs/job";
import type { JobProps } from "./job-page";
import { NotifyMe } from "./notify-me";

/** Replaces the Apply button of a full job: what happens when a slot becomes free. */
export function FullJob({ page: { job, signedIn } }: JobProps) {
  return (
    <>
      <p className="strong">{words.full(job.maxApplicants)}</p>
      <p className="text-sm">{words.slotComesFree}</p>
      {signedIn ? (
        <NotifyMe job={job} />
      ) : (
        <ButtonLink to={`/login?next=${encodeURIComponent(`/jobs/${job.id}`)}`} variant="second">
          {words.loginForNotice}
        </ButtonLink>
      )}
    </>
  );
}
