import { ButtonLink } from "../ui/button";
import { Sheet } from "../ui/sheet";
import { type StageProps, scoreWords } from "./stage";

/** Between the last answer and its result. It lasts no longer than the grading. */
export function TestChecked({ application }: StageProps) {
  const score = scoreWords(application);
  return (
    <Sheet>
      <h2>Test Completed</h2>
      <p className="mt-2">
        {score ? `You had ${score} right.` : "Your answers are in and are being checked."} Load this
        page again to see what comes next.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to="" reloadDocument>
          Load again
        </ButtonLink>
        <ButtonLink to="/applications" variant="second">
          Go Back
        </ButtonLink>
      </div>
    </Sheet>
  );
}
