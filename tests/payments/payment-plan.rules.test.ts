import { expect, test } from "vitest";
import { holdForPayment, renewHold } from "../../db/application/claims";
import { guardPayable } from "../../db/application/unpaid-prices";
import { insertCredit, spendCredit } from "../../db/payment/credits";
import { insertOrder, insertPayment, restartChecks } from "../../db/payment/payments";
import { creditPayment, freeClaim } from "../../worker/domain/booking/payment/confirm-slot";
import { goodwill } from "../../worker/domain/booking/payment/goodwill";
import { slotReclaim } from "../../worker/domain/booking/payment/keep-slot";
import { orderPlan } from "../../worker/domain/booking/payment/order";
import { paidPlan } from "../../worker/domain/booking/payment/settle";
import { PRODUCT_ACTOR } from "../../worker/facts/people/console";
import { argumentsOf, caseOf, inHours, NOW } from "../support/cases";

const AT = NOW.toISOString();
const TERMS = {
  now: AT,
  unpaidHolds: { fresh: 1, proven: 5 },
  restedSince: inHours(-1),
};
const CREDIT = {
  id: 4,
  userId: 3,
  paymentId: 11,
  applicationId: 2,
  state: "available",
  spentOn: null,
  spentAt: null,
  createdAt: AT,
} as const;
const UNPAID = { application: { status: "PAYMENT_PENDING", slotState: "held" } } as const;

const order = {
  receipt: "receipt-11",
  applicationId: 7,
  amount: 238_800,
  currency: "INR",
  providerOrderId: "order_11",
} as Parameters<typeof paidPlan>[1];
const payment = {
  id: "pay_11",
  orderId: "order_11",
  status: "captured",
  amount: 238_800,
  currency: "INR",
  amountRefunded: 0,
  method: "upi",
  createdAt: AT,
} as Parameters<typeof paidPlan>[2];

test("a credit confirms the slot once, and only before the payment", () => {
  const facts = { ...caseOf(UNPAID), credit: CREDIT };
  const plan = creditPayment(facts, TERMS);
  expect(plan?.history?.steps).toEqual(["PAYMENT_CONFIRMED"]);
  expect(plan && argumentsOf(plan, spendCredit)).toEqual([[CREDIT.id, 7, AT]]);
  expect(plan && argumentsOf(plan, renewHold)).toMatchObject([[7, { state: "confirmed" }, TERMS]]);
  expect(plan?.messages.map(({ kind }) => kind)).toEqual(["confirmed"]);
  expect(creditPayment({ ...facts, spentCredit: CREDIT }, TERMS)).toBeNull();
  const none = expect.objectContaining({ code: "no_credit" });
  expect(() => creditPayment({ ...facts, credit: null }, TERMS)).toThrow(none);
  const early = expect.objectContaining({ code: "not_at_payment" });
  expect(() => creditPayment({ ...caseOf(), credit: CREDIT }, TERMS)).toThrow(early);
});

test("a free slot is claimed by who passed the test, and costs nothing", () => {
  const facts = caseOf({ application: { status: "TEST_PASSED", price: 0 } });
  expect(freeClaim(facts, TERMS)?.history?.steps).toEqual(["PAYMENT_CONFIRMED"]);
  expect(freeClaim(caseOf({ application: { price: 0 } }), TERMS)).toBeNull();
  const refused = expect.objectContaining({ code: "invalid_stage" });
  expect(() => freeClaim(caseOf(), TERMS)).toThrow(refused);
});

test("money confirms the slot, or goes back if it buys nothing, and counts once", () => {
  const facts = { ...caseOf(UNPAID), storedPayments: [] };
  const plan = paidPlan(facts, order, payment, TERMS);
  expect(plan && argumentsOf(plan, insertPayment)).toMatchObject([[{ state: "kept" }]]);
  expect(plan?.paise).toBe(0);
  const second = paidPlan({ ...caseOf(), storedPayments: [] }, order, payment, TERMS);
  expect(second?.history).toBeNull();
  expect(second && argumentsOf(second, insertPayment)).toMatchObject([
    [{ state: "refund_due", refundAmount: 238_800 }],
  ]);
  expect(second?.messages.map(({ kind }) => kind)).toEqual(["refund_send", "refund"]);
  expect(paidPlan({ ...facts, storedPayments: [payment.id] }, order, payment, TERMS)).toBeNull();
});

test("goodwill is given once while a credit of it can be used", () => {
  const input = { actor: PRODUCT_ACTOR, reason: "Sorry." };
  const facts = {
    ...caseOf(),
    goodwillGiven: [{ ...CREDIT, paymentId: null, state: "spent" as const }],
  };
  const plan = goodwill(facts, input, NOW);
  expect(plan && argumentsOf(plan, insertCredit)).toHaveLength(1);
  expect(plan?.messages).toMatchObject([{ id: "goodwill-7-1", payload: { note: "Sorry." } }]);
  expect(goodwill({ ...facts, goodwillGiven: [CREDIT] }, input, NOW)).toBeNull();
});

const INPUT = { amount: 238_800, receipt: "receipt-12" };
const unpaid = { ...caseOf(UNPAID), order: null, credit: null };

test("an order claims the slot, and is opened once", () => {
  const plan = orderPlan(unpaid, INPUT, TERMS);
  expect(plan.history).toBeNull();
  expect(argumentsOf(plan, insertOrder)).toMatchObject([
    [{ receipt: "receipt-12", state: "open" }],
  ]);
  expect(argumentsOf(plan, holdForPayment)).toMatchObject([[7, expect.any(String), TERMS]]);
  expect(argumentsOf(plan, guardPayable)).toEqual([[7]]);
  const again = orderPlan({ ...unpaid, order: { ...order, state: "open" } }, INPUT, TERMS);
  expect(argumentsOf(again, insertOrder)).toEqual([]);
  expect(argumentsOf(again, restartChecks)).toMatchObject([["receipt-11", expect.any(String)]]);
});

test("an order is refused for another amount, with a credit, and while the company is unverified", () => {
  const refusal = (code: string) => expect.objectContaining({ code });
  const withJob = (job: Parameters<typeof caseOf>[0]) => ({
    ...caseOf({ ...UNPAID, ...job }),
    order: null,
    credit: null,
  });
  const plan =
    (facts: typeof unpaid, input = INPUT) =>
    () =>
      orderPlan(facts, input, TERMS);
  expect(plan(unpaid, { ...INPUT, amount: 100 })).toThrow(refusal("amount_mismatch"));
  expect(() => orderPlan({ ...unpaid, credit: CREDIT }, INPUT, TERMS)).toThrow(
    refusal("credit_available"),
  );
  const paidCase = { ...caseOf(), order: null, credit: null };
  expect(plan(paidCase)).toThrow(refusal("not_at_payment"));
  expect(plan(withJob({ job: { isVerified: 0 } }))).toThrow(refusal("company_not_verified"));
  expect(plan(withJob({ job: { isVerified: 0, isSuspended: 1 } }))).toThrow(
    refusal("company_suspended"),
  );
  expect(plan(withJob({ job: { isVerified: 0, withdrawnAt: AT } }))).toThrow(
    refusal("job_withdrawn"),
  );
});

test("a slot is taken back once its hold is over", () => {
  const heldApplication = { ...UNPAID.application, slotExpiresAt: inHours(1) };
  expect(slotReclaim(caseOf({ application: heldApplication }), TERMS)).toBeNull();
  const lapsed = caseOf({ application: { ...heldApplication, slotExpiresAt: inHours(-1) } });
  const plan = slotReclaim(lapsed, TERMS);
  expect(plan && argumentsOf(plan, holdForPayment)).toMatchObject([[7, expect.any(String), TERMS]]);
  const refused = expect.objectContaining({ code: "invalid_stage" });
  expect(() => slotReclaim(caseOf(), TERMS)).toThrow(refused);
});
