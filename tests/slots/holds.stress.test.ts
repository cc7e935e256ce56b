import { afterAll, beforeAll, expect, test } from "vitest";
import { keepWebhooks } from "../payments/webhooks";
import { rightOption } from "../support/answer-key";
import { moveClock, timeAt } from "../support/clock";
import type { Job } from "../support/jobs";
import { payAtProvider, verifyPayment } from "../support/payments";
import { runUntilIdle } from "../support/stress/end-state";
import { violations } from "../support/stress/invariants";
import { type Applied, applyFor, askForOrder, order, pass } from "../support/stress/journey";
import { type Caller, callers, postJob, staff } from "../support/stress/people";
import { type Product, startProduct } from "../support/stress/product";
import { report, sized } from "../support/stress/size";

const CHURN_MS = sized(120_000, 3_000);
const PEOPLE = sized(60, 8);
/** The tests move the clock by days, and people must stay logged in. */
const SETTINGS = { ACCESS_TOKEN_SECONDS: String(3_650 * 86_400) };
/**
 * After so many turns of a person, the clock moves by half a day, so that holds of one to three
 * days lapse and are renewed.
 */
const TURNS_A_STEP = 10;

let product: Product;
let admin: string;
let people: Caller[];
beforeAll(async () => {
  product = await startProduct(SETTINGS);
  admin = await staff(product);
  people = await callers(product, PEOPLE);
  await keepWebhooks(product);
});
afterAll(() => product.close());

const applicationOf = async ({ caller, id }: Pick<Applied, "caller" | "id">) =>
  (await product.call("GET", `/user/applications/${id}`, { token: caller.token })).body;

/** Moves the clock to so many seconds after the end of a hold. */
async function passHold(applied: Applied, seconds = 1): Promise<void> {
  const { slot } = await applicationOf(applied);
  const remaining = (Date.parse(slot.expiresAt) - timeAt(product.url).getTime()) / 1_000;
  await moveClock(product.stack, Math.max(0, Math.ceil(remaining + seconds)));
}

const tryToApply = ({ token, resumeId }: Caller, job: Job) =>
  product.call("POST", "/user/jobs/apply", { token, json: { jobId: job.id, resumeId } });

const newJob = () => postJob(product, admin, { maxApplicants: 1 });
const [FIRST, SECOND] = [0, 1].map((i) => () => people[i] as Caller) as [
  () => Caller,
  () => Caller,
];

/** A candidate who has ordered the only slot of a job and still holds it. */
async function ordered(): Promise<{ applied: Applied; orderId: string }> {
  const applied = await applyFor(product, FIRST(), await newJob());
  await pass(product, applied);
  return { applied, orderId: await order(product, applied) };
}

test("a slot is taken until its hold runs out, and free from that moment on", async () => {
  const applied = await applyFor(product, FIRST(), await newJob());
  await passHold(applied, -60);
  expect((await tryToApply(SECOND(), applied.job)).body.code).toBe("no_slots_left");
  await passHold(applied);
  expect((await tryToApply(SECOND(), applied.job)).status).toBe(201);
  expect((await applicationOf(applied)).slot.state).toBe("released");
});

test("a candidate who pays late gets the slot if it is free", async () => {
  const { applied, orderId } = await ordered();
  await passHold(applied);
  const { body } = await verifyPayment(product, FIRST(), await payAtProvider(product, orderId));
  expect(body).toMatchObject({ status: "PAYMENT_CONFIRMED", slot: { state: "confirmed" } });
});

test("a candidate who pays late gets the money back if the slot is not free", async () => {
  const { applied, orderId } = await ordered();
  await passHold(applied);
  await applyFor(product, SECOND(), applied.job);
  const { body } = await verifyPayment(product, FIRST(), await payAtProvider(product, orderId));
  expect(body).toMatchObject({ status: "PAYMENT_PENDING", slot: { state: "released" } });
  await expectRefunded(applied);
});

test("a hold that runs out while the provider is slow is not stretched over its next owner", async () => {
  const { applied, orderId } = await ordered();
  const signed = await payAtProvider(product, orderId);
  const slow = { provider: "payments", mode: "slow", times: 1, containing: orderId };
  await product.simulate("/faults", slow);
  const verified = verifyPayment(product, FIRST(), signed);
  await passHold(applied);
  await applyFor(product, SECOND(), applied.job);
  expect((await verified).body.status).toBe("PAYMENT_PENDING");
  await expectRefunded(applied);
});

async function expectRefunded(applied: Applied): Promise<void> {
  expect(await runUntilIdle(product)).toEqual([]);
  expect((await applicationOf(applied)).refund).toMatchObject({ state: "done", amount: 19900 });
}

test("random claims, lapses and payments never fill more slots than a job has", async () => {
  const jobs = await Promise.all(
    [1, 2].map((maxApplicants) => postJob(product, admin, { maxApplicants })),
  );
  const least = PEOPLE / 2;
  const until = Date.now() + CHURN_MS;
  const halfADay = 12 * 3_600;
  const counts = { claims: 0, samples: 0, paid: 0 };
  // On a slow machine, the time may be over after only a few claims.
  const goesOn = () => Date.now() < until || counts.claims <= least;

  /**
   * Applies, takes the test or orders, whichever claims
   * a slot for this person now. Some people also pay.
   */
  async function churn(caller: Caller, turn: number): Promise<void> {
    const job = jobs[turn % jobs.length] as Job;
    const { token } = caller;
    const answer = await product.call("GET", `/user/jobs/${job.id}/application`, { token });
    if (answer.status === 404) {
      const applyAnswer = await tryToApply(caller, job);
      expect([201, 409]).toContain(applyAnswer.status);
      counts.claims += applyAnswer.status === 201 ? 1 : 0;
      return;
    }
    const { id, status } = answer.body;
    if (status === "PAYMENT_PENDING") await pay({ caller, job, id, test: "" }, turn);
    else if (/^(APPLIED|TEST_PENDING)$/.test(status)) await takeTest(caller, job);
  }

  async function takeTest({ token }: Caller, job: Job): Promise<void> {
    const path = `/user/jobs/${job.id}/assessment-link`;
    const { body } = await product.call("GET", path, { token });
    const test = new URL(body.link ?? "http://none").pathname.split("/").pop();
    const started = await product.call("POST", `/user/assessments/${test}/start`);
    expect([200, 404, 409]).toContain(started.status);
    if (started.status !== 200) return;
    counts.claims += 1;
    const json = { question: 0, option: rightOption(started.body.questions[0]) };
    await product.call("PUT", `/user/assessments/${test}/answers`, { json });
    await product.call("POST", `/user/assessments/${test}/submit`);
  }

  async function pay(applied: Applied, turn: number): Promise<void> {
    const { status, body } = await askForOrder(product, applied);
    expect([200, 409]).toContain(status);
    if (status !== 200) return;
    counts.claims += 1;
    // Most orders are left to lapse, so that the slots keep changing hands.
    if (turn % 40 !== 0) return;
    counts.paid += 1;
    await verifyPayment(product, applied.caller, await payAtProvider(product, body.id));
  }

  async function watch(): Promise<void> {
    while (goesOn()) {
      expect(await violations(product.query, timeAt(product.url))).toEqual([]);
      counts.samples += 1;
    }
  }

  const busy = people.map(async (caller, i) => {
    for (let turn = i; goesOn(); turn += 1) {
      await churn(caller, turn);
      if (i === 0 && turn % TURNS_A_STEP === 0) await moveClock(product.stack, halfADay);
    }
  });
  await Promise.all([watch(), ...busy]);
  expect(await runUntilIdle(product)).toEqual([]);
  expect(counts.claims).toBeGreaterThan(least);
  report("holds", { people: PEOPLE, ms: CHURN_MS, ...counts });
});
