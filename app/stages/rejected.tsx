import { shortDay } from "../format";
import { ButtonLink } from "../ui/button";
import { Sheet } from "../ui/sheet";
import { EmployersNote } from "./employers-note";
import type { StageProps } from "./stage";
import { WaysOn } from "./ways-on";

export function Rejected(props: StageProps) {
  const { application } = props;
  const at = application.history?.at(-1)?.at;
  return (
    <Sheet>
      <h2>Thank You for Your Effort!</h2>
      <p className="mt-2">
        {application.job.company} chose someone else{at && ` on ${shortDay(at)}`}. You passed the
        test and came to the interview. Other jobs are open to you now.
      </p>
      <EmployersNote {...props} />
      <WaysOn>
        <ButtonLink to="/jobs">Browse Jobs</ButtonLink>
      </WaysOn>
    </Sheet>
  );
}
