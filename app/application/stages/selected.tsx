import { Link } from "@remix-run/react";
import { Card } from "../../ui/card";
import { Stamp } from "../../ui/ticket/stamp";
import * as resultWords from "../../words/en/application/results";
import * as words from "../../words/en/application/stages";
import { EmployerComment } from "./employer-comment";
import { NextActions } from "./next-actions";
import type { StageProps } from "./stage";

export function Selected(props: StageProps) {
  const { application, resultText } = props;
  const { text, link } = resultWords.nothingCame;
  const at = application.history?.at(-1)?.at;
  return (
    <Card>
      <h2>{words.selectedTitle}</h2>
      <p className="mt-2">
        {resultText} {text} <Link to={link.to}>{link.text}</Link>
      </p>
      <EmployerComment {...props} />
      <p className="mt-4">
        <b>{resultWords.neverPay}</b> {resultWords.nobodyMayAsk}
      </p>
      {at && (
        <div className="mt-5 max-w-[212px]">
          <Stamp text={words.stampText(at)} label={words.stampLabel(at)} />
        </div>
      )}
      <NextActions />
    </Card>
  );
}
