import { expect, test } from "vitest";
import { Clock } from "./clock";
import { Gate } from "./gate";
import { Line } from "./line";
import { runRush } from "./rush";
import type { Crowd, Setup } from "./setup";
import { moreJobs, onBenchMachine, sameJobs, steps } from "./steps";

const small = (crowd: Crowd): Crowd => ({ ...crowd, taps: { people: 300, meanMs: 1_000 } });

const sum = (values: number[]) => values.reduce((all, one) => all + one, 0);

/** True of every rush: every person gets an answer, and every slot is given exactly once. */
function expectExact(setup: Setup, crowd: Crowd) {
  const result = runRush(setup, crowd);
  const { people, takenOfJob } = result;
  expect(people).toHaveLength(crowd.taps.people);
  expect(people.filter(({ outcome }) => outcome === null)).toEqual([]);
  const wonOf = (job: number) =>
    people.filter((one) => one.job === job && one.outcome === "slot").length;
  const turnedAway = (job: number) =>
    people.some((one) => one.job === job && one.outcome === "full");
  takenOfJob.forEach((takenCount, job) => {
    expect(wonOf(job)).toBe(takenCount);
    expect(takenCount).toBeLessThanOrEqual(crowd.slotsOfJob);
    // People are told that a job is full only if it is.
    if (turnedAway(job)) expect(takenCount).toBe(crowd.slotsOfJob);
  });
  expect(result.delivered).toBe(sum(takenOfJob));
  return result;
}

test.each(
  steps(1).map((setup) => ({ setup, step: setup.name })),
)("step $step: everybody is answered once, slots are exact, every message is delivered", ({
  setup,
}) => {
  expectExact(setup, small(sameJobs(1)));
  expectExact(setup, small(moreJobs(1)));
});

test("a limiter that is too small refuses people, who come again or give up", () => {
  const [, today] = steps(1) as [Setup, Setup];
  const lines = {
    ...today.lines,
    writers: { places: 1, longest: 1, waitMs: 50 },
    retryAfterMs: 500,
  };
  const setup = { ...today, isolates: 1, lines };
  const { people } = expectExact(setup, { ...small(moreJobs(1)), patienceMs: 400 });
  expect(people.some(({ taps, outcome }) => taps > 1 && outcome === "slot")).toBe(true);
  expect(people.some(({ outcome }) => outcome === "later")).toBe(true);
});

test("gates that lose their state during the rush give no slot twice and hold none back", () => {
  const setup = steps(1).find(({ gate }) => gate) as Setup;
  for (const lostAtMs of [50, 400, 2_000]) {
    const lossy = { ...setup, gate: { ms: 1, lostAtMs } };
    const { takenOfJob } = expectExact(lossy, small(sameJobs(1)));
    expect(new Set(takenOfJob)).toEqual(new Set([sameJobs(1).slotsOfJob]));
  }
});

test("the mean number of calls in flight follows from Little's law", () => {
  const [, today] = steps(1) as [Setup, Setup];
  const crowd: Crowd = {
    ...moreJobs(1),
    taps: { people: 2_000, inFlight: 64 },
    readers: { everyMs: 100 },
  };
  const { people, lastAnswerAt } = runRush(onBenchMachine(today), crowd);
  const waits = people.map((one) => one.answeredAt - one.firstTapAt);
  const inside = sum(waits) / lastAnswerAt;
  expect(inside).toBeGreaterThan(60);
  expect(inside).toBeLessThanOrEqual(64);
});

test("the same seed gives the same rush, and another seed gives another one", () => {
  const [, today] = steps(1) as [Setup, Setup];
  const run = (seed: number) => JSON.stringify(runRush(today, small(sameJobs(1)), seed));
  expect(run(5)).toBe(run(5));
  expect(run(5)).not.toBe(run(6));
});

test("a limiter admits as many as it has places, in order, and refuses beyond its bounds", () => {
  const inside: number[] = [];
  const leaves: (() => void)[] = [];
  const clock = new Clock();
  const bound = { places: 2, longest: 3, waitMs: 1_000, together: 1 };
  const enter = ([one = -1]: number[], leave: () => void) => {
    inside.push(one);
    leaves.push(leave);
  };
  const gaveUp: number[] = [];
  const line = new Line<number>(clock, bound, enter, (one) => gaveUp.push(one));
  expect([1, 2, 3, 4, 5, 6].map((one) => line.join(one, 0))).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
  ]);
  expect(inside).toEqual([1, 2]);
  leaves[1]?.();
  expect(inside).toEqual([1, 2, 3]);
  expect(line.join(6, 0)).toBe(true);
  clock.after(1_500, () => leaves[2]?.());
  clock.run();
  expect(gaveUp).toEqual([4, 5, 6]);
  expect(inside).toEqual([1, 2, 3]);
});

test("a shared transaction has writes of one database only, and no more than its maximum", () => {
  const groups: number[][] = [];
  const leaves: (() => void)[] = [];
  const bound = { places: 1, longest: 100, waitMs: 1_000, together: 3 };
  const enter = (group: number[], leave: () => void) => {
    groups.push(group);
    leaves.push(leave);
  };
  const line = new Line<number>(new Clock(), bound, enter, () => {});
  for (const one of [0, 1, 2, 3, 4, 5, 6, 7]) line.join(one, one % 2);
  line.join(8, null);
  for (let next = leaves.shift(); next; next = leaves.shift()) next();
  expect(groups).toEqual([[0], [1, 3, 5], [2, 4, 6], [7], [8]]);
});

test("a gate keeps people waiting while the slots are decided, and then tells them the result", () => {
  let inDatabase = 0;
  const outcomes: string[] = [];
  const gate = new Gate(1, () => inDatabase);
  const visit = (name: string) => ({
    pass: () => outcomes.push(`${name} passes`),
    full: () => outcomes.push(`${name}: full`),
    lost: () => outcomes.push(`${name}: lost`),
  });
  gate.enter(visit("Asha"));
  gate.enter(visit("Bilal"));
  expect(outcomes).toEqual(["Asha passes"]);
  gate.settle(gate.life, "later");
  expect(outcomes).toEqual(["Asha passes", "Bilal passes"]);
  inDatabase = 1;
  gate.settle(gate.life, "slot");
  gate.enter(visit("Chitra"));
  expect(outcomes.at(-1)).toBe("Chitra: full");
});
