import { Form } from "@remix-run/react";
import { hour, langOf } from "../format";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { AnswerMap } from "./answer-map";
import { TestFrame, type TestPage } from "./test-frame";

export function TestQuestion({ page }: { page: TestPage }) {
  const { test, number } = page;
  const question = test.questions[number - 1];
  const endsAt = test.endsAt ?? page.now;
  const secondsLeft = Math.max(0, Math.round((Date.parse(endsAt) - Date.parse(page.now)) / 1000));
  if (!question) return null;
  return (
    <TestFrame test={test} leave="Leave and come back">
      {/* With script, the page shows the result by itself when the time is over. */}
      <div className="test-bar sticky top-0 z-10" data-seconds-left={secondsLeft}>
        <div className="page grid gap-2 py-3">
          <p className="flex justify-between gap-4 strong">
            <span>
              Question {number} of {test.count}
            </span>
            <span className="inline-flex items-center gap-2">
              <Icon name="clock" /> Ends {hour(endsAt)}
            </span>
          </p>
          <TimeBar left={secondsLeft} total={test.minutes * 60} />
        </div>
      </div>
      {/* The map comes first in the page's order, so that the forward button is the last. */}
      <div className="page grid items-start gap-7 py-6 lg:grid-cols-[1fr_380px] lg:gap-10">
        <div className="order-2 lg:col-start-2 lg:row-start-1">
          <AnswerMap page={page} />
        </div>
        <div className="order-1 min-w-0 lg:col-start-1 lg:row-start-1">
          <QuestionForm page={page} question={question} secondsLeft={secondsLeft} />
        </div>
      </div>
    </TestFrame>
  );
}

function TimeBar({ left, total }: { left: number; total: number }) {
  const percent = total > 0 ? Math.min(100, (left / total) * 100) : 0;
  return (
    <svg className="time-bar" width="100%" height="6" aria-hidden="true">
      <rect width={`${percent}%`} height="6" fill="currentColor">
        <animate attributeName="width" to="0%" dur={`${Math.max(1, left)}s`} fill="freeze" />
      </rect>
    </svg>
  );
}

interface FormProps {
  page: TestPage;
  question: TestPage["test"]["questions"][number];
  secondsLeft: number;
}

function QuestionForm({ page: { test, number }, question, secondsLeft }: FormProps) {
  const last = number === test.count;
  const onward = last ? "submit" : "forward";
  return (
    // A new form for each question, or the browser would keep the last one's choice.
    <Form method="post" key={question.index} className="grid gap-5">
      <input type="hidden" name="question" value={question.index} />
      {/* Return presses a form's first button: it must not be Back. */}
      <button type="submit" name="intent" value={onward} hidden tabIndex={-1} aria-hidden="true" />
      <fieldset className="grid gap-3">
        <legend className="mb-4">
          <h1 className="font-sans text-2xl" lang={langOf(question.prompt)}>
            {question.prompt}
          </h1>
        </legend>
        {question.options.map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its index
          <label className="option" key={index}>
            <input
              type="radio"
              className="radio"
              name="option"
              value={index}
              defaultChecked={question.chosen === index}
            />
            <span lang={langOf(option)}>{option}</span>
          </label>
        ))}
      </fieldset>
      <p className="text-sm text-ink-2">
        {leftWords(secondsLeft)} left when this page was sent. Each answer is saved when you press a
        button.
      </p>
      {last && <BeforeSubmit others={test.questions.filter((one) => one !== question)} />}
      <div className="flex gap-3">
        {number > 1 && (
          <Button variant="second" size="lg" name="intent" value="back">
            Back
          </Button>
        )}
        <Button size="lg" name="intent" value={onward} className="flex-1">
          {last ? "Submit test" : "Next"}
        </Button>
      </div>
    </Form>
  );
}

/** There is one attempt: whoever hands in should know what is still open. */
function BeforeSubmit({ others }: { others: TestPage["test"]["questions"] }) {
  const open = others.filter((one) => one.chosen === null).map((one) => String(one.index + 1));
  const numbers = new Intl.ListFormat("en-IN").format(open);
  return (
    <p>
      {open.length > 0 && (
        <b>
          {open.length === 1 ? `Question ${numbers} has` : `Questions ${numbers} have`} no answer
          yet.{" "}
        </b>
      )}
      After Submit test nothing can be changed.
    </p>
  );
}

function leftWords(seconds: number): string {
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
