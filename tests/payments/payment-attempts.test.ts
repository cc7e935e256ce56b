import { expect, inject, test } from "vitest";
import { type Applicant, application, order, passed } from "../support/api/applicant";
import { query } from "../support/api/database";
import { logIn } from "../support/api/people";
import { call, simulate } from "../support/api/product";
import { postJob } from "../support/api/staff";
import { payAtProvider } from "../support/api/steps";
import { eventually } from "../support/eventually";

const job = await postJob({ maxApplicants: 50 });

const check = ({ token, id }: Applicant) =>
  call("POST", "/user/payment/check-order", { token, json: { applicationId: id } });
const decline = (orderId: string) =>
  simulate("/razorpay/sim/pay", { order_id: orderId, outcome: "failure" });
/** The provider fails the next calls about this order. */
const silence = (orderId: string, times: number) =>
  simulate("/faults", { provider: "payments", mode: "error", times, containing: orderId });

test("an order without a payment attempt says so after the provider was asked", async () => {
  const one = await passed(job.id);
  await order(one);
  expect((await application(one)).payment).toMatchObject({ answeredAt: null, attempt: null });
  const { status, body } = await check(one);
  expect(status).toBe(200);
  expect(body.payment).toMatchObject({ state: "open", attempt: null, unansweredSince: null });
  expect(body.payment.answeredAt).toMatch(/Z$/);
  // A new attempt to pay has begun, so the earlier answer of the provider no longer counts.
  await order(one);
  expect((await application(one)).payment.answeredAt).toBe(null);
});

test("a declined payment is reported with its number, and the order can be paid again", async () => {
  const one = await passed(job.id);
  const { body: open } = await order(one);
  const { error } = await decline(open.id);
  const { body } = await check(one);
  expect(body.payment).toMatchObject({
    state: "open",
    orderId: open.id,
    attempt: { state: "failed", reference: error.metadata.payment_id },
  });
  expect((await order(one)).body.id).toBe(open.id);
  await call("POST", "/user/payment/verify-payment", {
    token: one.token,
    json: await payAtProvider(open.id),
  });
  const paidApplication = await application(one);
  expect(paidApplication.status).toBe("PAYMENT_CONFIRMED");
  expect(paidApplication.payment).toMatchObject({ state: "paid", attempt: null });
});

test("the provider's event reports a declined payment when the browser never returns", async () => {
  const one = await passed(job.id);
  const { body: open } = await order(one);
  await decline(open.id);
  const answers = await eventually(
    () => application(one),
    ({ payment }) => payment.attempt !== null,
  );
  expect(answers.payment.attempt.state).toBe("failed");
});

test("a provider that does not answer is reported, with the time since when", async () => {
  const one = await passed(job.id);
  const { body: open } = await order(one);
  await silence(open.id, 2);
  const first = (await check(one)).body.payment;
  expect(first).toMatchObject({ state: "open", answeredAt: null });
  expect(first.unansweredSince).toMatch(/Z$/);
  // The provider fails again, but has been silent since the first time.
  expect((await check(one)).body.payment.unansweredSince).toBe(first.unansweredSince);
  expect((await check(one)).body.payment.unansweredSince).toBe(null);
});

test("a payment that is still checked is reported with its number, and since when", async () => {
  const one = await passed(job.id);
  const { body: open } = await order(one);
  const providerPayment = await payAtProvider(open.id);
  await silence(open.id, 99);
  const verify = () =>
    call("POST", "/user/payment/verify-payment", { token: one.token, json: providerPayment });
  const { payment } = (await verify()).body;
  expect(payment).toMatchObject({
    state: "checking",
    attempt: { state: "pending", reference: providerPayment.razorpay_payment_id },
  });
  // The call is repeated, but the payment has been checked since the first time.
  expect((await verify()).body.payment.attempt.at).toBe(payment.attempt.at);
});

test("a candidate can't check another's order, or an order that does not exist", async () => {
  const one = await passed(job.id);
  expect((await check(one)).body.payment).toBe(undefined);
  await order(one);
  const stranger = await logIn();
  expect((await check({ ...one, token: stranger.token })).status).toBe(404);
});

test("a known payment is not fetched again, however many events arrive", async () => {
  const one = await passed(job.id);
  const { body: open } = await order(one);
  const json = await payAtProvider(open.id);
  const verify = () => call("POST", "/user/payment/verify-payment", { token: one.token, json });
  const callback = () =>
    fetch(`${inject("product")}/payments/callback`, {
      method: "POST",
      body: new URLSearchParams(json),
      redirect: "manual",
    });
  expect((await verify()).body.status).toBe("PAYMENT_CONFIRMED");
  // The provider's own webhook may cause one more call.
  await eventually(
    () =>
      query("select 1 from outbox where handled_at is null and payload like ?", [`%${open.id}%`]),
    (waiting) => waiting.length === 0,
  );
  await silence(open.id, 1);
  const answers = await Promise.all([verify(), verify(), callback(), callback()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 303, 303]);
  const orders = `${inject("simulators")}/razorpay/v1/orders/${open.id}/payments`;
  // The fault that was set up is still unused: the product did not call the provider.
  expect((await fetch(orders)).status).toBe(500);
});
