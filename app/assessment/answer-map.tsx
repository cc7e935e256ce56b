import * as words from "~app/words/assessment/assessment";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import type { TestPage } from "./test-frame";

/**
 * One button for each question, which shows whether its answer is saved, and a button to leave. All
 * of them belong to the question's form, so each saves the chosen answer.
 */
export function AnswerMap({ page: { test, number } }: { page: TestPage }) {
  const saved = test.questions.filter((question) => question.chosen !== null).length;
  return (
    <Card>
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-xl">{words.yourAnswers}</h2>
        <p className="text-sm text-ink-2" data-saved>
          {words.savedCount(saved, test.count)}
        </p>
      </div>
      <ol className="answer-map">
        {test.questions.map((question) => {
          const n = question.index + 1;
          const isAnswered = question.chosen !== null;
          return (
            <li key={n}>
              <button
                type="submit"
                name="goTo"
                value={n}
                aria-current={n === number ? "step" : undefined}
                className={isAnswered ? "answer is-given" : "answer"}
              >
                {words.questionButton(
                  n,
                  (text) => (
                    <span className="sr-only">{text}</span>
                  ),
                  (text) => (
                    <span className="sr-only" hidden={!isAnswered}>
                      {text}
                    </span>
                  ),
                )}
              </button>
            </li>
          );
        })}
      </ol>
      <Button
        variant="quiet"
        className="mt-3"
        name="leaveTo"
        value={test.applicationId}
        data-busy={words.saving}
      >
        {words.leave}
      </Button>
    </Card>
  );
}
