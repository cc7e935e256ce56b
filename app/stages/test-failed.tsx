import { day } from "../format";
import { ButtonLink } from "../ui/button";
import { Perforation, Sheet } from "../ui/sheet";
import type { StageProps } from "./stage";
import { WaysOn } from "./ways-on";

const REAPPLY_AFTER_MS = 30 * 86_400_000;

export function TestFailed({ application }: StageProps) {
  const { assessment, history, job } = application;
  const failedAt = history?.at(-1)?.at;
  const again = failedAt && new Date(Date.parse(failedAt) + REAPPLY_AFTER_MS).toISOString();
  return (
    <Sheet>
      <p className="label">Test Failed</p>
      <h2 className="mt-1">Room to Grow!</h2>
      <p className="mt-2">
        {assessment?.score != null &&
          `${assessment.score} of ${assessment.questions}; a pass is ${assessment.needed}. `}
        Nothing was charged. Feedback comes by email.
      </p>
      <Perforation />
      <p>
        You are welcome to reapply
        {again ? ` for ${job.title} from ${day(again)} on` : " later"}. Other jobs are open to you
        now.
      </p>
      <WaysOn>
        <ButtonLink to="/jobs">Browse Jobs</ButtonLink>
      </WaysOn>
    </Sheet>
  );
}
