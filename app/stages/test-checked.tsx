import { ButtonLink } from "../ui/button";
import { Sheet } from "../ui/sheet";
import { WaysOn } from "./ways-on";

/** Between the last answer and its result. It lasts no longer than the grading. */
export function TestChecked() {
  return (
    <Sheet>
      <h2>Test Completed</h2>
      <p className="mt-2">
        Your answers are in and are being checked. Load this page again to see what comes next.
      </p>
      <WaysOn>
        <ButtonLink to="" reloadDocument>
          Load again
        </ButtonLink>
      </WaysOn>
    </Sheet>
  );
}
