import type { Question } from "../contract/ops";
import type { Status } from "../contract/values";

/** Right answers. Unanswered questions are wrong. */
export function score(questions: Question[], chosen: Map<number, number>): number {
  return questions.filter((question, index) => chosen.get(index) === question.answer).length;
}

/** The pass rule: the score in percent reaches the pass mark. */
export function passes(right: number, count: number, passMark: number): boolean {
  return right * 100 >= passMark * count;
}

/** The fewest right answers that pass. */
export function neededToPass(count: number, passMark: number): number {
  return Math.ceil((passMark * count) / 100);
}

/** What grading does to an application, step by step, ending in its new status. */
export function movesAfterTest(passed: boolean, price: number): Status[] {
  if (!passed) return ["TEST_COMPLETED", "TEST_FAILED"];
  const last = price === 0 ? "PAYMENT_CONFIRMED" : "PAYMENT_PENDING";
  return ["TEST_COMPLETED", "TEST_PASSED", last];
}
