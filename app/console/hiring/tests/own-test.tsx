import { Form, Link } from "@remix-run/react";
import * as consoleWords from "~app/words/console/console";
import * as words from "~app/words/console/job-test";
import type { AssessmentInput } from "../../../../worker/contract/job/job-input";
import { TEST_LIMIT_MINUTES } from "../../../../worker/facts/jobs/tests";
import { formOf, type Refusal } from "../../../forms/form";
import { Button, ButtonLink } from "../../../ui/button";
import { Card, FormAlert } from "../../../ui/card";
import { Field } from "../../../ui/field";
import { CandidateSees, QuestionForm } from "./question-form";

interface Props {
  test: AssessmentInput;
  /** The index of the open question: the number of questions for a new one, -1 if none is open. */
  open: number;
  refusal: Refusal;
  page: string;
}

/** The questions of a test; at most one is open. */
export function Questions({ test, open, refusal, page }: Props) {
  const { questions } = test;
  const opened = questions[open];
  return (
    <Card as="section">
      <h2>{words.questions}</h2>
      <ol className="question-list">
        {questions.map((question, index) =>
          index === open ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a question has no id
            <li key={index} id="open">
              <QuestionForm at={index} question={question} refusal={refusal} page={page} />
            </li>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a question has no id
            <li key={index} className="question-row">
              <span>{index + 1}</span>
              <p>{question.prompt}</p>
              <Link to={`${page}?open=${index + 1}#open`} aria-label={words.changeOf(index + 1)}>
                {words.change}
              </Link>
            </li>
          ),
        )}
        {open === questions.length && (
          <li id="open">
            <QuestionForm at={open} refusal={refusal} page={page} />
          </li>
        )}
      </ol>
      <div className="console-acts">
        <ButtonLink to={`${page}?open=new#open`} variant="second">
          {words.add}
        </ButtonLink>
        <ButtonLink to={`${page}/try`} variant="second">
          {words.tryIt}
        </ButtonLink>
      </div>
      {opened && <CandidateSees question={opened} />}
    </Card>
  );
}

const number = (min: number, max: number) =>
  ({ type: "number", inputMode: "numeric", min, max }) as const;

/** The duration, the pass mark and the number of questions asked. */
export function Rules({ test, refusal }: Pick<Props, "test" | "refusal">) {
  const { durationMinutes, passMark, questionsAsked } = test;
  const { error, field } = formOf(refusal, {
    durationMinutes: String(durationMinutes),
    passMark: String(passMark),
    questionsAsked: String(questionsAsked ?? ""),
  });
  const about = (name: keyof typeof words.labels) => ({
    ...field(name),
    label: words.labels[name],
  });
  return (
    <Card as="section">
      <Form method="post" noValidate className="console-form">
        <h2>{words.rulesHeading}</h2>
        <FormAlert title={consoleWords.problem} message={error} />
        <Field
          {...about("durationMinutes")}
          {...number(1, TEST_LIMIT_MINUTES - 1)}
          hint={words.hints.durationMinutes}
        />
        <Field {...about("passMark")} {...number(1, 100)} />
        <Field
          {...about("questionsAsked")}
          {...number(1, test.questions.length)}
          hint={words.hints.questionsAsked}
        />
        <div className="console-acts">
          <Button name="intent" value="rules" variant="second">
            {words.saveRules}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
