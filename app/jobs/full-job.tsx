import { ButtonLink } from "../ui/button";
import type { JobProps } from "./job-page";
import { TellMe } from "./tell-me";

/** In place of an Apply button that could only fail: what happens when a slot comes free. */
export function FullJob({ page: { job, signedIn } }: JobProps) {
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
      {signedIn ? (
        <TellMe job={job} />
      ) : (
        <ButtonLink to={`/login?next=${encodeURIComponent(`/jobs/${job.id}`)}`} variant="second">
          Log in to save this job
        </ButtonLink>
      )}
    </>
  );
}
