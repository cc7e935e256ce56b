import { afterEach, expect, test } from "vitest";
import {
  application,
  hold,
  inHours,
  order,
  paid,
  passed,
  refundsAtProvider,
  runAction,
  sendResult,
  setDaysAgo,
  setInterview,
  subjects,
} from "../support/api/applicant";
import { query } from "../support/api/database";
import { call, runSchedule, simulate } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { payAtProvider } from "../support/api/steps";
import { eventually } from "../support/eventually";

// Refunds and disputes that begin outside Pakka: in the provider's dashboard, or at a bank.

const job = await postJob({ maxApplicants: 100 });
const webhooks = (mode: string) => simulate("/razorpay/sim/webhooks", { mode });
const refund = (payment_id: string, amount?: number) =>
  simulate("/razorpay/sim/refund", { payment_id, amount });
const dispute = (payment_id: string, amount?: number) =>
  simulate("/razorpay/sim/disputes", { payment_id, amount });
const decide = (id: string, status: string) => simulate(`/razorpay/sim/disputes/${id}`, { status });
const flagged = async (paymentId: string) => {
  const token = staffToken("support");
  const { body } = await call("GET", "/ops/payments?flagged=true&limit=100", { token });
  return body.find((one: any) => one.providerPaymentId === paymentId);
};
const ended = { status: "REJECTED", closedBecause: "staff_refund", slot: { state: "released" } };

afterEach(() => webhooks("on"));

const until = (one: Parameters<typeof application>[0], ready: (candidateView: any) => boolean) =>
  eventually(async () => {
    await query(
      "update payments set next_refund_at = '2020-01-01T00:00:00.000Z' where next_refund_at is not null",
    );
    await runSchedule();
    return application(one);
  }, ready);

const storedAmount = async (paymentId: string) => {
  const rows = await query("select refund_amount n from payments where provider_payment_id = ?", [
    paymentId,
  ]);
  return rows[0]?.n;
};

test.each([
  "on",
  "duplicate",
])("a refund in the provider's dashboard ends the slot, webhooks %s", async (mode) => {
  const one = await paid(job.id);
  await webhooks(mode);
  const providerRefund = await refund(one.paymentId);
  const after = await until(one, ({ refund }) => refund?.state === "done");
  expect(after).toMatchObject({
    ...ended,
    refund: { amount: 19900, reference: providerRefund.id },
  });
  expect(await storedAmount(one.paymentId)).toBe(19_900);
  // Our code made no second refund.
  expect(await refundsAtProvider(one.paymentId)).toHaveLength(1);
  const mails = await eventually(
    () => subjects(one.email),
    (list) => list.includes("Your refund is done"),
  );
  expect(mails.filter((subject) => /money|refund/.test(subject)).sort()).toEqual([
    "Your money is on its way back",
    "Your refund is done",
  ]);
});

test("our own refund is not mistaken for the dashboard's, and keeps the candidate's reason", async () => {
  const one = await paid(job.id);
  await webhooks("duplicate");
  await runAction(one, "cancel");
  const after = await until(one, ({ refund }) => refund?.state === "done");
  expect(after.closedBecause).toBe("candidate_cancelled");
  expect(await refundsAtProvider(one.paymentId)).toHaveLength(1);
});

test("a dashboard refund while the candidate cancels refunds once", async () => {
  const one = await paid(job.id);
  await Promise.all([refund(one.paymentId), runAction(one, "cancel")]);
  const after = await until(one, ({ refund }) => refund?.state === "done");
  expect(after.status).toBe("REJECTED");
  const refunds = await refundsAtProvider(one.paymentId);
  expect(refunds.filter(({ status }) => status !== "failed")).toHaveLength(1);
});

test("a dashboard refund ends the credit and the slot that the credit bought", async () => {
  const late = async () => {
    const one = await paid(job.id);
    await setInterview(one.id, inHours(5));
    await setDaysAgo(one);
    await runAction(one, "cancel");
    return one;
  };
  const credits = ({ token }: { token: string }) => call("GET", "/user/credits", { token });
  const [unspent, spent] = [await late(), await late()];
  const next = await passed((await postJob()).id, spent);
  expect((await runAction(next, "use-credit")).body.status).toBe("PAYMENT_CONFIRMED");
  await refund(unspent.paymentId);
  await refund(spent.paymentId);
  await until(next, ({ status }) => status === "REJECTED");
  expect(await application(next)).toMatchObject(ended);
  await eventually(
    () => credits(unspent),
    ({ body }) => body.length === 0,
  );
});

test("a payment refunded in the dashboard before it was known gets no slot", async () => {
  const one = await passed(job.id);
  const { body: open } = await order(one);
  await webhooks("off");
  const { razorpay_payment_id: paymentId } = await payAtProvider(open.id);
  await webhooks("on");
  await refund(paymentId);
  const after = await until(one, ({ refund }) => refund?.state === "done");
  expect(after).toMatchObject({ status: "PAYMENT_PENDING", payment: { state: "refunded" } });
  expect(await refundsAtProvider(paymentId)).toHaveLength(1);
});

test("a partial dashboard refund is shown to staff and ends nothing until the rest is refunded", async () => {
  const one = await paid(job.id);
  await refund(one.paymentId, 5_000);
  await eventually(
    () => flagged(one.paymentId),
    (row) => row?.refundedElsewhere === 5_000,
  );
  expect(await application(one)).toMatchObject({ status: "PAYMENT_CONFIRMED" });
  await eventually(
    () => subjects("support@pakka.in"),
    (list) => list.includes("A part of a payment was refunded"),
  );
  await runAction(one, "cancel");
  await until(one, ({ refund }) => refund?.state === "done");
  expect(await refundsAtProvider(one.paymentId)).toHaveLength(2);
});

test("an open dispute changes nothing; a lost one ends what the payment bought, and is reported once", async () => {
  const one = await paid(job.id);
  await webhooks("duplicate");
  const { id } = await dispute(one.paymentId);
  await eventually(
    () => flagged(one.paymentId),
    (row) => row?.dispute?.state === "open",
  );
  expect(await application(one)).toMatchObject({ status: "PAYMENT_CONFIRMED" });
  await eventually(
    () => subjects("support@pakka.in"),
    (list) => list.includes("A payment is disputed"),
  );
  await decide(id, "lost");
  const after = await until(one, ({ status }) => status === "REJECTED");
  expect(after).toMatchObject({ ...ended, refund: { state: "done", reference: id } });
  expect((await flagged(one.paymentId)).dispute).toEqual({ id, state: "lost" });
  expect(await storedAmount(one.paymentId)).toBe(19_900);
  expect(await refundsAtProvider(one.paymentId)).toEqual([]);
  const mails = await eventually(
    () => subjects(one.email),
    (list) => list.includes("Your refund is done"),
  );
  expect(mails.filter((subject) => subject === "Your refund is done")).toHaveLength(1);
});

test("a dispute that is won, or lost in part, changes nothing", async () => {
  const [won, part] = [await paid(job.id), await paid(job.id)];
  await decide((await dispute(won.paymentId)).id, "won");
  await decide((await dispute(part.paymentId, 5_000)).id, "lost");
  for (const [{ paymentId }, state] of [
    [won, "won"],
    [part, "lost"],
  ] as const) {
    await eventually(
      () => flagged(paymentId),
      (row) => row?.dispute?.state === state,
    );
  }
  for (const one of [won, part]) {
    expect(await application(one)).toMatchObject({ status: "PAYMENT_CONFIRMED" });
  }
});

test("a dispute lost after the interview takes the money and keeps the result", async () => {
  const one = await paid(job.id);
  await setInterview(one.id, inHours(60));
  await hold(one);
  await call("POST", `/ops/applications/${one.id}/result`, {
    token: staffToken(),
    json: { result: "SELECTED" },
  });
  await sendResult(one);
  const { id } = await dispute(one.paymentId);
  await decide(id, "lost");
  const after = await until(one, ({ payment }) => payment.state === "refunded");
  expect(after).toMatchObject({ status: "SELECTED", slot: { state: "confirmed" } });
});

test("a dispute event is checked with the provider before it counts", async () => {
  const one = await paid(job.id);
  const { id } = await dispute(one.paymentId);
  await eventually(
    () => flagged(one.paymentId),
    (row) => row?.dispute?.id === id,
  );
  // The provider's API says that the dispute is open, but a stray event says that it is lost.
  await simulate("/razorpay/sim/events", {
    event: "payment.dispute.lost",
    dispute: { id, payment_id: one.paymentId, status: "lost", amount_deducted: 19_900 },
  });
  await simulate("/razorpay/sim/events", {
    event: "refund.processed",
    refund: { id: "rfnd_none", payment_id: one.paymentId, amount: 19_900 },
  });
  const events = () => simulate("/razorpay/sim/webhooks");
  await eventually(events, ({ events }) =>
    events.every(({ state }: { state: string }) => state !== "pending"),
  );
  await runSchedule();
  expect(await application(one)).toMatchObject({ status: "PAYMENT_CONFIRMED" });
});
