import { Form } from "@remix-run/react";
import * as words from "~app/words/assessment/practice";
import { OptionList } from "../assessment/option-list";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { langOf } from "../words/format";
import { fieldOf, type Quiz } from "./quiz";

/** Ten questions on one page; after they are answered, the right answers with reasons. */
export function QuizForm({ quiz, token }: { quiz: Quiz; token?: string }) {
  return (
    <Form className="mt-5 grid gap-5">
      {token && <input type="hidden" name="test" value={token} />}
      {quiz.isAnswered && (
        <p role="status" className="text-lg strong">
          {words.score(quiz.right, quiz.asked.length)}
        </p>
      )}
      {quiz.asked.map((question, index) => (
        <Card key={question.ask}>
          <OptionList
            as="h2"
            name={fieldOf(index)}
            question={{ ...question, prompt: words.numbered(index + 1, question.ask) }}
          />
          {quiz.isAnswered && <Verdict {...question} />}
        </Card>
      ))}
      <Button
        size="lg"
        name="answered"
        value="yes"
        variant={quiz.isAnswered ? "second" : undefined}
      >
        {quiz.isAnswered ? words.checkAgain : words.check}
      </Button>
    </Form>
  );
}

function Verdict({ chosen, options, right, why }: Quiz["asked"][number]) {
  return (
    <div className="mt-4">
      <p className="strong">{words.verdict(chosen, right, options[right] ?? "")}</p>
      <p lang={langOf(why)}>{why}</p>
    </div>
  );
}
