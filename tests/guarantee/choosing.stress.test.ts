import { afterAll, beforeAll, expect, test } from "vitest";
import { shuffled } from "../payments/webhooks";
import { succeeded } from "../support/client";
import { offerDayIn } from "../support/offered-days";
import { violations } from "../support/stress/invariants";
import { type Applied, applyFor, pass } from "../support/stress/journey";
import { type Caller, callers, postJob, staff } from "../support/stress/people";
import { inWaves, type Product, startProduct } from "../support/stress/product";
import { report, sized } from "../support/stress/size";

const PEOPLE = sized(300, 40);
const ROUNDS = sized(20, 2);
const SEATS = [1, 6, sized(20, 10)];
const AT_ONCE = 16;

let product: Product;
let admin: string;
let candidates: Caller[];
beforeAll(async () => {
  product = await startProduct();
  admin = await staff(product);
  candidates = await callers(product, PEOPLE);
});
afterAll(() => product.close());

/** Every candidate gets a slot of one free job. */
async function book(): Promise<{ jobId: number; people: Applied[] }> {
  const terms = { applicationPrice: 0, maxApplicants: PEOPLE };
  const job = await postJob(product, admin, terms);
  const people = await inWaves(candidates, AT_ONCE, async (caller) => {
    const applied = await applyFor(product, caller, job);
    await pass(product, applied);
    return applied;
  });
  return { jobId: job.id, people };
}

interface Time {
  dayId: number;
  at: string;
}

/**
 * The runtime closes a connection after five idle seconds, about as long as a round takes: a burst
 * over kept connections would use some of them at that very moment.
 */
const headers = { Connection: "close" };

async function choose({ caller: { token }, id }: Applied, time: Time) {
  const path = `/user/applications/${id}/interview`;
  // Every candidate has an interview of an earlier round in the same hour.
  const json = { ...time, clash: "accepted" };
  const answer = await product.call("POST", path, { token, json, headers });
  const outcome = answer.status === 200 ? "taken" : `${answer.status} ${answer.body.code}`;
  expect(["taken", "409 time_taken"]).toContain(outcome);
  return outcome === "taken";
}

/** Staff give the time to a candidate who has none; a second call finds that there is one. */
async function fill({ id }: Applied, json: Time) {
  const path = `/ops/applications/${id}/interviews`;
  const answer = await product.call("POST", path, { token: admin, json, headers });
  const outcome = answer.status === 201 ? "taken" : `${answer.status} ${answer.body.code}`;
  expect(["taken", "409 time_taken", "409 invalid_stage", "409 stale_state"]).toContain(outcome);
  return outcome === "taken";
}

/** One time for each number of seats. */
const offer = (jobId: number) =>
  inWaves(SEATS, 1, async (seats): Promise<Time> => {
    const day = await offerDayIn(product.query, jobId, { to: "10:30", seats });
    return { dayId: day.id, at: day.times[0] ?? "" };
  });

const holders = async ({ dayId, at }: Time) =>
  Array.from(
    await product.query(
      "select application_id id from interviews where day_id = ? and at = ? and state <> 'cancelled'",
      [dayId, at],
    ),
    ({ id }) => Number(id),
  ).sort();

test("candidates who choose, move or are given a time at once get exactly the seats that exist", async () => {
  const { jobId, people } = await book();
  let movers = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await product.query("update interviews set moves = 0");
    const having = await product.query("select application_id id from interviews");
    const has = new Set(Array.from(having, ({ id }) => Number(id)));
    movers += has.size;
    const times = await offer(jobId);
    const wishes = shuffled(
      people.map((one, i) => ({ one, time: times[i % SEATS.length] as Time })),
    );
    // Every third candidate taps twice.
    const taps = wishes.flatMap((wish, i) => (i % 3 === 0 ? [wish, wish] : [wish]));
    const results = await Promise.all(
      taps.map(({ one, time }) =>
        (one.id % 4 === 0 && !has.has(one.id) ? fill : choose)(one, time),
      ),
    );

    for (const [index, time] of times.entries()) {
      const won = new Set(
        taps.flatMap((tap, i) => (results[i] && tap.time === time ? [tap.one.id] : [])),
      );
      expect(won.size).toBe(SEATS[index]);
      expect(await holders(time)).toEqual([...won].sort());
    }
    expect(await violations(product.query, new Date())).toEqual([]);
    const [{ token } = { token: "" }] = people.map(({ caller }) => caller);
    const path = `/user/applications/${people[0]?.id}/times`;
    const freeTimes: Time[] = await succeeded(product.call("GET", path, { token }));
    expect(freeTimes.filter((one) => times.some((time) => time.dayId === one.dayId))).toEqual([]);
  }
  report("choosing", { people: PEOPLE, rounds: ROUNDS, seats: SEATS, movers });
});
