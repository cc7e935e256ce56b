import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { report, sized } from "../support/stress/size";
import { makeDeterministic } from "./crypto";
import { Past } from "./fixtures";
import { comeToRest } from "./settle";
import { STEPS } from "./steps";
import { World } from "./world";

const RUNS = sized(1_000, 30);
const STEPS_AT_MOST = sized(110, 45);
/** `SEED=… npm run test:stress` repeats what failed, and then looks for its shortest form. */
const SEED = process.env.SEED ? Number(process.env.SEED) : sized(Date.now() % 2 ** 31, 20261121);

beforeAll(makeDeterministic);
afterAll(() => vi.unstubAllGlobals());

test("no random sequence of actions and faults loses a slot or a rupee", async () => {
  let steps = 0;
  const started = Date.now();
  const commands = fc.commands(STEPS, { maxCommands: STEPS_AT_MOST, size: "max" });
  const property = fc.asyncProperty(commands, fc.nat(), async (run, seed) => {
    const world = await World.begin(seed);
    const past = new Past();
    await fc.asyncModelRun(() => ({ model: past, real: world }), run);
    steps += past.steps;
    expect(await comeToRest(world)).toEqual([]);
  });
  await fc.assert(property, { numRuns: RUNS, seed: SEED, endOnFailure: !process.env.SEED });
  report("simulation", { seed: SEED, runs: RUNS, steps, ms: Date.now() - started });
});
