import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import * as test from "~app/words/assessment/assessment";
import * as jobTestWords from "~app/words/console/job-test";
import { OptionList } from "../assessment/option-list";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { readTrial } from "../console/hiring/tests/test.server";
import { Button, ButtonLink } from "../ui/button";
import { Card } from "../ui/card";

export const loader = (args: LoaderFunctionArgs) => readTrial(args);

export const meta: MetaFunction = () => consoleMeta(jobTestWords.trial.title, "hiring");

export default function TryTest() {
  const { person, page, isOver } = useLoaderData<typeof loader>();
  return (
    <ConsolePage
      console="hiring"
      person={person}
      heading={jobTestWords.trial.title}
      back={{ to: page, text: jobTestWords.trial.back }}
    >
      <div className="console-stack console-medium">
        <p>{jobTestWords.trial.note}</p>
        {isOver ? <Result /> : <Question />}
      </div>
    </ConsolePage>
  );
}

/** The question as the test's page shows it. */
function Question() {
  const { trial, number, seed, answers, chosen } = useLoaderData<typeof loader>();
  const { questions, title, company, minutes } = trial;
  const question = questions[number - 1];
  if (!question) return null;
  const isLast = number === questions.length;
  const onward = isLast ? "submit" : "next";
  const open = chosen.flatMap((one, index) =>
    one === null && index !== number - 1 ? [String(index + 1)] : [],
  );
  return (
    <div className="console-read">
      <p className="label">{test.jobOf(company, title)}</p>
      {number === 1 && <p>{test.whatAwaits(questions.length, minutes)}</p>}
      <p className="strong">{test.questionOf(number, questions.length)}</p>
      <Form key={number} className="grid gap-5">
        <input type="hidden" name="seed" value={seed} />
        <input type="hidden" name="answers" value={answers} />
        <input type="hidden" name="at" value={number - 1} />
        {/* Return presses a form's first button, which must not be Back. */}
        <button type="submit" name="to" value={onward} hidden tabIndex={-1} aria-hidden="true" />
        <OptionList question={{ ...question, chosen: chosen[number - 1] ?? null }} as="h2" />
        {isLast && <p>{test.beforeSubmit(open)}</p>}
        <div className="console-acts">
          {number > 1 && (
            <Button variant="second" size="lg" name="to" value="back">
              {test.back}
            </Button>
          )}
          <Button size="lg" name="to" value={onward}>
            {isLast ? test.submitTest : test.next}
          </Button>
        </div>
      </Form>
    </div>
  );
}

/** Not shown to candidates: which answers are right. */
function Result() {
  const { trial, right, chosen, page } = useLoaderData<typeof loader>();
  const { questions, needed } = trial;
  return (
    <Card as="section">
      <h2>{right >= needed ? jobTestWords.trial.passed : jobTestWords.trial.notPassed}</h2>
      <p>{jobTestWords.trial.score(right, questions.length, needed)}</p>
      <ol className="console-list">
        {questions.map(({ prompt, options, answer = 0 }, index) => (
          <li key={prompt}>
            <p className="strong">{prompt}</p>
            <p>
              {chosen[index] === answer
                ? jobTestWords.trial.right
                : jobTestWords.trial.wrong(options[answer] ?? "")}
            </p>
          </li>
        ))}
      </ol>
      <div className="console-acts mt-5">
        <ButtonLink to={`${page}/try`} variant="second">
          {jobTestWords.trial.again}
        </ButtonLink>
      </div>
    </Card>
  );
}
