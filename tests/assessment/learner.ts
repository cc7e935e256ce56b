import type { TestBand } from "../../worker/contract/assessments";
import type { Question } from "../../worker/contract/job/job-input";
import {
  bandOf,
  drawTest,
  neededToPass,
  passes,
  score,
} from "../../worker/domain/outcome/assessment/assessment.rules";

/**
 * The result that a player sees of an attempt: the least and the most answers that may be right.
 */
export type Heard = (
  right: number,
  count: number,
  passMark: number,
) => [least: number, most: number];

export const exactScore: Heard = (right) => [right, right];

/** The range of failing scores that are shown with the same band. */
export const bandAlone: Heard = (right, count, passMark) => {
  const band: TestBand = bandOf(right, count, passMark);
  const scores = Array.from({ length: neededToPass(count, passMark) }, (_, n) => n);
  const same = scores.filter((one) => bandOf(one, count, passMark) === band);
  return [Math.min(...same), Math.max(...same)];
};

interface Attempt {
  /** Its right answers, if the learner's current belief is true. */
  right: number;
  least: number;
  most: number;
}

const miss = ({ least, most }: Attempt, right: number) => Math.max(0, least - right, right - most);

const STEPS = 1500;
const ODD = 0.02;

/**
 * A player who knows nothing and learns from results alone. Before each attempt the learner looks
 * for the answers that agree best with all attempts so far, and gives those.
 */
export class Learner {
  readonly #belief = new Map<string, string>();
  readonly #options = new Map<string, string[]>();
  /** The answers given to each question, each with its attempt. */
  readonly #given = new Map<string, { text: string; attempt: Attempt }[]>();

  constructor(
    readonly feedback: Heard,
    readonly random: () => number,
  ) {}

  #any<T>(list: readonly T[]): T {
    return list[Math.floor(this.random() * list.length)] as T;
  }

  /**
   * Changes one answer at a time; keeps a change that agrees better, and sometimes one that agrees
   * worse.
   */
  #think(): void {
    const prompts = [...this.#options.keys()];
    if (this.#given.size === 0) return;
    for (let step = 0; step < STEPS; step += 1) {
      const prompt = this.#any(prompts);
      const was = this.#belief.get(prompt);
      const now = this.#any(this.#options.get(prompt) ?? []);
      const answers = this.#given.get(prompt) ?? [];
      const changed = (text: string) => Number(text === now) - Number(text === was);
      let worse = 0;
      for (const { text, attempt } of answers) {
        worse += miss(attempt, attempt.right + changed(text)) - miss(attempt, attempt.right);
      }
      if (worse > 0 && this.random() > ODD) continue;
      for (const { text, attempt } of answers) attempt.right += changed(text);
      this.#belief.set(prompt, now);
    }
  }

  /** Takes a test from the pool, and returns whether it was passed. */
  takeTest(
    pool: Question[],
    questionCount: number | null,
    passMark: number,
    seed: string,
  ): boolean {
    const test = drawTest(pool, questionCount, seed);
    for (const { prompt, options } of test) {
      if (this.#options.has(prompt)) continue;
      this.#options.set(prompt, options);
      this.#belief.set(prompt, this.#any(options));
    }
    this.#think();
    const texts = test.map(({ prompt }) => this.#belief.get(prompt) ?? "");
    const places = test.map(({ options }, index) => options.indexOf(texts[index] ?? ""));
    const right = score(test, new Map(places.entries()));
    const [least, most] = this.feedback(right, test.length, passMark);
    const attempt = { right: test.length, least, most };
    for (const [index, { prompt }] of test.entries()) {
      const answer = { text: texts[index] ?? "", attempt };
      this.#given.set(prompt, [...(this.#given.get(prompt) ?? []), answer]);
    }
    return passes(right, test.length, passMark);
  }
}
