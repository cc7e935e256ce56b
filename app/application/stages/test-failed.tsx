import { ButtonLink } from "../../ui/button";
import { Card, Perforation } from "../../ui/card";
import * as words from "../../words/en/application/stages";
import { NextActions } from "./next-actions";
import type { StageProps } from "./stage";

export function TestFailed({ application }: StageProps) {
  const { assessment, job } = application;
  const feedback = assessment?.feedback;
  return (
    <Card>
      <p className="label">{words.testFailed}</p>
      <h2 className="mt-1">{words.roomToGrow}</h2>
      <p className="mt-2">{words.didNotPass(feedback?.words)}</p>
      <Perforation />
      {feedback && (
        <p>
          {words.reapply(
            job.title,
            feedback.jobOpensAt,
            feedback.category,
            feedback.categoryOpensAt,
          )}
        </p>
      )}
      <NextActions>
        <ButtonLink to="/jobs">{words.browseJobs}</ButtonLink>
      </NextActions>
    </Card>
  );
}
