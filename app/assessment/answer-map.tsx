import { Button } from "../ui/button";
import { Card } from "../ui/card";
import type { TestPage } from "./test-frame";

/**
 * Every question as a button, with what is saved, and the way out. They belong to the question's
 * form: whoever leaves by them has the choice saved.
 */
export function AnswerMap({ page: { test, number } }: { page: TestPage }) {
  const saved = test.questions.filter((question) => question.chosen !== null).length;
  return (
    <Card>
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-xl">Your answers</h2>
        <p className="text-sm text-ink-2" data-saved>
          {saved} of {test.count} saved
        </p>
      </div>
      <ol className="answer-map">
        {test.questions.map((question) => {
          const n = question.index + 1;
          const done = question.chosen !== null;
          return (
            <li key={n}>
              <button
                type="submit"
                name="goTo"
                value={n}
                aria-current={n === number ? "step" : undefined}
                className={done ? "answer is-given" : "answer"}
              >
                <span className="sr-only">Question </span>
                {n}
                <span className="sr-only" hidden={!done}>
                  {" "}
                  (saved)
                </span>
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
        data-busy="Saving..."
      >
        Leave and come back
      </Button>
    </Card>
  );
}
