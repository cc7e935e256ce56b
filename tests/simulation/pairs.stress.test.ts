import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { violations } from "../support/stress/invariants";
import { report, sized } from "../support/stress/size";
import { appointments } from "./appointments";
import type { Choice } from "./choices";
import { makeDeterministic } from "./crypto";
import { runUntilIdle } from "./settle";
import { Snapshot } from "./snapshot";
import { attempt } from "./steps";
import { doVerbs, TO_ORDER } from "./verbs";
import { World } from "./world";

// Tries every two acts about an interview at once, at every stage of the interview.

beforeAll(makeDeterministic);
afterAll(() => vi.unstubAllGlobals());

/** Only every n-th pair is tried. */
const EVERY = sized(1, 251);

const HOUR = 3_600;
/** A candidate for the job with two rounds. */
const FIRST: Choice = { person: 1, job: 2, number: 1 };
const SECOND: Choice = { person: 2, job: 2, number: 1 };

const book = async (world: World, who: Choice) =>
  doVerbs(world, { ...who, number: 0 }, ...TO_ORDER, "pay", "verify");
/** Moves the clock to half an hour after the beginning of both interviews. */
async function begin(world: World): Promise<void> {
  await doVerbs(world, FIRST, "chooseTime");
  await doVerbs(world, { ...SECOND, number: 0 }, "chooseTime");
  while (world.now.toISOString() < "2026-11-22T10:51")
    await doVerbs(world, FIRST, "passToInterview");
}

/**
 * The history of each stage. At first there are two people with slots, and a day of two times with
 * two seats each.
 */
const STAGES: Record<string, (world: World) => Promise<unknown>> = {
  "with free times": async () => {},
  "with a time": (world) => doVerbs(world, FIRST, "chooseTime"),
  "with a time that was moved": (world) => doVerbs(world, FIRST, "chooseTime", "moveInterview"),
  "half an hour before": async (world) => {
    await doVerbs(world, FIRST, "chooseTime", "passToInterview", "passToInterview");
  },
  "after the beginning": begin,
  "after coming": async (world) => {
    await doVerbs(world, FIRST, "chooseTime", "passToInterview", "passToInterview", "arrive");
    world.pass(HOUR);
  },
  "in dispute": async (world) => {
    await begin(world);
    await doVerbs(world, { ...FIRST, number: 2 }, "companySays");
    await doVerbs(world, { ...FIRST, number: 0 }, "candidateSays");
  },
  "after the employer's absence": async (world) => {
    await begin(world);
    await doVerbs(world, FIRST, "companySays");
  },
  "with a result": async (world) => {
    await begin(world);
    await doVerbs(world, { ...FIRST, number: 0 }, "candidateSays", "giveResult");
    world.pass(599);
  },
  "called to the next round": async (world) => {
    await begin(world);
    await doVerbs(world, { ...FIRST, number: 0 }, "candidateSays", "callOn");
    // An interview day of round 2, tomorrow.
    await doVerbs(world, { ...FIRST, number: 9 }, "offerDay");
  },
  "after a broken promise": async (world) => {
    await doVerbs(world, { ...FIRST, number: 0 }, "cancelDay");
    await doVerbs(world, FIRST, "passToDue");
  },
};

const ACTS: [verb: string, numbers: number[]][] = [
  ["chooseTime", [0, 1]],
  ["acceptTime", [0]],
  ["waitOn", [0]],
  ["requestRefund", [0]],
  ["cancel", [0]],
  ["arrive", [0]],
  ["candidateSays", [0, 1, 2]],
  ["candidateTakesBack", [0]],
  ["companySays", [0, 1, 2]],
  ["companyTakesBack", [0]],
  ["checkIn", [0]],
  ["cancelDay", [0]],
  ["changeDay", [0, 1]],
  ["setInterview", [1]],
  ["giveSeat", [0]],
  ["moveInterview", [1]],
  ["cancelInterview", [0]],
  ["giveResult", [0, 1]],
  ["callOn", [0]],
  ["undoResult", [0]],
  ["decideDispute", [0, 1, 2]],
  ["releaseHeldReturn", [0]],
  ["refund", [0]],
  ["passToDue", [0]],
];
const acts = ACTS.flatMap(([verb, numbers]) => numbers.map((number) => ({ verb, number })));
/** Acts that also give or take something of the other person. */
const SHARED = ["chooseTime", "giveSeat", "cancelDay", "changeDay", "passToDue"];
const pairs = Object.keys(STAGES).flatMap((stage) =>
  acts.flatMap((one, i) =>
    acts.slice(i).flatMap((other) => {
      const others = SHARED.includes(other.verb) ? [FIRST, SECOND] : [FIRST];
      return others.map((who) => ({ stage, one, other, who }));
    }),
  ),
);

test("any two acts about an interview at once leave one seat, one ending and the right money", async () => {
  const sample = pairs.filter((_, i) => i % EVERY === 0);
  const wrong: string[] = [];
  for (const [order, { stage, one, other, who }] of sample.entries()) {
    const world = await World.begin(order);
    await book(world, FIRST);
    await book(world, SECOND);
    // A day with two times of two seats each, tomorrow.
    await doVerbs(world, { ...FIRST, number: 1 }, "offerDay");
    await STAGES[stage]?.(world);
    const snapshot = new Snapshot();
    await snapshot.broken(world);
    await world.turns.all([
      () => attempt(world, one.verb, { ...FIRST, number: one.number }),
      () => attempt(world, other.verb, { ...who, number: other.number }),
    ]);
    const firstProblems = [
      ...world.unexpected.splice(0),
      ...(await violations(world.ask, world.now)),
      ...(await snapshot.broken(world)),
    ];
    const problems = firstProblems.length > 0 ? firstProblems : await runUntilIdle(world);
    const acts = `${one.verb} ${one.number}, ${other.verb} ${other.number} of person ${who.person}`;
    wrong.push(...problems.map((words) => `${stage}, ${acts}: ${words}`));
  }
  expect(wrong).toEqual([]);
  report("pairs", { pairs: sample.length });
});

test("every act is among the pairs", () => {
  const missing = Object.keys(appointments).filter((name) => !ACTS.some(([verb]) => verb === name));
  expect(missing.sort()).toEqual([
    "cancelADayAhead",
    "checkInWrongly",
    "offerDay",
    "offerNothing",
    "passToInterview",
    "passToLapse",
  ]);
});
