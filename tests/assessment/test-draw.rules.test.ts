import { expect, test } from "vitest";
import { assessments, categoryTests } from "../../content/tests/index";
import type { Question } from "../../worker/contract/job/job-input";
import { assessmentInput } from "../../worker/contract/job/job-input";
import { randomSeed } from "../../worker/crypto";
import {
  bandOf,
  drawTest,
  topicsOf,
} from "../../worker/domain/outcome/assessment/assessment.rules";
import { POOL_TIMES_ASKED } from "../../worker/facts/jobs/tests";
import { bandAlone, exactScore, type Heard, Learner } from "./learner";

const SALES = categoryTests.Sales as { questions: Question[]; questionsAsked: number };
const POOL = SALES.questions.slice(0, 30);

/** The same seeds in each run. */
const seedOf = (number: number) =>
  [number, 1, 2, 3].map((word) => word.toString(16).padStart(8, "0")).join("");
const SEEDS = Array.from({ length: 3000 }, (_, number) => seedOf(number));

test("the same seed draws the same test, and another seed draws another test", () => {
  const seed = randomSeed();
  expect(drawTest(POOL, 10, seed)).toEqual(drawTest(POOL, 10, seed));
  expect(new Set(SEEDS.map((one) => JSON.stringify(drawTest(POOL, 10, one)))).size).toBe(3000);
  expect(randomSeed()).not.toBe(seed);
});

test("a drawn test asks different questions of the pool, each with its own options", () => {
  for (const seed of SEEDS.slice(0, 200)) {
    const questions = drawTest(POOL, 10, seed);
    expect(new Set(questions.map(({ prompt }) => prompt)).size).toBe(10);
    for (const { prompt, options, answer, topic } of questions) {
      const poolQuestion = POOL.find((one) => one.prompt === prompt);
      expect([...options].sort()).toEqual([...(poolQuestion?.options ?? [])].sort());
      expect(options[answer]).toBe(poolQuestion?.options[poolQuestion.answer]);
      expect(topic).toBe(poolQuestion?.topic);
    }
  }
  expect(drawTest(POOL, null, seedOf(1))).toHaveLength(30);
});

/** The distance of counts from even, in units of the spread that chance alone causes (about 1). */
function unevenness(counts: number[]): number {
  const even = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0) / (counts.length - 1);
}

test("every question is drawn equally often, and the right option appears in every position", () => {
  const drawn = SEEDS.map((seed) => drawTest(POOL, 10, seed));
  const times = (predicate: (questions: Question[]) => boolean) => drawn.filter(predicate).length;
  const drawCounts = POOL.map(({ prompt }) => times((one) => one.some((q) => q.prompt === prompt)));
  expect(unevenness(drawCounts)).toBeLessThan(2);
  const first = POOL.map(({ prompt }) => times(([one]) => one?.prompt === prompt));
  expect(unevenness(first)).toBeLessThan(2);
  const places = [0, 1, 2, 3].map((place) => times(([one]) => one?.answer === place));
  expect(unevenness(places)).toBeLessThan(4);
});

/** The share of `players` who passed within twelve attempts. */
function passedOf(
  players: number,
  feedback: Heard,
  pool: Question[],
  questionCount: number | null,
): number {
  let passed = 0;
  for (let player = 0; player < players; player += 1) {
    let state = player * 7919 + 13;
    const random = () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state / 2 ** 32;
    };
    const learner = new Learner(feedback, random);
    for (let attempt = 0; attempt < 12; attempt += 1) {
      if (learner.takeTest(pool, questionCount, 60, seedOf(player * 12 + attempt))) {
        passed += 1;
        break;
      }
    }
  }
  return passed / players;
}

test("a candidate who hears only a band learns hardly more in twelve attempts than by guessing", () => {
  // The chance to get six or more of ten right by guessing one of four is 1.97 %.
  const guessing = 1 - (1 - 0.0197) ** 12;
  const learning = passedOf(800, bandAlone, SALES.questions, SALES.questionsAsked);
  const before = passedOf(100, exactScore, SALES.questions.slice(0, 10), null);
  expect(before).toBeGreaterThan(0.6);
  expect(learning - guessing).toBeLessThan(0.07);
}, 120_000);

test("a band says how close the candidate came, without a number", () => {
  const bands = [0, 1, 2, 3, 4, 5].map((right) => bandOf(right, 10, 60));
  expect(bands).toEqual(["below", "below", "below", "below", "below", "close"]);
});

test("the topics of a result are those of the whole test, whatever was answered", () => {
  const [one, two] = [{ topic: "Sums" }, { topic: "Letters" }].map((topic) => ({
    ...topic,
    prompt: "?",
    options: ["a", "b"],
    answer: 0,
  }));
  const none = { prompt: "?", options: ["a", "b"], answer: 0 };
  expect(topicsOf([one, two, one, none] as Question[])).toEqual(["Letters", "Sums"]);
});

test.each(
  Object.entries({ ...assessments, ...categoryTests }),
)("the written test %s has a large enough pool, clear questions and topics", (_, assessment) => {
  const { questions, questionsAsked } = assessment;
  expect(assessmentInput.safeParse(assessment).error).toBeUndefined();
  expect(questions.length).toBeGreaterThanOrEqual(POOL_TIMES_ASKED * questionsAsked);
  expect(new Set(questions.map(({ prompt }) => prompt)).size).toBe(questions.length);
  for (const { options, topic } of questions) {
    expect(new Set(options).size).toBe(options.length);
    expect(topic).not.toBe("");
  }
  const places = [0, 1, 2, 3].map((place) => questions.filter((q) => q.answer === place).length);
  expect(Math.max(...places)).toBeLessThan(questions.length * 0.45);
});
