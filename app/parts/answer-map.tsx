import { Link } from "@remix-run/react";
import { Note } from "../ui/note";
import { Sheet } from "../ui/sheet";
import type { TestPage } from "./test-frame";

/** Every question as a link, with what is saved, and what to know while the clock runs. */
export function AnswerMap({ page: { test, number, token } }: { page: TestPage }) {
  const saved = test.questions.filter((question) => question.chosen !== null).length;
  return (
    <aside className="grid gap-5">
      <Sheet>
        <div className="flex items-baseline justify-between gap-4">
          <h2 className="text-xl">Your answers</h2>
          <p className="text-sm text-ink-2">
            {saved} of {test.count} saved
          </p>
        </div>
        <ol className="answer-map">
          {test.questions.map((question) => {
            const n = question.index + 1;
            const here = n === number;
            const done = question.chosen !== null;
            return (
              <li key={n}>
                <Link
                  to={`/assessment/${token}?q=${n}`}
                  aria-current={here ? "step" : undefined}
                  className={done ? "answer is-given" : "answer"}
                >
                  <span className="sr-only">Question </span>
                  {n}
                  {done && <span className="sr-only"> (saved)</span>}
                </Link>
              </li>
            );
          })}
        </ol>
      </Sheet>
      <Note title="Lost the connection?">
        Open the same link again, on any phone. Saved answers are kept. The clock is on our side and
        keeps running.
      </Note>
      <Note title="Free, one attempt">
        {test.needed} right out of {test.count} is a pass. You see the result at once. No camera, no
        app, nothing to pay.
      </Note>
    </aside>
  );
}
