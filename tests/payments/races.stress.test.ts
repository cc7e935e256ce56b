import { afterAll, beforeAll, expect, test } from "vitest";
import { payAtProvider, verifyPayment } from "../support/payments";
import { endState, runUntilIdle } from "../support/stress/end-state";
import { applyFor, askForOrder, callback, makeDue, order, pass } from "../support/stress/journey";
import { callers, postJob, staff } from "../support/stress/people";
import { type Product, startProduct } from "../support/stress/product";
import { report, sized } from "../support/stress/size";
import { deliver, keepWebhooks, keptEvents } from "./webhooks";

const ROUNDS = sized(100, 3);
const JOBS_EACH = 10;

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  await keepWebhooks(product);
});
afterAll(() => product.close());

test("browser, hosted page, webhook, schedule and a second tab race to one confirmation and one message", async () => {
  const admin = await staff(product);
  const people = await callers(product, Math.ceil(ROUNDS / JOBS_EACH));
  const started = Date.now();
  for (let round = 0; round < ROUNDS; round += 1) {
    const caller = people[round % people.length];
    if (!caller) throw new Error("Nobody is there");
    const applied = await applyFor(product, caller, await postJob(product, admin));
    await pass(product, applied);
    const orderId = await order(product, applied);
    const signed = await payAtProvider(product, orderId);
    const events = (await keptEvents(product)).filter((event) => event.orderId === orderId);
    await makeDue(product);

    const twice = <T>(work: () => Promise<T>) => [work(), work()];
    const verified = twice(() => verifyPayment(product, caller, signed));
    const called = twice(() => callback(product, applied, signed));
    // An open tab asks for an order while the payment is being confirmed.
    const orderAnswers = twice(() => askForOrder(product, applied));
    await Promise.all([
      ...events.flatMap((event) => twice(() => deliver(product, event))),
      ...twice(() => product.stack.schedule()),
    ]);
    for (const { status, body } of await Promise.all(verified)) {
      expect([status, body.status]).toEqual([200, "PAYMENT_CONFIRMED"]);
    }
    for (const { status } of await Promise.all(called)) expect(status).toBe(303);
    for (const { status } of await Promise.all(orderAnswers)) expect([200, 409]).toContain(status);
    expect(await runUntilIdle(product)).toEqual([]);
    expect(await endState(product, applied.id)).toEqual({
      application: "PAYMENT_CONFIRMED confirmed  1",
      history: [
        "APPLIED",
        "TEST_PENDING",
        "TEST_COMPLETED",
        "TEST_PASSED",
        "PAYMENT_PENDING",
        "PAYMENT_CONFIRMED",
      ],
      orders: ["19900 paid 1"],
      payments: ["19900 kept"],
      notifications: ["Applied: take the free test", "Slot confirmed", "You passed the test"],
    });
  }
  for (const { email } of people) {
    const mails = await product.simulate(`/inbox/email?to=${email}`);
    const confirmed = mails.filter(
      (mail: { subject: string }) => mail.subject === "Slot confirmed",
    );
    expect(confirmed.length).toBe(Math.floor(ROUNDS / people.length));
  }
  report("races", { rounds: ROUNDS, ms: Date.now() - started });
});
