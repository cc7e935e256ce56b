import * as testMessagesWords from "~worker/words/test-messages";
import * as topicsWords from "~worker/words/topics";
import type { TestBand, TestFeedback } from "../../../contract/assessments";
import type { Question } from "../../../contract/job/job-input";
import type { Status } from "../../../facts/guarantee/statuses";
import { categoryOpensAt, reopensAt } from "../../booking/application/application.rules";

/** Pseudo-random numbers in [0, 1), the same sequence for one seed (the generator sfc32). */
function numbersOf(seed: string): () => number {
  let [a = 0, b = 0, c = 0, count = 0] = (seed.match(/.{8}/g) ?? []).map((hex) =>
    Number(`0x${hex}`),
  );
  const next = () => {
    const sum = (a + b + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  // Skipped because similar seeds give similar first numbers.
  for (let round = 0; round < 12; round += 1) next();
  return next;
}

/** The first `count` items of a fair shuffle (Fisher–Yates). */
function drawn<T>(list: readonly T[], count: number, next: () => number): T[] {
  const rest = [...list];
  return Array.from({ length: Math.min(count, rest.length) }, () => {
    const [one] = rest.splice(Math.floor(next() * rest.length), 1);
    return one as T;
  });
}

/**
 * The questions of one attempt: drawn from the pool and shuffled, each with shuffled options and
 * `answer` as the new index of the right option.
 *
 * @param count number of questions; null asks all.
 */
export function drawTest(pool: Question[], count: number | null, seed: string): Question[] {
  const next = numbersOf(seed);
  return drawn(pool, count ?? pool.length, next).map((question) => {
    const order = drawn([...question.options.keys()], question.options.length, next);
    const inOrder = (options: string[]) => order.map((index) => options[index] ?? "");
    return {
      ...question,
      options: inOrder(question.options),
      ...(question.optionsHi && { optionsHi: inOrder(question.optionsHi) }),
      answer: order.indexOf(question.answer),
    };
  });
}

/** Number of right answers. Unanswered questions are wrong. */
export function score(questions: Question[], optionsByQuestion: Map<number, number>): number {
  return questions.filter((question, index) => optionsByQuestion.get(index) === question.answer)
    .length;
}

/** The pass rule: the score in percent reaches the pass mark. */
export function passes(right: number, count: number, passMark: number): boolean {
  return right * 100 >= passMark * count;
}

/** The least number of right answers that passes. */
export function neededToPass(count: number, passMark: number): number {
  return Math.ceil((passMark * count) / 100);
}

/**
 * How far a failing score is from a pass. A third band would tell more about the answers than
 * chance does.
 */
export function bandOf(right: number, count: number, passMark: number): TestBand {
  return right / neededToPass(count, passMark) >= CLOSE_FROM ? "close" : "below";
}

const CLOSE_FROM = 0.75;

/** The topics of a test in alphabetical order, whatever the answers were. */
export function topicsOf(questions: Question[]): string[] {
  const topics = questions.flatMap(({ topic }) => (topic ? [topic] : []));
  return [...new Set(topics)].sort((a, b) => a.localeCompare(b));
}

/** The status transitions of an application after grading; the last one is its new status. */
export function transitionsAfterTest(passed: boolean, price: number): Status[] {
  if (!passed) return ["TEST_COMPLETED", "TEST_FAILED"];
  const last = price === 0 ? "PAYMENT_CONFIRMED" : "PAYMENT_PENDING";
  return ["TEST_COMPLETED", "TEST_PASSED", last];
}

/** The columns of an attempt that its result needs. */
interface GradedAttempt {
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
    topics: topicsOf(questions).map(topicsWords.topicName),
    category,
    categoryOpensAt: categoryOpensAt(gradedAt),
    jobOpensAt: reopensAt(new Date(gradedAt)),
  };
}
