import { ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import { day } from "../../words/format";
import { EmployerComment } from "./employer-comment";
import { NextActions } from "./next-actions";
import type { StageProps } from "./stage";

export function Rejected(props: StageProps) {
  const { application, costs } = props;
  const at = application.history?.at(-1)?.at;
  return (
    <Card>
      <h2>Thank You for Your Effort!</h2>
      <p className="mt-2">
        {application.job.company} chose someone else{at && ` on ${day(at)}`}. You passed the test
        and came to the interview. {costs} Other jobs are open to you now.
      </p>
      <EmployerComment {...props} />
      <NextActions>
        <ButtonLink to="/jobs">Browse Jobs</ButtonLink>
      </NextActions>
    </Card>
  );
}
