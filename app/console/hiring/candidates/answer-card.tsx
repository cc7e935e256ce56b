import { Form, Link } from "@remix-run/react";
import * as candidatesWords from "~app/words/console/candidates";
import type { CompanyApplication } from "../../../../worker/contract/console/candidates";
import { laterRound } from "../../../../worker/facts/guarantee/rounds";
import { isScheduled } from "../../../../worker/facts/guarantee/statuses";
import { Button, ButtonLink } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { clockTime, day } from "../../../words/format";

interface Props {
  application: CompanyApplication;
  now: string;
}

/** The company's answer, whether it is due, given or not possible yet. */
export function AnswerCard({ application, now }: Props) {
  const { id, job, choices, result } = application;
  return (
    <Card as="section">
      <div className="console-form">
        <h2>{candidatesWords.answer.heading}</h2>
        {standing(application, now).map((text) => (
          <p key={text}>{text}</p>
        ))}
        {result?.comment && (
          <p className="console-message">{candidatesWords.answer.comment(result.comment)}</p>
        )}
        {choices.result && (
          <div className="console-acts">
            <ButtonLink to={`/hiring/applications/${id}/answer?to=select`}>
              {candidatesWords.answer.select}
            </ButtonLink>
            {choices.nextRound && (
              <ButtonLink to={`/hiring/applications/${id}/answer?to=next-round`} variant="second">
                {candidatesWords.answer.nextRound}
              </ButtonLink>
            )}
            <ButtonLink to={`/hiring/applications/${id}/answer?to=decline`} variant="second">
              {candidatesWords.answer.decline}
            </ButtonLink>
          </div>
        )}
        {choices.undo && (
          <Form method="post" className="console-acts">
            <Button name="intent" value="undo" variant="second">
              {candidatesWords.answer.undo}
            </Button>
          </Form>
        )}
        {application.next && !application.isSuspended && (
          <Link to={`/hiring/jobs/${job.id}/days`}>{candidatesWords.answer.offer}</Link>
        )}
      </div>
    </Card>
  );
}

/** Sentences about the state of the answer. */
function standing(application: CompanyApplication, now: string): string[] {
  const { result, closedBecause, choices, next, interview, answerBy } = application;
  if (result) {
    return [
      candidatesWords.answer.given[result.result],
      result.sendAt === null
        ? candidatesWords.answer.read
        : interview && isScheduled(interview)
          ? candidatesWords.answer.sendOnceHeld
          : candidatesWords.answer.sendAt(clockTime(result.sendAt)),
    ];
  }
  if (closedBecause) return [candidatesWords.answer.ended];
  if (next) {
    const { round, chooseBy } = next;
    if (!chooseBy) return [candidatesWords.answer.waitingLong];
    return [
      laterRound(round)
        ? candidatesWords.answer.called(day(chooseBy))
        : candidatesWords.answer.waiting(day(chooseBy)),
    ];
  }
  if (choices.result && answerBy) {
    return [
      answerBy > now
        ? candidatesWords.answer.by(day(answerBy))
        : candidatesWords.answer.overdue(day(answerBy)),
    ];
  }
  if (interview && isScheduled(interview))
    return [candidatesWords.answer.coming(clockTime(interview.at))];
  return [candidatesWords.answer.none];
}
