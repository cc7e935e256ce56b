import type { Status } from "../../worker/contract/values";
import { ButtonLink } from "../ui/button";
import { Sheet } from "../ui/sheet";
import { Preparation } from "./preparation";
import type { StageProps } from "./stage";

const ROUNDS: Partial<Record<Status, string>> = {
  INTERVIEW_1_SCHEDULED: "Round 1",
  INTERVIEW_2_SCHEDULED: "Round 2",
};

export function Interview({ application }: StageProps) {
  const round = ROUNDS[application.status];
  return (
    <>
      <Sheet>
        {round && <p className="label">{round}</p>}
        <h2>Interview Scheduled</h2>
        <p className="mt-2">
          {application.job.company} has set your interview{round && `, ${round}`}. Check your email
          for the date, time and link.
        </p>
        <ButtonLink to="/applications" variant="second" className="mt-5">
          Go Back
        </ButtonLink>
      </Sheet>
      <Preparation points={application.preparation} />
    </>
  );
}
