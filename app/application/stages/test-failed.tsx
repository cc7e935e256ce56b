import { ButtonLink } from "../../ui/button";
import { Card, Perforation } from "../../ui/card";
import { day } from "../../words/format";
import { NextActions } from "./next-actions";
import type { StageProps } from "./stage";

export function TestFailed({ application }: StageProps) {
  const { assessment, job } = application;
  const feedback = assessment?.feedback;
  return (
    <Card>
      <p className="label">Test Failed</p>
      <h2 className="mt-1">Room to Grow!</h2>
      <p className="mt-2">
        You did not pass. {feedback?.words} Nothing was charged. Feedback comes by email.
      </p>
      <Perforation />
      {feedback && (
        <p>
          You are welcome to reapply for {job.title} on {day(feedback.jobOpensAt)}, and for other{" "}
          {feedback.category} jobs on {day(feedback.categoryOpensAt)}. Jobs of other kinds are open
          to you now.
        </p>
      )}
      <NextActions>
        <ButtonLink to="/jobs">Browse Jobs</ButtonLink>
      </NextActions>
    </Card>
  );
}
