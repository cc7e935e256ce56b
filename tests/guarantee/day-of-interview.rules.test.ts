import { expect, test } from "vitest";
import { hasItsDay } from "../../app/application/view/appointments.server";
import { CODE_MINUTES } from "../../worker/facts/guarantee/guarantee";

/** 00:15 in India. */
const AT = "2026-11-25T18:45:00.000Z";
const before = (minutes: number) => new Date(Date.parse(AT) - minutes * 60_000).toISOString();

test("an interview after midnight has its day as soon as its code is valid", () => {
  expect(hasItsDay({ at: AT }, before(CODE_MINUTES.before + 1))).toBe(false);
  expect(hasItsDay({ at: AT }, before(CODE_MINUTES.before))).toBe(true);
  expect(hasItsDay({ at: AT }, before(-24 * 60))).toBe(true);
});

test("an interview has its day from midnight in India", () => {
  const at = "2026-11-25T12:30:00.000Z";
  expect(hasItsDay({ at }, "2026-11-24T18:29:00.000Z")).toBe(false);
  expect(hasItsDay({ at }, "2026-11-24T18:30:00.000Z")).toBe(true);
});
