import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { PAYMENT_HOLD_SECONDS, TEST_HOLD_SECONDS } from "../../worker/facts/money/holds";
import { balance } from "../support/stress/balance";
import { unfinished, violations } from "../support/stress/invariants";
import { makeDeterministic } from "./crypto";
import { VERBS } from "./verbs";
import { World } from "./world";

beforeAll(makeDeterministic);
afterAll(() => vi.unstubAllGlobals());

const MINUTES = 130;
/** Extra seconds that pass in these minutes of the story, so that holds lapse. */
const PASSES: Record<number, number> = {
  10: TEST_HOLD_SECONDS,
  30: PAYMENT_HOLD_SECONDS,
};

type Action = [verb: string, person: number, job: number, number?: number];

const TO_ORDER = ["apply", "start", "answerRightly", "submit", "order"];
const ordered = (person: number, job: number): Action[] =>
  TO_ORDER.map((verb) => [verb, person, job]);

/** What people do, by minute. The schedule does everything else. */
const STORY: Record<number, Action[]> = {
  0: [
    // Two people run out of time in the test, one with enough right answers to pass. A third
    // application is never started.
    ["apply", 1, 1],
    ["apply", 1, 2],
    ["start", 1, 2],
    ["answerRightly", 1, 2],
    ["apply", 3, 3],
    ["start", 3, 3],
    // A person who pays nothing runs out of time as well.
    ["apply", 2, 3],
    ["start", 2, 3],
    ["answerRightly", 2, 3],
  ],
  // A person pays, but the browser never returns.
  15: [...ordered(2, 2), ["pay", 2, 2], ["loseQueue", 1, 1]],
  // A person pays, and the bank captures the payment late.
  20: [...ordered(3, 1), ["pay", 3, 1, 2]],
  50: [["captureLate", 3, 1]],
  // A person pays within the hour in which the schedule may not run, and cancels later.
  80: [...ordered(3, 2), ["pay", 3, 2], ["verify", 3, 2]],
  90: [
    ["cancel", 3, 2],
    ["loseQueue", 1, 1],
  ],
  100: [["setInterview", 2, 2, 0]],
};

/** Plays the story, and calls `fire` for the schedule every minute. */
async function live(fire: (world: World, minute: number) => Promise<unknown>) {
  const world = await World.begin(7);
  await VERBS.slots?.(world, { person: 1, job: 2, number: 2 });
  for (let minute = 0; minute < MINUTES; minute += 1) {
    for (const [verb, person, job, number = 0] of STORY[minute] ?? []) {
      await VERBS[verb]?.(world, { person, job, number });
    }
    world.pass(PASSES[minute] ?? 0);
    await fire(world, minute);
    while (world.queue.length > 0) await world.deliver(0, false);
    world.pass(60);
  }
  for (let i = 0; i < 3; i += 1) {
    await world.schedule();
    while (world.queue.length > 0) await world.deliver(0, false);
    world.pass(121);
  }
  expect([
    ...world.unexpected,
    ...(await violations(world.ask, world.now)),
    ...(await unfinished(world.ask, world.now)),
    ...(await balance(world.ask, world.bank.books())).wrong,
  ]).toEqual([]);
  return endOf(world);
}

/**
 * These messages are useless after a certain time, so an hour without the schedule may drop them.
 */
const OF_THE_MOMENT = "('hold_ending', 'interview_reminder', 'payment_event', 'refund_event')";

async function endOf({ ask, mails }: World) {
  const all = async (sql: string) => Array.from(await ask(sql)).map((row) => ({ ...row }));
  return {
    applications: await all(`select user_id, job_id, status, slot_state, closed_because
      from applications order by 1, 2`),
    history: await all(`select application_id, seq, status from application_history
      order by 1, 2`),
    orders: await all("select application_id, state from orders order by 1"),
    payments: await all("select application_id, amount, state from payments order by 1"),
    messages: await all(`select kind, json_extract(payload, '$.applicationId') about, count(*) times
      from outbox where kind not in ${OF_THE_MOMENT} group by 1, 2 order by 1, 2`),
    mails: mails.size > 0,
  };
}

test("any number and overlap of schedule runs lead to the same end state", async () => {
  const everyMinute = await live((world) => world.schedule());
  expect(everyMinute.applications.map((row) => row.status)).toEqual([
    "TEST_PENDING",
    "PAYMENT_PENDING",
    "INTERVIEW_SCHEDULED",
    "PAYMENT_CONFIRMED",
    "PAYMENT_CONFIRMED",
    "REJECTED",
    "TEST_FAILED",
  ]);
  const twiceAtOnce = await live((world) => world.turns.all([world.schedule, world.schedule]));
  expect(twiceAtOnce).toEqual(everyMinute);
  const withoutAnHour = await live(async (world, minute) => {
    if (minute < 60 || minute >= 120) await world.schedule();
  });
  expect(withoutAnHour).toEqual(everyMinute);
  const seldom = await live(async (world, minute) => {
    if (minute % 25 === 24) await world.turns.all([world.schedule, world.schedule, world.schedule]);
  });
  expect(seldom).toEqual(everyMinute);
});
