import { useFetcher } from "@remix-run/react";
import { Button, ButtonLink } from "../ui/button";
import type { JobProps } from "./job-page";
import { ReturnTo } from "./return-to";
import { NOT_SAVED } from "./save-button";

/** In place of an Apply button that could only fail: what happens when a slot comes free. */
export function FullJob({ page: { job, signedIn } }: JobProps) {
  const saving = useFetcher();
  const action = `/jobs/${job.id}/save`;
  return (
    <>
      <p className="strong">
        {job.maxApplicants === 1
          ? "The only slot is taken."
          : `All ${job.maxApplicants} slots are taken.`}{" "}
        You cannot apply now.
      </p>
      <p className="text-sm">
        A slot comes free when somebody cancels, does not pass the test or does not pay in time. We
        then tell everybody who saved this job, by email and in Notifications, once a day at most.
        The slot goes to the first who applies.
      </p>
      {!signedIn && (
        <ButtonLink to={`/login?next=${encodeURIComponent(`/jobs/${job.id}`)}`} variant="second">
          Log in to save this job
        </ButtonLink>
      )}
      {signedIn && job.isSaved && (
        <p className="strong">You saved this job. We will tell you when a slot is free.</p>
      )}
      {signedIn && !job.isSaved && (
        <saving.Form method="post" action={action} data-failure={NOT_SAVED} className="grid">
          <input type="hidden" name="saved" value="true" />
          <ReturnTo />
          <Button variant="second">Tell me when a slot is free</Button>
        </saving.Form>
      )}
    </>
  );
}
