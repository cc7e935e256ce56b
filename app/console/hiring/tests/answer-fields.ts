/** The fields of a question's answers, up to the maximum number of answers. */
export const ANSWER_FIELDS = [
  ...(["option0", "option1", "option2", "option3"] as const),
  ...(["option4", "option5", "option6", "option7"] as const),
] as const;
export type AnswerField = (typeof ANSWER_FIELDS)[number];

export const answerField = (index: number): AnswerField => ANSWER_FIELDS[index] ?? ANSWER_FIELDS[0];

interface Shown {
  prompt: string;
  options: string[];
  answer?: number;
  topic?: string;
}

/** A question's values, as the form's fields show them. */
export const typedQuestion = ({ prompt, options, answer = 0, topic = "" }: Shown) => ({
  prompt,
  topic,
  answer: answerField(answer),
  ...Object.fromEntries(options.map((option, index) => [answerField(index), option])),
});
