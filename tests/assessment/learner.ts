import type { TestBand } from "../../worker/contract/assessments";
import type { Question } from "../../worker/contract/job/job-input";
import {
  bandOf,
  drawTest,
  neededToPass,
  passes,
  score,
} from "../../worker/domain/assessment/assessment.rules";

/** What a player hears after an attempt: between how many and how many answers were right. */
export type Heard = (
  right: number,
  count: number,
  passMark: number,
) => [least: number, most: number];

export const exactScore: Heard = (right) => [right, right];

/** All scores below the pass that bear the same band. */
export const bandAlone: Heard = (right, count, passMark) => {
  const band: TestBand = bandOf(right, count, passMark);
  const scores = Array.from({ length: neededToPass(count, passMark) }, (_, n) => n);
  const same = scores.filter((one) => bandOf(one, count, passMark) === band);
  return [Math.min(...same), Math.max(...same)];
};

interface Attempt {
  chosen: Map<string, string>;
  least: number;
  most: number;
}

const STEPS = 1500;
const ODD = 0.02;

/**
 * Someone who knows nothing and learns from what is heard alone: before each attempt, the answers
 * are looked for that agree best with all attempts so far, and those are given.
 */
export class Learner {
  readonly #attempts: Attempt[] = [];
  readonly #belief = new Map<string, string>();
  readonly #options = new Map<string, string[]>();

  constructor(
    readonly heard: Heard,
    readonly random: () => number,
  ) {}

  #any<T>(list: readonly T[]): T {
    return list[Math.floor(this.random() * list.length)] as T;
  }

  #miss({ chosen, least, most }: Attempt): number {
    let right = 0;
    for (const [prompt, text] of chosen) if (this.#belief.get(prompt) === text) right += 1;
    return Math.max(0, least - right, right - most);
  }

  /** Changes one answer at a time, and keeps what agrees better, sometimes what agrees worse. */
  #think(): void {
    const prompts = [...this.#options.keys()];
    if (this.#attempts.length === 0) return;
    for (let step = 0; step < STEPS; step += 1) {
      const prompt = this.#any(prompts);
      const concerned = this.#attempts.filter(({ chosen }) => chosen.has(prompt));
      const cost = () => concerned.reduce((sum, attempt) => sum + this.#miss(attempt), 0);
      const before = cost();
      const was = this.#belief.get(prompt) ?? "";
      this.#belief.set(prompt, this.#any(this.#options.get(prompt) ?? []));
      if (cost() > before && this.random() > ODD) this.#belief.set(prompt, was);
    }
  }

  /** Takes a test of the pool: whether it was passed. */
  takeTest(pool: Question[], asked: number | null, passMark: number, seed: string): boolean {
    const test = drawTest(pool, asked, seed);
    for (const { prompt, options } of test) {
      if (this.#options.has(prompt)) continue;
      this.#options.set(prompt, options);
      this.#belief.set(prompt, this.#any(options));
    }
    this.#think();
    const chosen = new Map(test.map(({ prompt }) => [prompt, this.#belief.get(prompt) ?? ""]));
    const given = test.map(({ prompt, options }) => options.indexOf(chosen.get(prompt) ?? ""));
    const right = score(test, new Map(given.entries()));
    const [least, most] = this.heard(right, test.length, passMark);
    this.#attempts.push({ chosen, least, most });
    return passes(right, test.length, passMark);
  }
}
