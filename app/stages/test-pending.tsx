import { Form, useNavigation } from "@remix-run/react";
import { clockTime } from "../format";
import { Button } from "../ui/button";
import { Perforation, Sheet } from "../ui/sheet";
import { hasNoSlot, isOutOfSlots, type StageProps } from "./stage";
import { TestLink } from "./test-link";
import { WaysOn } from "./ways-on";

export const NO_LINK = "Failed to fetch assessment link";

export function TestPending({ application, testLink }: StageProps) {
  const { assessment, slot } = application;
  const opensAt = assessment?.opensAt;
  const getting = useNavigation().formData?.get("intent") === "get-link";
  return (
    <Sheet>
      <h2>Test Pending!</h2>
      <p className="mt-2">
        The test link is on this page and in your email.
        {opensAt
          ? ` It opens on ${clockTime(opensAt)}: you did not pass another test for this kind of work.`
          : slot.expiresAt &&
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
      <Perforation />
      {isOutOfSlots(application) ? (
        <p className="strong">No slot is free now.</p>
      ) : testLink ? (
        <TestLink link={testLink} />
      ) : (
        <Form method="post" preventScrollReset data-failure={NO_LINK}>
          <input type="hidden" name="intent" value="get-link" />
          <Button size="lg" disabled={getting}>
            {getting ? "Getting the link..." : "Get Test Link"}
          </Button>
        </Form>
      )}
      <WaysOn />
    </Sheet>
  );
}
