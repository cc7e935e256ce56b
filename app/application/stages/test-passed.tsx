import { Card } from "../../ui/card";
import { ActionForm } from "./choices";
import { NextActions } from "./next-actions";
import { isFull, type StageProps, scoreWords } from "./stage";

/** Passed where nothing is to be paid, but the last slot had gone: one that is free can be taken. */
export function TestPassed({ application }: StageProps) {
  const isFree = !isFull(application) && !application.slot.againFrom;
  return (
    <Card>
      <h2>Test Passed</h2>
      <p className="mt-2">
        You had {scoreWords(application)} right. You pay nothing: the employer pays for this slot.
      </p>
      <NextActions>
        {isFree && <ActionForm intent="claim">Yes, book my interview</ActionForm>}
      </NextActions>
    </Card>
  );
}
