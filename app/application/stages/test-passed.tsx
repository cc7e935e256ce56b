import { Card } from "../../ui/card";
import * as words from "../../words/en/application/stages";
import { ActionForm } from "./choices";
import { NextActions } from "./next-actions";
import { isFull, type StageProps, scoreWords } from "./stage";

/** Passed where the employer pays, but no slot was left: the candidate can claim one that is free. */
export function TestPassed({ application }: StageProps) {
  const isFree = !isFull(application) && !application.slot.againFrom;
  return (
    <Card>
      <h2>{words.testPassed}</h2>
      <p className="mt-2">{words.employerPays(scoreWords(application))}</p>
      <NextActions>{isFree && <ActionForm intent="claim">{words.book}</ActionForm>}</NextActions>
    </Card>
  );
}
