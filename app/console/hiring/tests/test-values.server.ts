import * as z from "zod";
import * as words from "~app/words/console/job-test";
import {
  assessmentInput,
  type Question,
  question,
} from "../../../../worker/contract/job/job-input";
import { POOL_TIMES_ASKED } from "../../../../worker/facts/jobs/tests";
import { ANSWER_FIELDS, type AnswerField, answerField, inHindi } from "./answer-fields";

const { durationMinutes, passMark, questionsAsked } = assessmentInput.shape;

/** The rules of a test with this number of questions, as plain form fields. */
export const rulesForm = (questions: number) =>
  z
    .object({ durationMinutes, passMark, questionsAsked })
    .refine(({ questionsAsked: askedCount = 0 }) => questions >= POOL_TIMES_ASKED * askedCount, {
      path: ["questionsAsked"],
      message: words.poolSmall(questions),
    });

const text = question.shape.options.element.optional();

/** A question as plain form fields; answer fields may be empty. */
export const questionForm = z
  .object({
    prompt: z.string({ error: () => words.promptMissing }).pipe(question.shape.prompt),
    topic: question.shape.topic,
    answer: z.enum(ANSWER_FIELDS, { error: () => words.rightMissing }),
    promptHi: question.shape.promptHi,
    ...(Object.fromEntries(
      ANSWER_FIELDS.flatMap((name) => [name, inHindi(name)]).map((name) => [name, text]),
    ) as Record<AnswerField | `${AnswerField}Hi`, typeof text>),
  })
  .refine((typed) => typed[typed.answer] !== undefined, {
    path: ["answer"],
    error: () => words.rightMissing,
  })
  .refine((typed) => filledOf(typed).length >= 2, {
    path: [answerField(1)],
    error: () => words.answersMissing,
  })
  .refine(
    (typed) => {
      const inBoth = ANSWER_FIELDS.every(
        (name) => (typed[name] === undefined) === (typed[inHindi(name)] === undefined),
      );
      const hasNone = ANSWER_FIELDS.every((name) => typed[inHindi(name)] === undefined);
      return typed.promptHi === undefined ? hasNone : inBoth;
    },
    { path: ["promptHi"], error: () => words.hindiMissing },
  );
type QuestionForm = z.infer<typeof questionForm>;

const filledOf = (typed: Partial<Record<AnswerField, string>>) =>
  ANSWER_FIELDS.filter((name) => typed[name] !== undefined);

/** The form's values, as the API expects them. */
export function questionOf(typed: QuestionForm): Question {
  const filled = filledOf(typed);
  const { prompt, topic, answer, promptHi } = typed;
  return {
    prompt,
    ...(topic !== undefined && { topic }),
    options: filled.flatMap((name) => typed[name] ?? []),
    answer: filled.indexOf(answer),
    ...(promptHi !== undefined && {
      promptHi,
      optionsHi: filled.flatMap((name) => typed[inHindi(name)] ?? []),
    }),
  };
}
