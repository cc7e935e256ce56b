import fc from "fast-check";
import { isOvertaken } from "../../worker/domain/retry";
import { Failure } from "../../worker/failure";
import { ProviderError } from "../../worker/providers/types";
import { violations } from "../support/stress/invariants";
import { appointments } from "./appointments";
import { type Choice, oneOf } from "./choices";
import { unfairEndings } from "./fairness";
import { Crash, FAULTS, PLACES } from "./faults";
import type { Snapshot } from "./snapshot";
import { VERBS } from "./verbs";
import { JOBS, PEOPLE, type World } from "./world";

/** One step of a run: an action on the world. After it, all invariants must hold. */
export class Step implements fc.AsyncCommand<Snapshot, World> {
  constructor(
    private readonly name: string,
    private readonly perform: (world: World) => Promise<unknown>,
  ) {}

  check = () => true;
  toString = () => this.name;

  async run(snapshot: Snapshot, world: World): Promise<void> {
    await this.perform(world);
    snapshot.steps += 1;
    const wrong = [
      ...world.unexpected.splice(0),
      ...(await violations(world.ask, world.now)),
      ...(await snapshot.broken(world)),
      ...(await unfairEndings(world)),
    ];
    if (wrong.length > 0) throw new Error(wrong.join("\n"));
  }
}

/**
 * Expected errors: a refusal (including that another writer was first), or a planned fault.
 * Everything else fails the run.
 */
export function isExpected(error: unknown): boolean {
  if (isOvertaken(error)) return true;
  for (let e = error; e instanceof Error; e = e.cause) {
    if (e instanceof Failure || e instanceof ProviderError || e instanceof Crash) return true;
  }
  return false;
}

/**
 * Verbs that need a confirmed slot, which few of the three people have for one of the three jobs.
 */
const ABOUT_SLOT = ["meet", "cancel", "requestRefund", "refund", ...Object.keys(appointments)];

/** Replaces the choice with one of a person who has or had a confirmed slot, if there is one. */
async function ofBooked({ ask }: World, choice: Choice): Promise<Choice> {
  const booked = await ask(`select user_id person, job_id job from applications a where exists
    (select 1 from application_history where application_id = a.id and status = 'PAYMENT_CONFIRMED')
    order by a.id desc`);
  const one = oneOf(Array.from(booked), choice.person * JOBS.length + choice.job);
  return one ? { ...choice, person: Number(one.person), job: Number(one.job) } : choice;
}

export async function attempt(world: World, verb: string, choice: Choice): Promise<void> {
  try {
    const about = ABOUT_SLOT.includes(verb) ? await ofBooked(world, choice) : choice;
    await VERBS[verb]?.(world, about);
  } catch (error) {
    if (!isExpected(error)) throw error;
  }
}

const choice = fc.record({
  person: fc.constantFrom(...PEOPLE),
  job: fc.constantFrom(...JOBS.map(({ id }) => id)),
  number: fc.nat(1000),
});

const WEIGHTS: Record<string, number> = {
  walk: 24,
  next: 16,
  deliver: 8,
  webhook: 6,
  schedule: 4,
  cancel: 4,
  payWithCredit: 4,
  giveFreeSlot: 2,
  meet: 24,
  passToInterview: 6,
  candidateSays: 6,
  companySays: 6,
  moveInterview: 3,
  acceptTime: 2,
  chooseTime: 2,
  arrive: 3,
  candidateTakesBack: 2,
  companyTakesBack: 2,
  offerNothing: 3,
  cancelADayAhead: 3,
  passToDue: 4,
  passToLapse: 4,
};
const verb = fc.oneof(
  ...Object.keys(VERBS).map((name) => ({
    weight: WEIGHTS[name] ?? 1,
    arbitrary: fc.constant(name),
  })),
);
const action = fc.tuple(verb, choice);
const named = ([name, { person, job, number }]: [string, Choice]) =>
  `${name}(${person}, ${job}, ${number})`;

const single = action.map((one) => new Step(named(one), (world) => attempt(world, ...one)));

/** Repeats a call: at the same time, or after the answer of the first call was lost. */
const repeated = fc.tuple(action, fc.boolean()).map(([one, atOnce]) => {
  const name = `${atOnce ? "twice" : "again"}(${named(one)})`;
  return new Step(name, async (world) => {
    if (atOnce)
      return world.turns.all([() => attempt(world, ...one), () => attempt(world, ...one)]);
    world.faults.plan("commit", "unanswered", 1);
    await attempt(world, ...one);
    return attempt(world, ...one);
  });
});

const seconds = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(1, 5, 10, 20) },
  { weight: 3, arbitrary: fc.constantFrom(31, 61, 91, 125) },
  { weight: 1, arbitrary: fc.constantFrom(3_600, 90_000, 2_700_000) },
);
const wait = seconds.map((s) => new Step(`wait(${s})`, async (world) => world.pass(s)));

/**
 * Runs several actions at once in a random interleaving, while time passes: some seconds, or until
 * a hold ends.
 */
const parallel = fc
  .tuple(
    fc.array(action, { minLength: 2, maxLength: 4 }),
    fc.constantFrom(0, 5, 20, "to the end of a hold"),
  )
  .map(([actions, pass]) => {
    const name = `parallel(${actions.map(named).join(", ")}, ${pass})`;
    return new Step(name, (world) =>
      world.turns.all([
        ...actions.map((one) => () => attempt(world, ...one)),
        async () => {
          await world.turns.next();
          await (typeof pass === "number" ? world.pass(pass) : world.passToLapse());
        },
      ]),
    );
  });

const fault = fc
  .tuple(fc.constantFrom(...PLACES), fc.constantFrom(...FAULTS), fc.integer({ min: 1, max: 6 }))
  .map(
    ([place, fault, times]) =>
      new Step(`fault(${place}, ${fault}, ${times})`, async (world) =>
        world.faults.plan(place, fault, times),
      ),
  );

/**
 * The kinds of steps. A kind that is listed more than once is chosen more often, so that much
 * happens in a run.
 */
export const STEPS = [
  single,
  single,
  single,
  single,
  parallel,
  parallel,
  parallel,
  repeated,
  wait,
  fault,
];
