import { ButtonLink } from "../ui/button";
import * as words from "../words/en/jobs/job";
import type { JobProps } from "./job-props";
import { NotifyMe } from "./notify-me";

/** Replaces the Apply button of a full job and explains what happens when a slot opens. */
export function FullJob({ page: { job, signedIn, cannotApply } }: JobProps) {
  return (
    <>
      <p>{cannotApply}</p>
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
