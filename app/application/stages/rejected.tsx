import { ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import * as words from "../../words/en/application/stages";
import { EmployerComment } from "./employer-comment";
import { NextActions } from "./next-actions";
import type { StageProps } from "./stage";

export function Rejected(props: StageProps) {
  return (
    <Card>
      <h2>{words.rejectedTitle}</h2>
      <p className="mt-2">{props.resultText}</p>
      <EmployerComment {...props} />
      <NextActions>
        <ButtonLink to="/jobs">{words.browseJobs}</ButtonLink>
      </NextActions>
    </Card>
  );
}
