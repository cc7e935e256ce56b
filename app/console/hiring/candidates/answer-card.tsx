import { Form, Link } from "@remix-run/react";
import type { CompanyApplication } from "../../../../worker/contract/console/candidates";
import { isScheduled } from "../../../../worker/facts/guarantee/statuses";
import { Button, ButtonLink } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { answer as words } from "../../../words/en/console/candidates";
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
        <h2>{words.heading}</h2>
        {standing(application, now).map((text) => (
          <p key={text}>{text}</p>
        ))}
        {result?.comment && <p className="console-message">{words.comment(result.comment)}</p>}
        {choices.result && (
          <div className="console-acts">
            <ButtonLink to={`/hiring/applications/${id}/answer?to=select`}>
              {words.select}
            </ButtonLink>
            {choices.nextRound && (
              <ButtonLink to={`/hiring/applications/${id}/answer?to=next-round`} variant="second">
                {words.nextRound}
              </ButtonLink>
            )}
            <ButtonLink to={`/hiring/applications/${id}/answer?to=decline`} variant="second">
              {words.decline}
            </ButtonLink>
          </div>
        )}
        {choices.undo && (
          <Form method="post" className="console-acts">
            <Button name="intent" value="undo" variant="second">
              {words.undo}
            </Button>
          </Form>
        )}
        {application.next && !application.isSuspended && (
          <Link to={`/hiring/jobs/${job.id}/days`}>{words.offer}</Link>
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
      words.given[result.result],
      result.sendAt === null
        ? words.read
        : interview && isScheduled(interview)
          ? words.sendOnceHeld
          : words.sendAt(clockTime(result.sendAt)),
    ];
  }
  if (closedBecause) return [words.ended];
  if (next) {
    const { round, chooseBy } = next;
    if (!chooseBy) return [words.waitingLong];
    return [round === 2 ? words.called(day(chooseBy)) : words.waiting(day(chooseBy))];
  }
  if (choices.result && answerBy) {
    return [answerBy > now ? words.by(day(answerBy)) : words.overdue(day(answerBy))];
  }
  if (interview && isScheduled(interview)) return [words.coming(clockTime(interview.at))];
  return [words.none];
}
