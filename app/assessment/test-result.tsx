import type { TestFeedback } from "../../worker/contract/assessments";
import { Page } from "../frame/page";
import { BulletList } from "../ui/bullet-list";
import { ButtonLink } from "../ui/button";
import { clockTime, rupees } from "../words/format";
import { TestFrame, type TestPage } from "./test-frame";

export function TestResult({ page: { test } }: { page: TestPage }) {
  return (
    <TestFrame test={test}>
      <Page narrow>
        <p className="label">
          {test.company} · {test.jobTitle}
        </p>
        {test.timeOver && (
          <p className="mt-3">
            <b>Your time was over.</b> We marked the answers that were saved.
          </p>
        )}
        {test.feedback ? <NotPassed feedback={test.feedback} /> : <Passed test={test} />}
        <ButtonLink to={`/applications/${test.applicationId}`} size="lg">
          See your application
        </ButtonLink>
      </Page>
    </TestFrame>
  );
}

function Passed({ test }: Pick<TestPage, "test">) {
  return (
    <>
      <h1 className="mt-1">You passed.</h1>
      <p className="mt-3 text-lg">
        You got{" "}
        <b>
          {test.score} of {test.count}
        </b>{" "}
        right. You needed {test.needed}.
      </p>
      <p className="mt-3 mb-5">{passedWords(test)}</p>
    </>
  );
}

function NotPassed({ feedback }: { feedback: TestFeedback }) {
  const { words, topics, category, categoryOpensAt } = feedback;
  return (
    <>
      <h1 className="mt-1">Room to Grow!</h1>
      <p className="mt-3 text-lg">
        <b>You did not pass.</b> {words} Nothing was charged.
      </p>
      {topics.length > 0 && (
        <>
          <h2 className="mt-5 mb-2">Topics to practise</h2>
          <BulletList points={topics} />
        </>
      )}
      <p className="mt-5 mb-5">
        {category} tests open for you again on <b>{clockTime(categoryOpensAt)}</b>. You can apply
        for all other kinds of jobs now.
      </p>
    </>
  );
}

const NOTHING_DUE = "The employer pays for this slot: it costs you nothing.";

function passedWords({ price, slotState }: TestPage["test"]): string {
  if (slotState === "released")
    return `But no slot is kept for you. ${price > 0 ? "Nothing was charged." : NOTHING_DUE} Your application page says why, and what you can do.`;
  return price > 0
    ? `You can now book an interview slot for ${rupees(price)} including GST. You can say yes or no: nothing is charged until you pay on your application page.`
    : NOTHING_DUE;
}
