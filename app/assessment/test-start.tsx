import { Form } from "@remix-run/react";
import * as words from "~app/words/assessment/assessment";
import { Page } from "../frame/page";
import { practiceFor } from "../jobs/kind-of-work";
import { Button, ButtonLink } from "../ui/button";
import { CheckList } from "../ui/check-list";
import { TestFrame, type TestPage } from "./test-frame";

export function TestStart({ page: { test, token, isInEnglish } }: { page: TestPage }) {
  return (
    <TestFrame test={test}>
      <Page narrow>
        <p className="label">{words.jobOf(test.company, test.jobTitle)}</p>
        <h1 className="mt-1">{words.heading}</h1>
        <p className="mt-3 text-lg">{words.whatAwaits(test.count, test.minutes)}</p>
        {isInEnglish && <p className="mt-3 strong">{words.inEnglish}</p>}
        <div className="my-5">
          <CheckList
            items={[
              { text: words.needed(test.needed, test.count) },
              { text: words.resultAtOnce },
              { text: words.ifNotPassed },
              { text: words.freeAndSimple },
              { text: words.openAgain },
            ]}
          />
        </div>
        {test.slotExpiresAt && !test.opensAt && (
          <p className="mb-5">{words.keptUntil(test.slotExpiresAt)}</p>
        )}
        {test.canStart ? (
          <Form method="post">
            <input type="hidden" name="intent" value="start" />
            <Button size="lg" className="w-full" data-busy={words.starting}>
              {words.startTest}
            </Button>
            <ButtonLink
              to={`${practiceFor(test.jobTitle)}?test=${token}`}
              variant="second"
              className="mt-3 w-full"
            >
              {words.practise}
            </ButtonLink>
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
        {test.opensAt ? words.opensOn(test.opensAt) : words.noSlotToStart}
      </p>
      <ButtonLink to={`/applications/${test.applicationId}`}>{words.seeApplication}</ButtonLink>
    </>
  );
}
