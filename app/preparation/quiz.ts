import type * as words from "../words/guide";

/** The field of a question; `index` counts from 0. */
export const fieldOf = (index: number) => `q${index + 1}`;

/** Practice questions with the answers chosen in an address; none of them is stored. */
export function quizOf(questions: words.PracticeQuestion[], address: string) {
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
