import { afterEach, expect, test } from "vitest";
import {
  application,
  order,
  paid,
  passed,
  refundsAtProvider,
  runAction,
  subjects,
} from "../support/api/applicant";
import { query } from "../support/api/database";
import { call, runSchedule, simulate } from "../support/api/product";
import { postJob, refund, staffToken } from "../support/api/staff";
import { payAtProvider } from "../support/api/steps";
import { eventually } from "../support/eventually";

const job = await postJob({ maxApplicants: 100 });
const webhooks = (mode: string) => simulate("/razorpay/sim/webhooks", { mode });
const faults = (mode: string, times: number) =>
  simulate("/faults", { provider: "payments", mode, times });

afterEach(async () => {
  await webhooks("on");
  await faults("ok", 1);
});

/** Makes the next refund query to the provider due now. */
const comeDue = (paymentId: string) =>
  query(
    `update payments set next_refund_at = '2020-01-01T00:00:00.000Z'
      where provider_payment_id = ? and next_refund_at is not null`,
    [paymentId],
  );

/** Runs the schedule until the refund has this state. */
const untilRefund = (one: Awaited<ReturnType<typeof paid>>, state: string) =>
  eventually(
    async () => {
      await comeDue(one.paymentId);
      await runSchedule();
      return (await application(one)).refund;
    },
    (refund) => refund.state === state,
  );

test("a refund due while the provider is down is sent once when the provider is back", async () => {
  const one = await paid(job.id);
  await faults("error", 3);
  expect((await runAction(one, "cancel")).body.refund).toMatchObject({
    state: "due",
    reference: null,
  });
  await untilRefund(one, "done");
  expect(await refundsAtProvider(one.paymentId)).toHaveLength(1);
});

test("a refund whose answer was lost is found at the provider, not made again", async () => {
  const one = await paid(job.id);
  await webhooks("off");
  const { body } = await runAction(one, "cancel");
  expect(body.refund.state).toBe("due");
  await eventually(
    () => refundsAtProvider(one.paymentId),
    (list) => list.length === 1,
  );
  // Reset the row, as if the provider's answer had never been stored.
  await query(
    "update payments set state = 'refund_due', refund_id = null where provider_payment_id = ?",
    [one.paymentId],
  );
  await untilRefund(one, "done");
  expect(await refundsAtProvider(one.paymentId)).toHaveLength(1);
  expect((await application(one)).refund.reference).toMatch(/^rfnd_/);
});

/** A person who cancelled while the provider was down, and gets only `paise` back. */
async function partlyBack(paise: number) {
  const one = await paid(job.id);
  // The Worker also asks the provider about the events of the payment itself, so 50 calls fail.
  await faults("error", 50);
  await runAction(one, "cancel");
  await eventually(
    () =>
      query(
        `select handled_at from outbox where kind = 'refund_send'
          and payload ->> 'providerPaymentId' = ?`,
        [one.paymentId],
      ),
    ([row]) => row?.handled_at != null,
  );
  await query("update payments set refund_amount = ? where provider_payment_id = ?", [
    paise,
    one.paymentId,
  ]);
  await faults("ok", 1);
  return one;
}

test("of a partial refund the provider gets exactly that amount, once", async () => {
  await webhooks("duplicate");
  const one = await partlyBack(9_950);
  const refund = await untilRefund(one, "done");
  expect(refund.amount).toBe(9_950);
  expect(await refundsAtProvider(one.paymentId)).toMatchObject([
    { amount: 9_950, status: "processed", id: refund.reference },
  ]);
  await runSchedule();
  expect((await application(one)).payment).toMatchObject({ state: "refunded", amount: 19_900 });
  const mails = await eventually(
    () => subjects(one.email),
    (list) => list.includes("Your refund is done"),
  );
  expect(mails.filter((subject) => subject === "Your refund is done")).toHaveLength(1);
});

test("a partial refund takes no more than the provider's dashboard has left", async () => {
  const one = await partlyBack(9_950);
  await simulate("/razorpay/sim/refund", { payment_id: one.paymentId, amount: 15_000 });
  await untilRefund(one, "done");
  const refunds = await refundsAtProvider(one.paymentId);
  expect(refunds.map(({ amount }) => amount)).toEqual([4_900, 15_000]);
});

test("missing or doubled webhooks and parallel schedules make one refund and one message", async () => {
  const [silent, doubled] = [await paid(job.id), await paid(job.id)];
  await webhooks("off");
  await runAction(silent, "cancel");
  await untilRefund(silent, "done");
  await webhooks("duplicate");
  await Promise.all([runAction(doubled, "cancel"), runAction(doubled, "cancel")]);
  await comeDue(doubled.paymentId);
  await Promise.all([runSchedule(), runSchedule()]);
  await untilRefund(doubled, "done");
  for (const one of [silent, doubled]) {
    expect(await refundsAtProvider(one.paymentId)).toHaveLength(1);
    const mails = await eventually(
      () => subjects(one.email),
      (list) => list.includes("Your refund is done"),
    );
    expect(mails.filter((subject) => subject === "Your refund is done")).toHaveLength(1);
    expect(mails.filter((subject) => subject === "Your money is on its way back")).toHaveLength(1);
  }
});

test("a refund refused by the bank is reported to support and made again", async () => {
  const one = await paid(job.id);
  await simulate("/razorpay/sim/refunds", { refuse: 1 });
  await runAction(one, "cancel");
  await untilRefund(one, "done");
  const refunds = await refundsAtProvider(one.paymentId);
  expect(refunds.map(({ status }) => status).sort()).toEqual(["failed", "processed"]);
  await eventually(
    () => subjects("support@pakka.in"),
    (list) => list.includes("A refund was refused"),
  );
});

test("two parallel refunds by staff make one refund, and the slot is free", async () => {
  const one = await paid(job.id);
  const token = staffToken();
  const { body: staffView } = await call("GET", `/ops/applications/${one.id}`, { token });
  expect(staffView.payment).toMatchObject({ providerPaymentId: one.paymentId, state: "kept" });
  const answers = await Promise.all([
    refund(staffView.payment.id, one.id),
    refund(one.paymentId, one.id),
  ]);
  expect(staffView.payment.refundAmount).toBeNull();
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0].body.refundAmount).toBe(19_900);
  expect(await application(one)).toMatchObject({
    status: "REJECTED",
    closedBecause: "staff_refund",
    slot: { state: "released" },
  });
  await untilRefund(one, "done");
  expect((await refund(one.paymentId, one.id)).body.state).toBe("refunded");
  expect(await refundsAtProvider(one.paymentId)).toHaveLength(1);
  expect((await refund(999_999, one.id)).status).toBe(404);
  const { body: lines } = await call("GET", "/ops/audit", { token });
  const mine = lines.filter((line: any) => line.detail?.applicationId === one.id);
  expect(mine).toMatchObject([{ action: "payment.refund", staff: "Asha" }]);
});

test("a staff refund needs a reason, and is refused for another application's payment", async () => {
  const [one, other] = [await paid(job.id), await paid(job.id)];
  const path = `/ops/payments/${one.paymentId}/refund`;
  const token = staffToken();
  for (const json of [{}, { reason: "x" }, { reason: " ", expect: { applicationId: one.id } }]) {
    expect((await call("POST", path, { token, json })).status).toBe(422);
  }
  const wrong = await refund(one.paymentId, other.id);
  expect(wrong).toMatchObject({ status: 409, body: { code: "not_expected" } });
  expect((await application(one)).status).toBe("PAYMENT_CONFIRMED");
  expect((await refund(one.paymentId, one.id)).status).toBe(200);
  const mail = await eventually(
    async () => {
      const all = await simulate(`/inbox/email?to=${one.email}`);
      return all.find((m: { subject: string }) => m.subject === "Your money is on its way back");
    },
    (message) => message !== undefined,
  );
  expect(mail.text).toContain("The employer closed this branch.");
});

test("money paid for a cancelled application is refunded automatically", async () => {
  const one = await passed(job.id);
  const { body } = await order(one);
  expect((await runAction(one, "cancel")).status).toBe(200);
  const signed = await payAtProvider(body.id);
  const answer = await call("POST", "/user/payment/verify-payment", {
    token: one.token,
    json: signed,
  });
  expect(answer.body).toMatchObject({ status: "REJECTED", closedBecause: "candidate_cancelled" });
  await untilRefund({ ...one, paymentId: signed.razorpay_payment_id }, "done");
});
