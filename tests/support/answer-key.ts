import { assessments } from "../../db/seed/assessments/index";
import type { Assessment } from "../../worker/contract/assessments";
import type { Question } from "../../worker/contract/job/job-input";

// Each attempt has questions and options in an order of its own, so tests find the right option as
// a person does: by what the question says.

/** Questions of jobs that tests post. */
export const TWO_AND_TWO: Question = {
  prompt: "2 + 2?",
  options: ["3", "4", "5", "6"],
  answer: 1,
};
export const LANGUAGE: Question = {
  prompt: "Which is a language?",
  options: ["Hindi", "Rupee"],
  answer: 0,
};
export const EVEN_NUMBER: Question = {
  topic: "Numbers",
  prompt: "Which number is even?",
  options: ["3", "4", "5"],
  answer: 1,
};

const RIGHT_TEXTS = new Map(
  [
    TWO_AND_TWO,
    LANGUAGE,
    EVEN_NUMBER,
    ...Object.values(assessments).flatMap((t) => t.questions),
  ].map(({ prompt, options, answer }) => [prompt, options[answer] ?? ""]),
);

/** A question as an attempt shows it. */
export type Asked = Pick<Assessment["questions"][number], "prompt" | "options">;

/** Where the right option of a question stands among those shown. */
export function rightOption({ prompt, options }: Asked): number {
  const option = options.indexOf(RIGHT_TEXTS.get(prompt) ?? "");
  if (option < 0) throw new Error(`No right answer is known to: ${prompt}`);
  return option;
}

/** Where a wrong one stands. */
export const wrongOption = (asked: Asked): number => (rightOption(asked) === 0 ? 1 : 0);
