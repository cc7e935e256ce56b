import { ButtonLink } from "../../ui/button";
import { Card, Perforation } from "../../ui/card";
import * as words from "../../words/en/application/stages";
import { hasNoSlot, type StageProps } from "./stage";

export function Applied({ application }: StageProps) {
  const { slot } = application;
  return (
    <Card>
      <h2>{words.appliedTitle}</h2>
      <p className="mt-2">
        {words.applicationIsIn(application.job.title)}{" "}
        {!hasNoSlot(application) && slot.expiresAt && words.slotKeptUntil(slot.expiresAt)}
      </p>
      <Perforation />
      <h3>{words.nextSteps}</h3>
      <ol className="mt-2 grid list-decimal gap-2 pl-6">
        <li>{words.linkComes}</li>
        <li>{words.takeTest}</li>
        <li>{words.passingGuarantees}</li>
      </ol>
      <ButtonLink to="/applications" variant="second" className="mt-5">
        {words.back}
      </ButtonLink>
    </Card>
  );
}
