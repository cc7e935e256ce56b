import { day } from "../format";
import { Sheet } from "../ui/sheet";
import { Stamp } from "../ui/stamp";
import { EmployersNote } from "./employers-note";
import type { StageProps } from "./stage";
import { WaysOn } from "./ways-on";

export function Selected(props: StageProps) {
  const { application } = props;
  const at = application.history?.at(-1)?.at;
  return (
    <Sheet>
      <h2>Congratulations, You're Selected!</h2>
      <p className="mt-2">{application.job.company} chose you. Onboarding details come by email.</p>
      <EmployersNote {...props} />
      {at && (
        <div className="mt-5 max-w-[212px]">
          <Stamp
            text={`SELECTED ${day(at).toUpperCase()}`}
            label={`Stamped Pakka: selected on ${day(at)}`}
          />
        </div>
      )}
      <WaysOn />
    </Sheet>
  );
}
