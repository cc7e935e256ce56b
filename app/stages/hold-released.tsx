import { allTaken, clockTime } from "../format";
import { slotsLeft } from "../parts/job-facts";
import { ButtonLink } from "../ui/button";
import { Sheet } from "../ui/sheet";
import { isOutOfSlots, type StageProps } from "./stage";

/** Above the stage's own panel: what became of the hold, and whether there is another. */
export function HoldReleased({ application }: StageProps) {
  const { job, slot } = application;
  const free = slotsLeft(application.job);
  const ended = slot.expiresAt ? ` on ${clockTime(slot.expiresAt)}` : "";
  return (
    <Sheet>
      <h2>Your hold ran out{ended}.</h2>
      <p className="mt-2">Nothing was charged.</p>
      {isOutOfSlots(application) ? (
        <>
          <p className="mt-2">
            {job.isClosed ? "This job takes no new applications." : allTaken(job.maxApplicants)}
          </p>
          <ButtonLink to="/jobs" variant="second" className="mt-4">
            Browse Jobs
          </ButtonLink>
        </>
      ) : (
        <p className="mt-2">
          {free} of {job.maxApplicants} slots {free === 1 ? "is" : "are"} free. Go on below to hold
          one again.
        </p>
      )}
    </Sheet>
  );
}
