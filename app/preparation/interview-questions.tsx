import { BulletList } from "../ui/bullet-list";
import { Card } from "../ui/card";
import * as words from "../words/en/application/preparation";
import type { InterviewQuestion } from "../words/en/assessment/guide";

/** Interview questions, each with the points of a good answer. */
export function InterviewQuestions({ questions }: { questions: InterviewQuestion[] }) {
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
