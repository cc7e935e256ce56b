import { expect, test } from "vitest";
import {
  type Applicant,
  application,
  paid,
  refundsAtProvider,
  runAction,
} from "../support/api/applicant";
import { query } from "../support/api/database";
import { call, runSchedule, simulate } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { eventually } from "../support/eventually";

// A candidate cancels a slot after the payer's bank has
// disputed the payment: the money goes back only once.

type Paid = Applicant & { paymentId: string };

const job = await postJob({ maxApplicants: 100 });

const shownToStaff = async ({ paymentId }: Paid) => {
  const token = staffToken("support");
  const { body } = await call("GET", "/ops/payments?flagged=true&limit=100", { token });
  return body.find((one: any) => one.providerPaymentId === paymentId);
};

const mails = (): Promise<{ subject: string; text: string }[]> =>
  simulate("/inbox/email?to=support@pakka.in");

/** Changes the dispute's state, or opens a dispute, and waits for the mail to staff about it. */
async function dispute(one: Paid, state: string, { id, paise }: { id?: string; paise?: number }) {
  const disputeId = id ?? (await simulate("/razorpay/sim/disputes", disputed(one, paise))).id;
  if (state !== "open") await simulate(`/razorpay/sim/disputes/${disputeId}`, { status: state });
  await eventually(mails, (list) =>
    list.some(({ text }) => text.includes(disputeId) && text.includes(`State: ${state}`)),
  );
  return disputeId as string;
}
const webhooks = (mode: string) => simulate("/razorpay/sim/webhooks", { mode });
const disputed = ({ paymentId }: Paid, amount?: number) => ({ payment_id: paymentId, amount });

/** Makes every refund due, and runs the schedule. */
async function later() {
  await query(
    "update payments set next_refund_at = '2020-01-01T00:00:00.000Z' where next_refund_at is not null",
  );
  await runSchedule();
}

const refunds = async ({ paymentId }: Paid) =>
  (await refundsAtProvider(paymentId)).map(({ amount }) => amount);

const waitingMails = async () =>
  (await mails()).filter(({ subject }) => subject === "A refund waits for a dispute");

const untilRefunded = (one: Paid) =>
  eventually(
    async () => {
      await later();
      return application(one);
    },
    ({ refund }) => refund?.state === "done",
  );

test("a refund waits while the bank decides, and is not paid on top of what the bank takes", async () => {
  const [lost, won] = [await paid(job.id), await paid(job.id)];
  const ids = [await dispute(lost, "open", {}), await dispute(won, "open", {})];
  for (const one of [lost, won]) {
    expect((await runAction(one, "cancel")).body.refund).toMatchObject({ amount: 19_900 });
  }
  await later();
  for (const [at, one] of [lost, won].entries())
    await dispute(one, "under_review", { id: ids[at] });
  await later();
  expect([await refunds(lost), await refunds(won)]).toEqual([[], []]);
  // Staff get one mail about each dispute.
  const waiting = await eventually(waitingMails, (list) => list.length >= 2);
  expect(waiting.map(({ text }) => ids.findIndex((id) => text.includes(id))).sort()).toEqual([
    0, 1,
  ]);

  await dispute(lost, "lost", { id: ids[0] });
  await dispute(won, "won", { id: ids[1] });
  expect((await untilRefunded(lost)).refund).toMatchObject({ amount: 19_900, reference: ids[0] });
  expect((await untilRefunded(won)).refund.amount).toBe(19_900);
  expect([await refunds(lost), await refunds(won)]).toEqual([[], [19_900]]);
});

test("a dispute without a webhook is found before the money is sent", async () => {
  const people = [await paid(job.id), await paid(job.id), await paid(job.id)] as const;
  const [open, lost, fine] = people;
  await webhooks("off");
  try {
    const { id: waits } = await simulate("/razorpay/sim/disputes", disputed(open));
    const { id: gone } = await simulate("/razorpay/sim/disputes", disputed(lost));
    await simulate(`/razorpay/sim/disputes/${gone}`, { status: "lost" });
    // The provider lists at most 100 disputes: these 101 push the two others off the first page.
    const other = await paid(job.id);
    for (let n = 0; n < 101; n += 1) await simulate("/razorpay/sim/disputes", disputed(other, 100));
    for (const one of people) await runAction(one, "cancel");
    expect((await untilRefunded(lost)).refund).toMatchObject({ amount: 19_900, reference: gone });
    await untilRefunded(fine);
    await later();
    expect([await refunds(open), await refunds(lost), await refunds(fine)]).toEqual([
      [],
      [],
      [19_900],
    ]);
    expect((await shownToStaff(open)).dispute).toEqual({ id: waits, state: "open" });
    await simulate(`/razorpay/sim/disputes/${waits}`, { status: "won" });
    await untilRefunded(open);
    expect(await refunds(open)).toEqual([19_900]);
  } finally {
    await webhooks("on");
  }
});

test("money is not sent while the provider can't say whether it is disputed", async () => {
  const one = await paid(job.id);
  await simulate("/faults", {
    provider: "payments",
    mode: "error",
    times: 1,
    containing: "/disputes",
  });
  await runAction(one, "cancel");
  await later();
  await untilRefunded(one);
  expect(await refunds(one)).toEqual([19_900]);
});

test("when the bank took a part of the money, the rest is refunded", async () => {
  const [before, after] = [await paid(job.id), await paid(job.id)];
  await dispute(before, "lost", { paise: 19_800 });
  expect(await shownToStaff(before)).toMatchObject({ refundedElsewhere: 19_800 });
  expect((await application(before)).status).toBe("PAYMENT_CONFIRMED");
  await runAction(before, "cancel");
  const id = await dispute(after, "open", { paise: 15_000 });
  await runAction(after, "cancel");
  await dispute(after, "lost", { id });
  await untilRefunded(before);
  await untilRefunded(after);
  expect([await refunds(before), await refunds(after)]).toEqual([[100], [4_900]]);
});

test("the slot ends when the bank and the provider's dashboard together took all of the money", async () => {
  const one = await paid(job.id);
  await dispute(one, "lost", { paise: 19_800 });
  await simulate("/razorpay/sim/refund", { payment_id: one.paymentId, amount: 100 });
  expect(await untilRefunded(one)).toMatchObject({ closedBecause: "staff_refund" });
  expect(await refunds(one)).toEqual([100]);
});

test("two disputes of a payment both count, whichever ends first", async () => {
  const [whole, parts] = [await paid(job.id), await paid(job.id)];
  const [first, second] = [await dispute(whole, "open", {}), await dispute(whole, "open", {})];
  await runAction(whole, "cancel");
  await dispute(whole, "closed", { id: first });
  expect((await shownToStaff(whole)).dispute).toEqual({ id: second, state: "open" });
  await later();
  expect(await refunds(whole)).toEqual([]);
  await dispute(whole, "lost", { id: second });
  expect((await untilRefunded(whole)).refund).toMatchObject({ amount: 19_900, reference: second });
  expect(await refunds(whole)).toEqual([]);

  await dispute(parts, "lost", { paise: 5_000 });
  await dispute(parts, "lost", { paise: 4_900 });
  expect(await shownToStaff(parts)).toMatchObject({ refundedElsewhere: 9_900 });
  await runAction(parts, "cancel");
  await untilRefunded(parts);
  expect(await refunds(parts)).toEqual([10_000]);
});
