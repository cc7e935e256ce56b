import { Form, Link } from "@remix-run/react";
import * as consoleWords from "~app/words/console/console";
import * as words from "~app/words/console/job-test";
import type { Question } from "../../../../worker/contract/job/job-input";
import { OptionList } from "../../../assessment/option-list";
import { formOf, type Refusal } from "../../../forms/form";
import { Accordion } from "../../../ui/accordion";
import { Button } from "../../../ui/button";
import { FormAlert } from "../../../ui/card";
import { Field, TextareaField } from "../../../ui/field";
import { ANSWER_FIELDS, answerField, inHindi, typedQuestion } from "./answer-fields";

/** The form shows at least this many answer fields, and always one more than the question has. */
const LEAST_SHOWN = 4;

interface Props {
  /** The index of the question; the number of questions for a new one. */
  at: number;
  /** Absent for a new one. */
  question?: Question;
  refusal: Refusal;
  /** The path of the test's page. */
  page: string;
}

/** A question as plain form fields: the radio button before an answer marks it as right. */
export function QuestionForm({ at, question, refusal, page }: Props) {
  const { error, field } = formOf(refusal, question && typedQuestion(question));
  const fieldCount = Math.max(LEAST_SHOWN, (question?.options.length ?? 0) + 1);
  const right = field("answer");
  const wrong = right.error ?? field(answerField(1)).error;
  return (
    <Form method="post" noValidate className="console-form">
      <FormAlert title={consoleWords.problem} message={error} />
      <input type="hidden" name="at" value={question ? at : "new"} />
      <input type="hidden" name="was" value={question?.prompt ?? ""} />
      <TextareaField
        {...field("prompt")}
        label={question ? words.question(at + 1) : words.newQuestion}
        rows={3}
      />
      <fieldset className="answer-fields" aria-describedby={wrong && "answers-error"}>
        <legend className="strong">{words.answers}</legend>
        {wrong && (
          <p className="field-error" id="answers-error">
            {wrong}
          </p>
        )}
        {ANSWER_FIELDS.slice(0, fieldCount).map((name, index) => {
          const { defaultValue } = field(name);
          return (
            <div key={name}>
              <input
                type="radio"
                className="radio"
                name="answer"
                value={name}
                defaultChecked={right.defaultValue === name}
                aria-label={words.isRight(index + 1)}
              />
              <input
                className="control"
                name={name}
                defaultValue={defaultValue}
                maxLength={300}
                aria-label={words.answer(index + 1)}
              />
            </div>
          );
        })}
      </fieldset>
      <Field
        {...field("topic")}
        label={words.labels.topic}
        hint={words.hints.topic}
        maxLength={60}
      />
      <Accordion
        items={[
          {
            title: words.inHindi,
            open: Boolean(field("promptHi").defaultValue || field("promptHi").error),
            text: (
              <div className="grid gap-4">
                <p>{words.inHindiHint}</p>
                <TextareaField
                  {...field("promptHi")}
                  label={words.labels.promptHi}
                  rows={3}
                  lang="hi"
                />
                {ANSWER_FIELDS.slice(0, fieldCount).map((name, index) => (
                  <Field
                    {...field(inHindi(name))}
                    key={name}
                    label={words.answerInHindi(index + 1)}
                    maxLength={300}
                    lang="hi"
                  />
                ))}
              </div>
            ),
          },
        ]}
      />
      <div className="console-acts">
        <Button name="intent" value="save">
          {words.save}
        </Button>
        {question && (
          <Button name="intent" value="remove" variant="second">
            {words.remove}
          </Button>
        )}
        <Link to={page} className="btn btn-quiet">
          {words.close}
        </Link>
      </div>
    </Form>
  );
}

/** The candidate's view of the question; nothing can be chosen here. */
export function CandidateSees({ question }: { question: Question }) {
  return (
    <section className="console-read test-read" aria-label={words.candidateSees}>
      <p className="label">{words.candidateSees}</p>
      <div {...{ inert: "" }}>
        <OptionList question={{ ...question, chosen: null }} as="h2" />
      </div>
    </section>
  );
}
