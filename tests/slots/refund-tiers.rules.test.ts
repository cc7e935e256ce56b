import { expect, test } from "vitest";
import { refundAmountOf } from "../../worker/domain/booking/payment/refund.rules";
import type { Planned } from "../../worker/domain/case/appointment.rules";
import { isSameOutcome, outcomeOfCancel } from "../../worker/domain/case/cancellation.rules";
import { TERMS, type Terms } from "../../worker/facts/guarantee/terms";

const SOLD: Terms = {
  ...TERMS,
  refundTiers: [
    { hours: 48, share: 1 },
    { hours: 24, share: 0.5 },
  ],
};
const MILLISECOND = 1 / 3_600_000;

const now = new Date("2026-11-22T11:10:00.000Z");
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();
const planned = (hours: number, dateSetAt: string | null = null): Planned => ({
  at: inHours(hours),
  minutes: 60,
  state: "scheduled",
  movedAt: null,
  dateSetAt,
  movedLateAt: null,
  acceptedAt: null,
  checkedInAt: null,
});
const outcome = (...interviews: Planned[]) =>
  outcomeOfCancel("INTERVIEW_SCHEDULED", "money", interviews, now, SOLD);

test("with two tiers, a part comes back between them, to the millisecond, and then a credit", () => {
  expect(outcome(planned(48))).toEqual({ kind: "refund", share: 1, until: inHours(0) });
  expect(outcome(planned(60))).toEqual({ kind: "refund", share: 1, until: inHours(12) });
  expect(outcome(planned(48 - MILLISECOND))).toMatchObject({ kind: "refund", share: 0.5 });
  expect(outcome(planned(30))).toEqual({ kind: "refund", share: 0.5, until: inHours(6) });
  expect(outcome(planned(24))).toEqual({ kind: "refund", share: 0.5, until: inHours(0) });
  expect(outcome(planned(24 - MILLISECOND))).toEqual({ kind: "credit", share: 0, until: null });
});

test("without a date all of the money comes back, and a slot bought with a credit never gives money", () => {
  expect(outcome()).toEqual({ kind: "refund", share: 1, until: null });
  for (const hours of [60, 30, 12]) {
    const interviews = [planned(hours)];
    expect(outcomeOfCancel("INTERVIEW_SCHEDULED", "credit", interviews, now, SOLD)).toEqual({
      kind: "credit",
      share: 0,
      until: null,
    });
  }
});

test("a date set late gives all of the money back for its window, and one set in time does not", () => {
  const all = { kind: "refund", share: 1 };
  expect(outcome(planned(40, inHours(0)))).toEqual({ ...all, until: inHours(24) });
  expect(outcome(planned(20, inHours(-23)))).toEqual({ ...all, until: inHours(1) });
  expect(outcome(planned(12, inHours(0)))).toEqual({ ...all, until: inHours(12) });
  expect(outcome(planned(20, inHours(-24.5)))).toMatchObject({ kind: "credit" });
  expect(outcome(planned(30, inHours(-24.5)))).toMatchObject({ kind: "refund", share: 0.5 });
});

test("a full and a partial refund are different outcomes", () => {
  const [full, later, half] = [outcome(planned(60)), outcome(planned(50)), outcome(planned(30))];
  if (!full || !later || !half) throw new Error("Nothing to cancel");
  expect(isSameOutcome(full, later)).toBe(true);
  expect(isSameOutcome(full, half)).toBe(false);
});

test("a share of a payment is whole paise, and never more than what is left", () => {
  const paymentWith = (refundedElsewhere: number) => ({ amount: 19_900, refundedElsewhere });
  expect(refundAmountOf(paymentWith(0), 1)).toBe(19_900);
  expect(refundAmountOf(paymentWith(0), 0.5)).toBe(9_950);
  expect(refundAmountOf({ amount: 19_999, refundedElsewhere: 0 }, 0.3)).toBe(6_000);
  // A full refund includes what has already gone back; the provider is asked only for the rest.
  expect(refundAmountOf(paymentWith(5_000), 1)).toBe(19_900);
  expect(refundAmountOf(paymentWith(5_000), 0.5)).toBe(9_950);
  expect(refundAmountOf(paymentWith(15_000), 0.5)).toBe(4_900);
});
