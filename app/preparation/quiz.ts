import type { PracticeQuestion } from "../words/en/assessment/guide";

/** The field of a question, counted from 0. */
export const fieldOf = (index: number) => `q${index + 1}`;

/** Practice questions with what an address says was chosen; nothing of it is stored. */
export function quizOf(questions: PracticeQuestion[], address: string) {
  const { searchParams } = new URL(address);
  const asked = questions.map((question, index) => {
    const option = Number(searchParams.get(fieldOf(index)) ?? Number.NaN);
    return { ...question, chosen: option in question.options ? option : null };
  });
  return {
    asked,
    isAnswered: searchParams.has("answered"),
    right: asked.filter(({ chosen, right }) => chosen === right).length,
  };
}

export type Quiz = ReturnType<typeof quizOf>;
