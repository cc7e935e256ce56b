import { rupees } from "../format";
import { ButtonLink } from "../ui/button";
import { Page } from "./page";
import { TestFrame, type TestPage } from "./test-frame";

export function TestResult({ page: { test } }: { page: TestPage }) {
  return (
    <TestFrame test={test}>
      <Page narrow>
        <p className="label">
          {test.company} · {test.jobTitle}
        </p>
        <h1 className="mt-1">{test.passed ? "You passed." : "Room to Grow!"}</h1>
        <p className="mt-3 text-lg">
          <b>
            {test.score ?? 0} of {test.count}
          </b>
          ; a pass is {test.needed}.
        </p>
        <p className="mt-3 mb-5">{test.passed ? passedWords(test.price) : FAILED}</p>
        <ButtonLink to={`/applications/${test.applicationId}`} size="lg">
          See your application
        </ButtonLink>
      </Page>
    </TestFrame>
  );
}

const FAILED = "Nothing was charged. Feedback comes by email.";

function passedWords(price: number): string {
  return price > 0
    ? `You may now reserve an interview slot for ${rupees(price)}, all taxes in. Both answers are fine: nothing is charged until you press the button on your application page.`
    : "The employer pays for this slot: it costs you nothing.";
}
