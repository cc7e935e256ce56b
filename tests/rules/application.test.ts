import { expect, test } from "vitest";
import { STATUSES } from "../../worker/contract/values";
import { canMove, MOVES, mayApplyAgain, slotAt } from "../../worker/domain/application.rules";
import { movesAfterTest, neededToPass, passes } from "../../worker/domain/assessment.rules";

test("every move of a graded test is in the table", () => {
  for (const [passed, price] of [
    [true, 199],
    [true, 0],
    [false, 199],
  ] as const) {
    let from: (typeof STATUSES)[number] = "TEST_PENDING";
    for (const to of movesAfterTest(passed, price)) {
      expect(canMove(from, to)).toBe(true);
      from = to;
    }
  }
});

test("endings lead nowhere", () => {
  const endings = STATUSES.filter((status) => MOVES[status].length === 0);
  expect(endings).toEqual(["TEST_FAILED", "SELECTED", "REJECTED"]);
});

test("a hold that ran out reads released at its very second", () => {
  const now = new Date("2026-11-22T11:10:00.000Z");
  const held = { slotState: "held" as const, slotExpiresAt: now.toISOString() };
  expect(slotAt(held, now).state).toBe("released");
  expect(slotAt(held, new Date(now.getTime() - 1)).state).toBe("held");
});

test("a failed test opens again after 30 days, to the millisecond", () => {
  const failed = "2026-10-22T00:00:00.000Z";
  expect(mayApplyAgain("TEST_FAILED", failed, new Date("2026-11-20T23:59:59.999Z"))).toBe(false);
  expect(mayApplyAgain("TEST_FAILED", failed, new Date("2026-11-21T00:00:00.000Z"))).toBe(true);
  expect(mayApplyAgain("REJECTED", failed, new Date("2027-11-21T00:00:00.000Z"))).toBe(false);
});

test("the fewest right answers that pass do pass, and one fewer does not", () => {
  for (let count = 1; count <= 50; count += 1) {
    for (let mark = 1; mark <= 100; mark += 1) {
      const needed = neededToPass(count, mark);
      expect(passes(needed, count, mark)).toBe(true);
      expect(passes(needed - 1, count, mark)).toBe(false);
    }
  }
});
