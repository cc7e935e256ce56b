import { Form, useNavigation } from "@remix-run/react";
import { Button } from "../../ui/button";
import { Card, Perforation } from "../../ui/card";
import { clockTime } from "../../words/format";
import { NextActions } from "./next-actions";
import { hasNoSlot, type StageProps } from "./stage";
import { TestLink } from "./test-link";

export const NO_LINK = "Failed to fetch assessment link";

export function TestPending({ application, testLink, testWait }: StageProps) {
  const { assessment, slot } = application;
  const getting = useNavigation().formData?.get("intent") === "get-link";
  return (
    <Card>
      <h2>Test Pending!</h2>
      <p className="mt-2">
        {testWait ?? "The test link is on this page and in your email."}
        {!testWait &&
          slot.expiresAt &&
          !hasNoSlot(application) &&
          ` Take the test before ${clockTime(slot.expiresAt)}.`}
      </p>
      {assessment && (
        <p className="mt-2 text-ink-2">
          It costs nothing. {assessment.questions} questions, {assessment.minutes} minutes, one
          attempt. You need {assessment.needed} right{" "}
          {assessment.needed === 1 ? "answer" : "answers"} to pass.
        </p>
      )}
      {!testWait && <Perforation />}
      {!testWait &&
        (testLink ? (
          <TestLink link={testLink} />
        ) : (
          <Form method="post" preventScrollReset data-failure={NO_LINK}>
            <input type="hidden" name="intent" value="get-link" />
            <Button size="lg" disabled={getting}>
              {getting ? "Getting the link..." : "Get Test Link"}
            </Button>
          </Form>
        ))}
      <NextActions />
    </Card>
  );
}
