import type { InterviewQuestion } from "../words/en/assessment/guide";

/** What everybody may read of ten: the first is asked everywhere, so two of those that follow. */
export const sampleOf = (questions: InterviewQuestion[]) => questions.slice(1, 3);
