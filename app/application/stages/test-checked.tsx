import { ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import * as words from "../../words/en/application/stages";
import { NextActions } from "./next-actions";

/** Between the end of the test and its result, while it is graded. */
export function TestChecked() {
  return (
    <Card>
      <h2>{words.testCompleted}</h2>
      <p className="mt-2">{words.beingChecked}</p>
      <NextActions>
        <ButtonLink to="" reloadDocument>
          {words.loadAgain}
        </ButtonLink>
      </NextActions>
    </Card>
  );
}
