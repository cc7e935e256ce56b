import { ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import { NextActions } from "./next-actions";

/** Between the last answer and its result. It lasts no longer than the grading. */
export function TestChecked() {
  return (
    <Card>
      <h2>Test Completed</h2>
      <p className="mt-2">
        Your answers are in and are being checked. Nothing was charged. Load this page again to see
        what comes next.
      </p>
      <NextActions>
        <ButtonLink to="" reloadDocument>
          Load again
        </ButtonLink>
      </NextActions>
    </Card>
  );
}
