import { Form } from "@remix-run/react";
import { Page } from "../frame/page";
import { Button, ButtonLink } from "../ui/button";
import { CheckList } from "../ui/check-list";
import { clockTime, counted } from "../words/format";
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
          {test.count} questions, {test.minutes} minutes. You can take this test once. The time
          starts when you press Start, and it does not stop if the internet stops.
        </p>
        <div className="my-5">
          <CheckList
            items={[
              {
                text: `You need ${counted(test.needed, "right answer")} out of ${test.count} to pass.`,
              },
              { text: "You see at once if you passed." },
              { text: "Free. No camera and no app." },
              {
                text: "If the internet stops, open the same link again, on any phone. Saved answers are kept.",
              },
            ]}
          />
        </div>
        {test.slotExpiresAt && !test.opensAt && (
          <p className="mb-5">
            Your slot is kept for you until <b>{clockTime(test.slotExpiresAt)}</b>. Start before
            then.
          </p>
        )}
        {test.canStart ? (
          <Form method="post">
            <input type="hidden" name="intent" value="start" />
            <Button size="lg" className="w-full" data-busy="Starting...">
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
          ? `You did not pass another test for this kind of work, so this one opens on ${clockTime(test.opensAt)}. Your slot may go to others before that date: you can start then if a slot is free. Nothing was charged.`
          : "You can't start this test now: no slot is kept for you. Nothing was charged. Your application page says why, and what you can do."}
      </p>
      <ButtonLink to={`/applications/${test.applicationId}`}>See your application</ButtonLink>
    </>
  );
}
