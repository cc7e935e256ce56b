import { Form } from "@remix-run/react";
import { clockTime } from "../format";
import { Button, ButtonLink } from "../ui/button";
import { CheckList } from "../ui/check-list";
import { Page } from "./page";
import { TestFrame, type TestPage } from "./test-frame";

export function TestStart({ page: { test } }: { page: TestPage }) {
  return (
    <TestFrame test={test}>
      <Page narrow>
        <p className="label">
          {test.company} · {test.jobTitle}
        </p>
        <h1 className="mt-1">Screening test</h1>
        <p className="mt-3 text-lg">
          {test.count} questions, {test.minutes} minutes, one attempt. The clock starts when you
          press Start and does not stop if the line drops.
        </p>
        <div className="my-5">
          <CheckList
            items={[
              { text: `${test.needed} right out of ${test.count} is a pass.` },
              { text: "You see the result at once." },
              { text: "Free. No camera, no app, nothing to pay." },
              {
                text: "Line lost? Open the same link again, on any phone. Saved answers are kept.",
              },
            ]}
          />
        </div>
        {test.slotExpiresAt && !test.opensAt && (
          <p className="mb-5">
            Your slot is held until <b>{clockTime(test.slotExpiresAt)}</b>. Start before then.
          </p>
        )}
        {test.canStart ? (
          <Form method="post">
            <input type="hidden" name="intent" value="start" />
            <Button size="lg" className="w-full">
              Start test
            </Button>
          </Form>
        ) : (
          <CannotStart test={test} />
        )}
      </Page>
    </TestFrame>
  );
}

function CannotStart({ test }: Pick<TestPage, "test">) {
  return (
    <>
      <p className="mb-4 strong">
        {test.opensAt
          ? `You did not pass another test for this kind of work, so this one opens on ${clockTime(test.opensAt)}. Your hold may end before: you can start then if a slot is free. Nothing was charged.`
          : "This test can't be started now: your hold ended and no slot is free for you, or this application is past its test. Nothing was charged."}
      </p>
      <ButtonLink to={`/applications/${test.applicationId}`}>See your application</ButtonLink>
    </>
  );
}
