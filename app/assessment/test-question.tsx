import { Form } from "@remix-run/react";
import * as words from "~app/words/assessment/assessment";
import { LanguageButtons } from "../frame/choices";
import { usePageToasts } from "../frame/page-toasts";
import { Button } from "../ui/button";
import { InfoBox } from "../ui/card";
import { Icon } from "../ui/icon";
import { AnswerMap } from "./answer-map";
import { OptionList } from "./option-list";
import { TestFrame, type TestPage } from "./test-frame";

/** The option chosen on this page that could not be saved. */
function useUnsaved(question: number): number | undefined {
  const toasts = usePageToasts();
  const answer = toasts?.findLast(({ unsaved }) => unsaved)?.unsaved;
  return answer?.question === question ? answer.option : undefined;
}

/**
 * One form around all buttons, so that each of them saves the chosen answer. The question comes
 * first and the forward button last, for screen readers and the keyboard.
 */
export function TestQuestion({ page }: { page: TestPage }) {
  const { test, number, token } = page;
  const question = test.questions[number - 1];
  const unsaved = useUnsaved(number - 1);
  if (!question) return null;
  const last = number === test.count;
  const onward = last ? "submit" : "forward";
  return (
    <TestFrame test={test} languages={false}>
      {/* A new form per question, or the browser would keep the last choice. */}
      <Form method="post" key={question.index} data-answers={`/user/assessments/${token}/answers`}>
        <input type="hidden" name="question" value={question.index} />
        {/* Return presses a form's first button, which must stay on this question. */}
        <button
          type="submit"
          name="intent"
          value={onward}
          hidden
          tabIndex={-1}
          aria-hidden="true"
        />
        <Clock page={page} />
        <div className="page test-page">
          <Options question={question} unsaved={unsaved} />
          <div className="lg:col-start-2 lg:row-start-1 lg:row-span-3">
            <AnswerMap page={page} />
            <LanguageButtons className="top-language mt-3" />
          </div>
          {last && <BeforeSubmit others={test.questions.filter((one) => one !== question)} />}
          <div className="test-acts">
            {number > 1 && (
              <Button
                variant="second"
                size="lg"
                name="intent"
                value="back"
                data-busy={words.saving}
              >
                {words.back}
              </Button>
            )}
            <Button
              size="lg"
              name="intent"
              value={onward}
              className="flex-1"
              data-busy={last ? words.submitting : words.saving}
            >
              {last ? words.submitTest : words.next}
            </Button>
          </div>
        </div>
      </Form>
      <div className="page py-3">
        <InfoBox title={words.noInternetTitle} level={2}>
          {words.noInternet}
        </InfoBox>
      </div>
    </TestFrame>
  );
}

/** With script the clock runs, warns before the end and then loads the result: `runClock` in `plain-page.ts`. */
function Clock({ page: { test, number, now } }: { page: TestPage }) {
  const endsAt = test.endsAt ?? now;
  const secondsLeft = Math.max(0, Math.round((Date.parse(endsAt) - Date.parse(now)) / 1000));
  return (
    <div className="test-bar sticky top-0 z-10" data-seconds-left={secondsLeft}>
      <div className="page grid gap-2 py-3">
        <p className="flex flex-wrap justify-between gap-4 strong">
          <span>{words.questionOf(number, test.count)}</span>
          <span className="inline-flex flex-none items-center gap-2">
            <Icon name="clock" /> {words.ends(endsAt)}
          </span>
        </p>
        <TimeBar left={secondsLeft} total={test.minutes * 60} />
        <p className="flex justify-between gap-4 text-sm strong">
          <span data-clock />
          <span role="status" className="test-news" />
        </p>
      </div>
    </div>
  );
}

function TimeBar({ left: secondsLeft, total }: { left: number; total: number }) {
  const percent = total > 0 ? Math.min(100, (secondsLeft / total) * 100) : 0;
  return (
    <svg className="time-bar" width="100%" height="6" aria-hidden="true">
      <rect width={`${percent}%`} height="6" fill="currentColor">
        <animate attributeName="width" to="0%" dur={`${Math.max(1, secondsLeft)}s`} fill="freeze" />
      </rect>
    </svg>
  );
}

interface OptionsProps {
  question: TestPage["test"]["questions"][number];
  unsaved: number | undefined;
}

function Options({ question, unsaved }: OptionsProps) {
  const { chosen } = question;
  return (
    <div className="grid min-w-0 gap-3">
      <OptionList question={{ ...question, chosen: unsaved ?? chosen }} saved={chosen} />
      <p role="status" className="text-sm text-ink-2" data-save-news>
        {words.answerIsSaved}
      </p>
    </div>
  );
}

/** A test can be taken only once, so the page lists the unanswered questions before it ends. */
function BeforeSubmit({ others }: { others: TestPage["test"]["questions"] }) {
  const open = others.filter((one) => one.chosen === null).map((one) => String(one.index + 1));
  return <p>{words.beforeSubmit(open)}</p>;
}
