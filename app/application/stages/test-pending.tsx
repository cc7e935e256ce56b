import { Form, useNavigation } from "@remix-run/react";
import { Button } from "../../ui/button";
import { Card, Perforation } from "../../ui/card";
import * as words from "../../words/en/application/stages";
import { NextActions } from "./next-actions";
import { hasNoSlot, type StageProps } from "./stage";
import { TestLink } from "./test-link";

export function TestPending({ application, testLink, testWait }: StageProps) {
  const { assessment, slot } = application;
  const getting = useNavigation().formData?.get("intent") === "get-link";
  return (
    <Card>
      <h2>{words.testPending}</h2>
      <p className="mt-2">
        {testWait ?? words.linkIsHere(hasNoSlot(application) ? undefined : slot.expiresAt)}
      </p>
      {assessment && (
        <p className="mt-2 text-ink-2">
          {words.testFacts(assessment.questions, assessment.minutes, assessment.needed)}
        </p>
      )}
      {!testWait && <Perforation />}
      {!testWait &&
        (testLink ? (
          <TestLink link={testLink} />
        ) : (
          <Form method="post" preventScrollReset data-failure={words.noLink}>
            <input type="hidden" name="intent" value="get-link" />
            <Button size="lg" className="w-full" disabled={getting}>
              {getting ? words.gettingLink : words.getLink}
            </Button>
          </Form>
        ))}
      <NextActions />
    </Card>
  );
}
