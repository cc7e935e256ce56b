import { Card } from "../../ui/card";
import { Stamp } from "../../ui/ticket/stamp";
import { day } from "../../words/format";
import { EmployerComment } from "./employer-comment";
import { NextActions } from "./next-actions";
import type { StageProps } from "./stage";

export function Selected(props: StageProps) {
  const { application, costs } = props;
  const at = application.history?.at(-1)?.at;
  return (
    <Card>
      <h2>Congratulations, You're Selected!</h2>
      <p className="mt-2">
        {application.job.company} chose you. Onboarding details come by email. {costs}
      </p>
      <EmployerComment {...props} />
      {at && (
        <div className="mt-5 max-w-[212px]">
          <Stamp
            text={`SELECTED ${day(at).toUpperCase()}`}
            label={`Stamped Pakka: selected on ${day(at)}`}
          />
        </div>
      )}
      <NextActions />
    </Card>
  );
}
