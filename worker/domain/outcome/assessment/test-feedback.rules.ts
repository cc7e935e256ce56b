import * as testMessagesWords from "~worker/words/test-messages";
import type { TestFeedback } from "../../../contract/assessments";
import type { Question } from "../../../contract/job/job-input";
import { reopensAt } from "../../booking/application/application.rules";
import { categoryOpensAt } from "../../booking/application/test-pause.rules";
import { bandOf, passes, topicsOf } from "./assessment.rules";

/** The columns of an attempt that its result needs. */
export interface GradedAttempt {
  questions: Question[];
  passMark: number;
  gradedAt: string | null;
  /** Number of right answers; null while the test runs, and if it was abandoned midway. */
  score: number | null;
}

/** Null without a score. */
export function passedOf({ questions, passMark, score }: GradedAttempt): boolean | null {
  return score === null ? null : passes(score, questions.length, passMark);
}

/** The feedback on a failed test; null for any other. */
export function feedbackOf(
  attempt: GradedAttempt | null | undefined,
  category: string,
): TestFeedback | null {
  if (!attempt?.gradedAt || attempt.score === null || passedOf(attempt)) return null;
  const { questions, passMark, score, gradedAt } = attempt;
  const band = bandOf(score, questions.length, passMark);
  return {
    band,
    words: testMessagesWords.bandWords[band],
    topics: topicsOf(questions),
    category,
    categoryOpensAt: categoryOpensAt(gradedAt),
    jobOpensAt: reopensAt(new Date(gradedAt)),
  };
}
