import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { report, sized } from "../support/stress/size";
import { makeDeterministic } from "./crypto";
import { runUntilIdle } from "./settle";
import { Snapshot } from "./snapshot";
import { STEPS } from "./steps";
import { World } from "./world";

const RUNS = sized(1_000, 20);
/** The most steps of a run; the average is half of it. */
const STEPS_AT_MOST = sized(120, 45);
/**
 * A failure prints its seed and path. `SEED=… RUN=… npx vitest run --project stress
 * tests/simulation/simulation.stress.test.ts`, with the same `STRESS`, repeats only that run, and
 * then looks for its shortest form.
 */
const { RUN } = process.env;
const SEED = process.env.SEED ? Number(process.env.SEED) : sized(Date.now() % 2 ** 31, 20261121);

beforeAll(makeDeterministic);
afterAll(() => vi.unstubAllGlobals());

test("no random sequence of actions and faults loses a slot or a rupee", async () => {
  let steps = 0;
  const started = Date.now();
  const commands = fc.commands(STEPS, { maxCommands: STEPS_AT_MOST, size: "max" });
  const property = fc.asyncProperty(commands, fc.nat(), async (run, seed) => {
    const world = await World.begin(seed);
    const snapshot = new Snapshot();
    await fc.asyncModelRun(() => ({ model: snapshot, real: world }), run);
    steps += snapshot.steps;
    expect(await runUntilIdle(world)).toEqual([]);
  });
  await fc.assert(property, {
    numRuns: RUN ? 1 : RUNS,
    seed: SEED,
    endOnFailure: !process.env.SEED,
    ...(RUN && { path: RUN }),
  });
  report("simulation", { seed: SEED, runs: RUNS, steps, ms: Date.now() - started });
});
