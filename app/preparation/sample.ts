import type * as words from "../words/guide";

/**
 * The public part of ten questions: two of them, without the first, which is the same everywhere.
 */
export const sampleOf = (questions: words.InterviewQuestion[]) => questions.slice(1, 3);
