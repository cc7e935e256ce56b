import { ButtonLink } from "../../ui/button";
import { Card, Perforation } from "../../ui/card";
import * as words from "../../words/en/application/stages";
import { NextActions } from "./next-actions";
import type { StageProps } from "./stage";

export function TestFailed({ failed: [said, again] = [] }: StageProps) {
  return (
    <Card>
      <p className="label">{words.testFailed}</p>
      <h2 className="mt-1">{words.roomToGrow}</h2>
      <p className="mt-2">{said}</p>
      <Perforation />
      {again && <p>{again}</p>}
      <NextActions>
        <ButtonLink to="/jobs">{words.browseJobs}</ButtonLink>
      </NextActions>
    </Card>
  );
}
