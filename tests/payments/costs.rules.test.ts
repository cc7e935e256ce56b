import { expect, test } from "vitest";
import { cancelRuleOf, paidOf, whyReturned } from "../../app/application/view/money.server";
import { isNothingCharged, paymentNews } from "../../app/application/view/payment.server";
import type { Application } from "../../worker/contract/applications";

type Payment = NonNullable<Application["payment"]>;
const payment = (own: Partial<Payment> = {}): Payment => ({
  state: "paid",
  amount: 24_900,
  method: "upi",
  reference: "pay_1",
  orderId: null,
  at: "2026-11-21T10:00:00.000Z",
  attempt: null,
  answeredAt: null,
  unansweredSince: null,
  ...own,
});
const refund = (since: string): Application["refund"] => ({
  state: "due",
  amount: 24_900,
  reference: null,
  doneAt: null,
  since,
  days: { from: 2, to: 7 },
});

/** The fields of an application that these texts use. */
const booked = (own: Partial<Application> = {}) =>
  ({
    price: 249,
    status: "PAYMENT_CONFIRMED",
    paidWithCredit: false,
    payment: payment(),
    slot: { state: "confirmed", expiresAt: null, againFrom: null, releasedBecause: null },
    choices: { cancel: "refund", refundShare: 1, refundUntil: null },
    ...own,
  }) as Application;
const jobOf = (applicationPrice: number, isVerified: boolean) =>
  ({ applicationPrice, employer: { isVerified } }) as Application["job"];
const BY_CREDIT = { paidWithCredit: true, payment: payment({ amount: 0, method: "credit" }) };

test("a slot that waits for its interview says what was paid for it, and other slots do not", () => {
  expect(paidOf(booked())).toMatch(/^Paid ₹249 · UPI · Sat 21\sNov\s2026, 3:30\spm$/);
  expect(paidOf(booked(BY_CREDIT))).toBe("Paid with a free interview");
  const free = (applicationPrice: number, isVerified = true) =>
    paidOf(booked({ price: 0, payment: undefined, job: jobOf(applicationPrice, isVerified) }));
  expect(free(0)).toBe("The employer pays");
  expect(free(0, false)).toBe("Free while we check the employer");
  expect(free(249)).toBe("Free when you applied");
  const slot = { state: "held" as const, expiresAt: null, againFrom: null, releasedBecause: null };
  expect(paidOf(booked({ slot }))).toBeUndefined();
  expect(paidOf(booked({ status: "SELECTED" }))).toBeUndefined();
});

test("the page says what cancelling gives back as long as it gives something back", () => {
  const choices = (cancel: "credit" | "nothing") => ({ cancel }) as Application["choices"];
  expect(cancelRuleOf(booked())).toContain("all money back");
  expect(cancelRuleOf(booked({ choices: choices("credit") }))).toContain("no money comes back");
  const credited = { ...BY_CREDIT, choices: choices("credit") };
  expect(cancelRuleOf(booked(credited))).toContain("you get your free interview back");
  // After the interview was held.
  expect(cancelRuleOf(booked({ ...BY_CREDIT, choices: choices("nothing") }))).toBeUndefined();
});

test("the page says that you paid nothing only when no money can have left the account", () => {
  const at = "2026-11-21T10:00:00.000Z";
  const isSaid = (own: Partial<Payment>) => {
    const open = payment({ state: "open", at: null, orderId: "order_1", ...own });
    const application = booked({ status: "PAYMENT_PENDING", payment: open });
    return isNothingCharged(application, paymentNews(application, "Razorpay"));
  };
  expect(isSaid({ answeredAt: at })).toBe(true);
  const attempt = { state: "failed" as const, reference: "pay_1", at };
  expect(isSaid({ answeredAt: at, attempt })).toBe(false);
  expect(isSaid({ answeredAt: at, attempt: { ...attempt, state: "pending" } })).toBe(false);
});

test("a refunded double or late payment is explained as such, even when the slot is bought later", () => {
  const [before, after] = ["2026-11-21T09:00:00.000Z", "2026-11-21T11:00:00.000Z"];
  const TOO_LATE = "Your payment came when the slot was taken.";
  expect(whyReturned(booked())).toBeUndefined();
  expect(whyReturned(booked({ refund: refund(after) }))).toBe("You paid twice for this slot.");
  expect(whyReturned(booked({ refund: refund(before) }))).toBe(TOO_LATE);
  expect(whyReturned(booked({ ...BY_CREDIT, refund: refund(after) }))).toBe(
    "Your free interview had paid already.",
  );
  const returned = { payment: payment({ state: "refunding" }), refund: refund(after) };
  expect(whyReturned(booked(returned))).toBe(TOO_LATE);
  const over = { refund: refund(after), closedBecause: "staff_refund" as const };
  expect(whyReturned(booked(over))).toBeUndefined();
});
