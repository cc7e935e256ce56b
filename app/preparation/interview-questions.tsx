import * as words from "~app/words/application/preparation";
import { Card } from "../ui/card";
import { BulletList } from "../ui/fact-list";
import type * as guideWords from "../words/guide";

/** Interview questions, each with the points of a good answer. */
export function InterviewQuestions({ questions }: { questions: guideWords.InterviewQuestion[] }) {
  return (
    <ol className="mt-4 grid gap-4">
      {questions.map(({ ask, good }, index) => (
        <Card key={ask} as="li">
          <h3>{words.numbered(index + 1, ask)}</h3>
          <p className="mt-2 text-ink-2">{words.goodAnswer}</p>
          <BulletList points={good} />
        </Card>
      ))}
    </ol>
  );
}
