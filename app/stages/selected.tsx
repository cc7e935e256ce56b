import { day } from "../format";
import { ButtonLink } from "../ui/button";
import { Sheet } from "../ui/sheet";
import { Stamp } from "../ui/stamp";
import type { StageProps } from "./stage";

export function Selected({ application }: StageProps) {
  const at = application.history?.at(-1)?.at;
  return (
    <Sheet>
      <h2>Congratulations, You're Selected!</h2>
      <p className="mt-2">{application.job.company} chose you. Onboarding details come by email.</p>
      {at && (
        <div className="mt-5 max-w-[212px]">
          <Stamp
            text={`SELECTED ${day(at).toUpperCase()}`}
            label={`Stamped Pakka: selected on ${day(at)}`}
          />
        </div>
      )}
      <ButtonLink to="/applications" variant="second" className="mt-5">
        Go Back
      </ButtonLink>
    </Sheet>
  );
}
