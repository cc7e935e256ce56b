import { afterAll, beforeAll, expect, test } from "vitest";
import { postRushJob } from "../bench/rush/rush-jobs";
import { applyWith } from "../support/screening";
import { type Caller, callers, staff } from "../support/stress/people";
import { type Product, startProduct } from "../support/stress/product";
import { report, sized } from "../support/stress/size";

// The simulated mail provider takes five calls a second, like the real one.

const PEOPLE = sized(1_000, 60);
/** After a 503 from a full limiter, the browser sends the request again after this time. */
const AGAIN_MS = 1_000;
const SUBJECT = "Applied: take the free test";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

async function applyUntilTaken(jobId: number, { token, resumeId }: Caller): Promise<void> {
  for (;;) {
    try {
      await applyWith(product, token, jobId, resumeId);
      return;
    } catch (error) {
      if (!/^(503|409: \{"code":"already_applied)/.test((error as Error).message)) throw error;
      if (/^409/.test((error as Error).message)) return;
      await new Promise((next) => setTimeout(next, AGAIN_MS));
    }
  }
}

const count = async (statement: string) =>
  Number(Object.values((await product.query(statement))[0] ?? {})[0]);

/**
 * Waits until every message was delivered or is a dead letter. The clock is not changed, and the
 * schedule does not run.
 */
async function allDelivered(): Promise<void> {
  const waiting =
    "select count(*) from outbox where handled_at is null and id not in (select outbox_id from dead_letters)";
  while ((await count(waiting)) > 0) await new Promise((next) => setTimeout(next, 100));
}

test(`${PEOPLE} people who apply in one moment each get their mail once, and none is given up`, async () => {
  const job = await postRushJob(product, await staff(product), PEOPLE, product.query);
  const people = await callers(product, PEOPLE);
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 100) / 10;
  await Promise.all(people.map((person) => applyUntilTaken(job.id, person)));
  const applied = seconds();
  await allDelivered();
  const mailed = seconds();
  const inbox: { to: string; subject: string }[] = await product.simulate("/inbox/email");
  const mails = inbox.filter(({ subject }) => subject === SUBJECT).map(({ to }) => to);
  expect(mails.toSorted()).toEqual(people.map(({ email }) => email).toSorted());
  expect(await count("select count(*) from dead_letters")).toBe(0);
  expect(await count("select count(*) from outbox where attempts > 0")).toBe(0);
  const deferred = product.logged().split('"event":"message.deferred"').length - 1;
  report("applications in one moment", { people: PEOPLE, applied, mailed, deferred });
});
