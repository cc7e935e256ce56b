import { expect, test } from "vitest";
import {
  hasResult,
  mayApplyAgain,
  reopensAt,
} from "../../worker/domain/booking/application/application.rules";
import { slotAt } from "../../worker/domain/booking/slot/slot.rules";
import type { Planned } from "../../worker/domain/case/appointment.rules";
import {
  mayAskForMoney,
  outcomeOfCancel,
  type PaidWith,
} from "../../worker/domain/case/cancellation.rules";
import {
  neededToPass,
  passes,
  transitionsAfterTest,
} from "../../worker/domain/outcome/assessment/assessment.rules";
import {
  canTransition,
  isAtInterview,
  isAtPayment,
  isAtTest,
  isBooked,
  isConfirmed,
  STATUSES,
  type Status,
  TRANSITIONS,
} from "../../worker/facts/guarantee/statuses";
import { TERMS } from "../../worker/facts/guarantee/terms";

const now = new Date("2026-11-22T11:10:00.000Z");
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();
const planned = (hours: number, more: Partial<Planned> = {}): Planned => ({
  at: inHours(hours),
  minutes: 60,
  state: "scheduled",
  movedAt: null,
  dateSetAt: null,
  movedLateAt: null,
  acceptedAt: null,
  checkedInAt: null,
  ...more,
});
const kindOf = (status: Status, paidWith: PaidWith, interviews: Planned[]) =>
  outcomeOfCancel(status, paidWith, interviews, now, TERMS)?.kind ?? null;
const INTERVIEWS: Status[] = [
  "INTERVIEW_SCHEDULED",
  "INTERVIEW_1_SCHEDULED",
  "INTERVIEW_2_SCHEDULED",
];

/** The allowed changes of status, written out again: from, to. */
const LIFE = new Set([
  "APPLIED TEST_PENDING",
  "APPLIED REJECTED",
  "TEST_PENDING TEST_COMPLETED",
  "TEST_PENDING REJECTED",
  "TEST_COMPLETED TEST_PASSED",
  "TEST_COMPLETED TEST_FAILED",
  "TEST_PASSED PAYMENT_PENDING",
  "TEST_PASSED PAYMENT_CONFIRMED",
  "TEST_PASSED REJECTED",
  "PAYMENT_PENDING PAYMENT_CONFIRMED",
  "PAYMENT_PENDING REJECTED",
  "PAYMENT_CONFIRMED REJECTED",
  ...INTERVIEWS.map((to) => `PAYMENT_CONFIRMED ${to}`),
  "INTERVIEW_1_SCHEDULED INTERVIEW_2_SCHEDULED",
  "INTERVIEW_2_SCHEDULED INTERVIEW_1_SCHEDULED",
  ...INTERVIEWS.flatMap((from) =>
    ["PAYMENT_CONFIRMED", "SELECTED", "REJECTED"].map((to) => `${from} ${to}`),
  ),
]);

test("the table of transitions contains exactly the expected ones", () => {
  for (const from of STATUSES) {
    for (const to of STATUSES)
      expect([from, to, canTransition(from, to)]).toEqual([from, to, LIFE.has(`${from} ${to}`)]);
  }
});

test("final statuses have no transitions", () => {
  const endings = STATUSES.filter((status) => TRANSITIONS[status].length === 0);
  expect(endings).toEqual(["TEST_FAILED", "SELECTED", "REJECTED"]);
});

test("the predicates sort the statuses into stages", () => {
  const those = (is: (status: Status) => boolean) => STATUSES.filter(is);
  expect(those(isAtTest)).toEqual(["APPLIED", "TEST_PENDING"]);
  expect(those(isAtPayment)).toEqual(["PAYMENT_PENDING"]);
  expect(those(isAtInterview)).toEqual(INTERVIEWS);
  expect(those(isBooked)).toEqual(["PAYMENT_CONFIRMED", ...INTERVIEWS]);
  expect(those(isConfirmed)).toEqual(["PAYMENT_CONFIRMED", ...INTERVIEWS, "SELECTED"]);
});

test("every transition of a graded test is in the table", () => {
  for (const [passed, price] of [
    [true, 199],
    [true, 0],
    [false, 199],
  ] as const) {
    let from: Status = "TEST_PENDING";
    for (const to of transitionsAfterTest(passed, price)) {
      expect(canTransition(from, to)).toBe(true);
      from = to;
    }
  }
});

test("cancelling before payment returns nothing, whatever else is true", () => {
  for (const status of ["APPLIED", "TEST_PENDING", "TEST_PASSED", "PAYMENT_PENDING"] as const) {
    for (const paidWith of [null, "money", "credit"] as PaidWith[]) {
      expect(kindOf(status, paidWith, [])).toBe("nothing");
    }
  }
});

test("an application can't be cancelled while its test is graded, or after it ended", () => {
  for (const status of ["TEST_COMPLETED", "TEST_FAILED", "SELECTED", "REJECTED"] as const) {
    expect(kindOf(status, "money", [planned(72)])).toBeNull();
  }
});

test("cancelling returns all money before a date is set, and after the employer cancelled it", () => {
  for (const state of ["cancelled", null] as const) {
    const interviews = state ? [planned(1, { state }), planned(-5, { state })] : [];
    expect(kindOf("PAYMENT_CONFIRMED", "money", interviews)).toBe("refund");
    expect(kindOf("PAYMENT_CONFIRMED", "credit", interviews)).toBe("credit");
    expect(kindOf("PAYMENT_CONFIRMED", null, interviews)).toBe("nothing");
  }
});

test.each(
  INTERVIEWS,
)("%s: the full refund ends 48 hours ahead, to the millisecond, and the credit when it begins", (status) => {
  const at = (hours: number) => kindOf(status, "money", [planned(hours)]);
  const millisecond = 1 / 3_600_000;
  expect(at(48)).toBe("refund");
  expect(at(48 - millisecond)).toBe("credit");
  expect(at(millisecond)).toBe("credit");
  expect(at(0)).toBeNull();
  for (const hours of [72, 48, 47, 1]) {
    expect(kindOf(status, "credit", [planned(hours)])).toBe("credit");
    expect(kindOf(status, null, [planned(hours)])).toBe("nothing");
  }
});

test("cancelling returns nothing once an interview was held, whatever is planned after it", () => {
  const heldInterview = planned(-1, { state: "held" });
  for (const status of INTERVIEWS) {
    for (const paidWith of [null, "money", "credit"] as PaidWith[]) {
      expect(kindOf(status, paidWith, [heldInterview])).toBe("nothing");
      // The outcome is not settled yet, so cancelling can't decide about the money.
      expect(kindOf(status, paidWith, [planned(0)])).toBeNull();
      expect(kindOf(status, paidWith, [planned(-70)])).toBeNull();
      expect(kindOf(status, paidWith, [planned(-70, { state: "disputed" })])).toBeNull();
      expect(kindOf(status, paidWith, [planned(90), heldInterview])).toBe("nothing");
    }
  }
  const off = planned(90, { state: "cancelled" });
  expect(kindOf("PAYMENT_CONFIRMED", "money", [off, heldInterview])).toBe("nothing");
  // The employer cancelled an interview, so a refund can still be asked for.
  expect(mayAskForMoney("PAYMENT_CONFIRMED", "money", [off], now)).toBe(true);
});

test("a refund can be asked for exactly when the employer cancelled or moved the interview", () => {
  const broken = [planned(20, { state: "cancelled" }), planned(20, { movedAt: inHours(-1) })];
  const intact = [planned(20), planned(-1, { movedAt: inHours(-2) })];
  for (const status of STATUSES) {
    for (const paidWith of ["money", "credit", null] as PaidWith[]) {
      const may = isBooked(status) && paidWith !== null;
      for (const one of broken) expect(mayAskForMoney(status, paidWith, [one], now)).toBe(may);
      for (const one of intact) expect(mayAskForMoney(status, paidWith, [one], now)).toBe(false);
      expect(mayAskForMoney(status, paidWith, [], now)).toBe(false);
      // The first round was moved, and the second round is already set.
      const interviews = [planned(90), planned(20, { movedAt: inHours(-1) })];
      expect(mayAskForMoney(status, paidWith, interviews, now)).toBe(may);
    }
  }
});

test("a candidate gets one result, and a refund is not a result", () => {
  expect(hasResult({ status: "SELECTED", closedBecause: null }, "SELECTED")).toBe(true);
  expect(hasResult({ status: "REJECTED", closedBecause: null }, "SELECTED")).toBe(false);
  expect(hasResult({ status: "REJECTED", closedBecause: "staff_refund" }, "REJECTED")).toBe(false);
});

test("a hold counts as released at the second of its end", () => {
  const heldSlot = {
    slotState: "held" as const,
    slotExpiresAt: now.toISOString(),
    graceGivenAt: null,
    releasedBecause: null,
  };
  expect(slotAt(heldSlot, now)).toMatchObject({ state: "released", releasedBecause: "time" });
  const before = new Date(now.getTime() - 1);
  expect(slotAt(heldSlot, before)).toMatchObject({ state: "held", releasedBecause: null });
});

test("a released slot is open to others for an hour only when the time to pay ran out", () => {
  const ended = {
    slotState: "held",
    slotExpiresAt: inHours(-0.5),
    graceGivenAt: null,
    releasedBecause: null,
  } as const;
  expect(slotAt(ended, now).againFrom).toBeNull();
  const slotWithGrace = { ...ended, graceGivenAt: inHours(-1) };
  expect(slotAt(slotWithGrace, now).againFrom).toBe(inHours(0.5));
  expect(slotAt({ ...slotWithGrace, slotExpiresAt: inHours(-1) }, now).againFrom).toBeNull();
  expect(slotAt({ ...slotWithGrace, slotExpiresAt: inHours(0.1) }, now).againFrom).toBeNull();
  const confirmed = { ...slotWithGrace, slotState: "confirmed", slotExpiresAt: null } as const;
  expect(slotAt(confirmed, now).againFrom).toBeNull();
});

test("a job opens again 30 days after a failed test, to the millisecond, and after nothing else", () => {
  const failed = { reopensAt: reopensAt(new Date("2026-10-22T00:00:00.000Z")) };
  expect(mayApplyAgain(failed, new Date("2026-11-20T23:59:59.999Z"))).toBe(false);
  expect(mayApplyAgain(failed, new Date("2026-11-21T00:00:00.000Z"))).toBe(true);
  expect(mayApplyAgain({ reopensAt: null }, new Date("2099-01-01T00:00:00.000Z"))).toBe(false);
});

test("the smallest passing number of answers passes, and one fewer fails", () => {
  for (let count = 1; count <= 50; count += 1) {
    for (let mark = 1; mark <= 100; mark += 1) {
      const needed = neededToPass(count, mark);
      expect(passes(needed, count, mark)).toBe(true);
      expect(passes(needed - 1, count, mark)).toBe(false);
    }
  }
});
