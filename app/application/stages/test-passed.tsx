import { whySlotFree } from "../../jobs/why-free";
import { Card } from "../../ui/card";
import * as words from "../../words/en/application/stages";
import { ActionForm } from "./choices";
import { NextActions } from "./next-actions";
import { isFull, type StageProps, scoreWords } from "./stage";

/**
 * The test was passed and there is nothing to pay, but the slot is missing: none was left, or the
 * job had a price until the company was checked again. The candidate can claim a free slot.
 */
export function TestPassed({ application }: StageProps) {
  const isFree = !isFull(application) && !application.slot.againFrom;
  return (
    <Card>
      <h2>{words.testPassed}</h2>
      <p className="mt-2">
        {words.passedFree(scoreWords(application), whySlotFree(application) ?? "applied")}
      </p>
      <NextActions>{isFree && <ActionForm intent="claim">{words.book}</ActionForm>}</NextActions>
    </Card>
  );
}
