import * as words from "~app/words/assessment/assessment";
import type { TestFeedback } from "../../worker/contract/assessments";
import { Page } from "../frame/page";
import { ButtonLink } from "../ui/button";
import { BulletList } from "../ui/fact-list";
import { TestFrame, type TestPage } from "./test-frame";

export function TestResult({ page: { test } }: { page: TestPage }) {
  return (
    <TestFrame test={test}>
      <Page narrow>
        <p className="label">{words.jobOf(test.company, test.jobTitle)}</p>
        {test.timeOver && <p className="mt-3">{words.timeOver}</p>}
        {test.feedback ? <NotPassed feedback={test.feedback} /> : <Passed test={test} />}
        <ButtonLink to={`/applications/${test.applicationId}`} size="lg" className="w-full">
          {words.seeApplication}
        </ButtonLink>
      </Page>
    </TestFrame>
  );
}

function Passed({ test }: Pick<TestPage, "test">) {
  return (
    <>
      <h1 className="mt-1">{words.passed}</h1>
      <p className="mt-3 text-lg">{words.score(test.score, test.count, test.needed)}</p>
      <p className="mt-3 mb-5">{whatNow(test)}</p>
    </>
  );
}

function NotPassed({ feedback }: { feedback: TestFeedback }) {
  const { topics, category, categoryOpensAt } = feedback;
  return (
    <>
      <h1 className="mt-1">{words.notPassedTitle}</h1>
      <p className="mt-3 text-lg">{words.notPassed(feedback.words)}</p>
      {topics.length > 0 && (
        <>
          <h2 className="mt-5 mb-2">{words.topics}</h2>
          <BulletList points={topics} />
        </>
      )}
      <p className="mt-5 mb-5">{words.opensAgain(category, categoryOpensAt)}</p>
    </>
  );
}

function whatNow({ price, slotState }: TestPage["test"]): string {
  if (slotState === "released") return words.noSlotKept(price);
  return price > 0 ? words.canBook(price) : words.costsNothing;
}
