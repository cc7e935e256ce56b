import { shortDay } from "../format";
import { ButtonLink } from "../ui/button";
import { Sheet } from "../ui/sheet";
import type { StageProps } from "./stage";

export function Rejected({ application }: StageProps) {
  const at = application.history?.at(-1)?.at;
  return (
    <Sheet>
      <h2>Thank You for Your Effort!</h2>
      <p className="mt-2">
        {application.job.company} chose someone else{at && ` on ${shortDay(at)}`}. You passed the
        test and came to the interview. Other jobs are open to you now.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to="/jobs">Browse Jobs</ButtonLink>
        <ButtonLink to="/applications" variant="second">
          Go Back
        </ButtonLink>
      </div>
    </Sheet>
  );
}
