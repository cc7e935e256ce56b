import fc from "fast-check";
import { Failure } from "../../worker/failure";
import { ProviderError } from "../../worker/providers/types";
import { falsehoods } from "../support/stress/invariants";
import { Crash, PLACES, STRIKES } from "./faults";
import type { Past } from "./fixtures";
import { type Choice, VERBS } from "./verbs";
import { JOBS, PEOPLE, type World } from "./world";

/** One step of a run: something done to the world, after which nothing may be false. */
export class Step implements fc.AsyncCommand<Past, World> {
  constructor(
    private readonly name: string,
    private readonly act: (world: World) => Promise<unknown>,
  ) {}

  check = () => true;
  toString = () => this.name;

  async run(past: Past, world: World): Promise<void> {
    await this.act(world);
    past.steps += 1;
    const wrong = [
      ...world.unexpected.splice(0),
      ...(await falsehoods(world.ask, world.now)),
      ...(await past.broken(world)),
    ];
    if (wrong.length > 0) throw new Error(wrong.join("\n"));
  }
}

/** A refusal is an answer, and what the weather broke is broken. Nothing else may be thrown. */
export function isExpected(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    if (e instanceof Failure || e instanceof ProviderError || e instanceof Crash) return true;
  }
  return false;
}

async function attempt(world: World, verb: string, choice: Choice): Promise<void> {
  try {
    await VERBS[verb]?.(world, choice);
  } catch (error) {
    if (!isExpected(error)) throw error;
  }
}

const choice = fc.record({
  person: fc.constantFrom(...PEOPLE),
  job: fc.constantFrom(...JOBS.map(({ id }) => id)),
  number: fc.nat(1000),
});

const OFTEN: Record<string, number> = {
  walk: 24,
  next: 16,
  deliver: 8,
  webhook: 6,
  schedule: 4,
  cancel: 4,
  payWithCredit: 2,
};
const verb = fc.oneof(
  ...Object.keys(VERBS).map((name) => ({
    weight: OFTEN[name] ?? 1,
    arbitrary: fc.constant(name),
  })),
);
const deed = fc.tuple(verb, choice);
const named = ([name, { person, job, number }]: [string, Choice]) =>
  `${name}(${person}, ${job}, ${number})`;

const alone = deed.map((one) => new Step(named(one), (world) => attempt(world, ...one)));

const seconds = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(1, 5, 10, 20) },
  { weight: 3, arbitrary: fc.constantFrom(31, 61, 91, 125) },
  { weight: 1, arbitrary: fc.constantFrom(3_600, 90_000, 2_700_000) },
);
const wait = seconds.map((s) => new Step(`wait(${s})`, async (world) => world.pass(s)));

/** Several at once, in one of all interleavings, while the clock runs. */
const together = fc
  .tuple(fc.array(deed, { minLength: 2, maxLength: 4 }), fc.constantFrom(0, 5, 20))
  .map(([deeds, pass]) => {
    const name = `together(${deeds.map(named).join(", ")}, ${pass} s)`;
    return new Step(name, (world) =>
      world.turns.all([
        ...deeds.map((one) => () => attempt(world, ...one)),
        async () => {
          await world.turns.next();
          world.pass(pass);
        },
      ]),
    );
  });

const weather = fc
  .tuple(fc.constantFrom(...PLACES), fc.constantFrom(...STRIKES), fc.integer({ min: 1, max: 6 }))
  .map(
    ([place, strike, times]) =>
      new Step(`weather(${place}, ${strike}, ${times})`, async (world) =>
        world.weather.brew(place, strike, times),
      ),
  );

/** Steps in the proportions in which they make things happen. */
export const STEPS = [alone, alone, alone, alone, together, together, together, wait, weather];
