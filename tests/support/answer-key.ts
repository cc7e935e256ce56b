import { assessments } from "../../content/tests/index";
import type { Assessment } from "../../worker/contract/assessments";
import type { Question } from "../../worker/contract/job/job-input";

// Each attempt has its own order of questions and options, so tests find the right option by the
// text of the question, as a person does.

/** Questions for the jobs that tests post. */
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

/** A question as shown in an attempt. */
export type Asked = Pick<Assessment["questions"][number], "prompt" | "options">;

/** The index of the right option among the options shown. */
export function rightOption({ prompt, options }: Asked): number {
  const option = options.indexOf(RIGHT_TEXTS.get(prompt) ?? "");
  if (option < 0) throw new Error(`No right answer is known to: ${prompt}`);
  return option;
}

/** The index of a wrong option. */
export const wrongOption = (question: Asked): number => (rightOption(question) === 0 ? 1 : 0);
