import { expect, test } from "vitest";
import { ACTS, candidatesOfOneWriter, dayOf, MOST_BUSY } from "./funnel";
import { filesThatJoin } from "./joins";

test("a day's numbers grow with its candidates, and a second writer is needed once the first is too busy", () => {
  const [one, ten] = [dayOf(1_000), dayOf(10_000)];
  expect(ten.writes).toBeCloseTo(10 * one.writes, 3);
  expect(ten.callsPerSecond).toBeCloseTo(10 * one.callsPerSecond, 3);
  const most = candidatesOfOneWriter();
  expect(dayOf(most).writersBusy).toBeCloseTo(MOST_BUSY, 6);
  expect(dayOf(most * 0.99).writersNeeded).toBe(1);
  expect(dayOf(most * 1.01).writersNeeded).toBe(2);
});

test("an action that writes no rows has no write transaction", () => {
  expect(ACTS.filter(({ writes, rows }) => (writes === 0) !== (rows.written === 0))).toEqual([]);
});

test("the files that join people with jobs are found by the tables they import", () => {
  const files = filesThatJoin();
  expect(files).toContain("db/application/claims.ts");
  expect(files).not.toContain("db/account/otps.ts");
});
