import type { InterviewQuestion } from "../words/en/assessment/guide";

/**
 * The public part of ten questions: two of them, without the first, which is the same everywhere.
 */
export const sampleOf = (questions: InterviewQuestion[]) => questions.slice(1, 3);
