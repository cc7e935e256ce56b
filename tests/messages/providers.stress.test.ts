import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { deliver, keepWebhooks, keptEvents } from "../payments/webhooks";
import { payAtProvider, verifyPayment } from "../support/payments";
import { booksOf, runUntilIdle } from "../support/stress/end-state";
import {
  type Applied,
  applyFor,
  askForOrder,
  makeDue,
  order,
  pass,
} from "../support/stress/journey";
import { type Caller, callers, postJob, staff } from "../support/stress/people";
import { type Product, startProduct } from "../support/stress/product";
import { sized } from "../support/stress/size";

let product: Product;
let admin: string;
let caller: Caller;
let applied: Applied;
beforeAll(async () => {
  product = await startProduct();
  admin = await staff(product);
  await keepWebhooks(product);
});
afterAll(() => product.close());
beforeEach(async () => {
  [caller] = (await callers(product, 1)) as [Caller];
  applied = await applyFor(product, caller, await postJob(product, admin));
  await pass(product, applied);
});

const fault = (mode: string, more: object = {}) =>
  product.simulate("/faults", { provider: "payments", mode, times: 1, ...more });

const application = async () =>
  (await product.call("GET", `/user/applications/${applied.id}`, { token: caller.token })).body;

const mails = async (subject: string) =>
  (await product.simulate(`/inbox/email?to=${caller.email}`)).filter(
    (mail: { subject: string }) => mail.subject === subject,
  ).length;

const MODES = ["lost", "error", "slow", "timeout"].slice(0, sized(4, 1));

test.each(
  MODES,
)("a payment whose provider answer is %s counts once the provider can be asked again", async (mode) => {
  const orderId = await order(product, applied);
  const signed = await payAtProvider(product, orderId);
  await fault(mode, { containing: orderId });
  const answer = await verifyPayment(product, caller, signed);
  const now = mode === "slow" ? ["PAYMENT_CONFIRMED", "paid"] : ["PAYMENT_PENDING", "checking"];
  expect([answer.status, answer.body.status, answer.body.payment.state]).toEqual([200, ...now]);
  expect(await runUntilIdle(product)).toEqual([]);
  expect((await application()).status).toBe("PAYMENT_CONFIRMED");
  expect(await mails("Slot confirmed")).toBe(1);
});

test.each(MODES)("an order whose creation was answered with %s is made once", async (mode) => {
  await fault(mode, { containing: "receipt" });
  const first = await askForOrder(product, applied);
  expect(first.status).toBe(mode === "slow" ? 200 : 503);
  const again = await Promise.all([1, 2, 3].map(() => askForOrder(product, applied)));
  const ids = new Set(again.map(({ body }) => body.id));
  expect(ids.size).toBe(1);
  await verifyPayment(product, caller, await payAtProvider(product, again[0]?.body.id));
  expect((await application()).status).toBe("PAYMENT_CONFIRMED");
});

const NO_EVIDENCE = [
  { status: "authorized" },
  { order_id: "order_SomeOtherOrder" },
  { amount: "19900" },
  { status: "failed" },
  { status: "created" },
  { order_id: null },
  { id: null },
].slice(0, sized(7, 3));

test.each(
  NO_EVIDENCE,
)("a provider answer with a wrong %j confirms nothing, and the true answer confirms", async (fields) => {
  const orderId = await order(product, applied);
  const signed = await payAtProvider(product, orderId);
  await fault("lie", { containing: `${orderId}/payments`, fields });
  const answer = await verifyPayment(product, caller, signed);
  expect([answer.status, answer.body.status]).toEqual([200, "PAYMENT_PENDING"]);
  expect(
    await product.query("select 1 from payments where application_id = ?", [applied.id]),
  ).toEqual([]);
  expect(await runUntilIdle(product)).toEqual([]);
  expect((await application()).status).toBe("PAYMENT_CONFIRMED");
});

const WRONG_MONEY = [
  { amount: 100 },
  { currency: "USD" },
  { amount: 19_901 },
  { amount: 1_990_000 },
].slice(0, sized(4, 2));

test.each(
  WRONG_MONEY,
)("a captured payment with %j is never confirmed, and is refunded in full", async (fields) => {
  const orderId = await order(product, applied);
  const signed = await payAtProvider(product, orderId);
  await fault("lie", { containing: `${orderId}/payments`, fields });
  expect((await verifyPayment(product, caller, signed)).body.status).toBe("PAYMENT_PENDING");
  for (const event of await keptEvents(product)) {
    if (event.orderId === orderId) await deliver(product, event);
  }
  for (let i = 0; i < 3; i += 1) {
    await makeDue(product);
    await product.stack.schedule();
  }
  const payment = (await booksOf(product)).find(({ id }) => id === signed.razorpay_payment_id);
  expect(payment).toMatchObject({ amount: 19_900, amount_refunded: 19_900 });
  expect((await application()).history.at(-1).status).toBe("PAYMENT_PENDING");
  // Only that payment was wrong: the slot can still be paid for.
  await verifyPayment(product, caller, await payAtProvider(product, await order(product, applied)));
  expect((await application()).status).toBe("PAYMENT_CONFIRMED");
});

const WRONG_ORDER = [{ amount: 100 }, { currency: "USD" }, { id: null }];

test.each(
  WRONG_ORDER,
)("an order that comes back with %j is never shown to anyone", async (fields) => {
  await fault("lie", { containing: "/v1/orders", fields });
  expect(await askForOrder(product, applied)).toMatchObject({
    status: 503,
    body: { code: "provider_unavailable" },
  });
  const answer = await askForOrder(product, applied);
  expect(answer).toMatchObject({ status: 200, body: { amount: 19_900, currency: "INR" } });
});
