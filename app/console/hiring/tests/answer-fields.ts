/** The fields of a question's answers, up to the maximum number of answers. */
export const ANSWER_FIELDS = [
  ...(["option0", "option1", "option2", "option3"] as const),
  ...(["option4", "option5", "option6", "option7"] as const),
] as const;
export type AnswerField = (typeof ANSWER_FIELDS)[number];

export const answerField = (index: number): AnswerField => ANSWER_FIELDS[index] ?? ANSWER_FIELDS[0];

/** The field of the same answer in Hindi. */
export const inHindi = <Field extends AnswerField>(field: Field) => `${field}Hi` as const;

interface Shown {
  prompt: string;
  options: string[];
  answer?: number;
  topic?: string;
  promptHi?: string;
  optionsHi?: string[];
}

/** A question's values, as the form's fields show them. */
export const typedQuestion = ({
  prompt,
  options,
  answer = 0,
  topic = "",
  promptHi = "",
  optionsHi = [],
}: Shown) => ({
  prompt,
  topic,
  promptHi,
  answer: answerField(answer),
  ...Object.fromEntries(options.map((option, index) => [answerField(index), option])),
  ...Object.fromEntries(optionsHi.map((option, index) => [inHindi(answerField(index)), option])),
});
