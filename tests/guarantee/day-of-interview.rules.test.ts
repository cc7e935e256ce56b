import { expect, test } from "vitest";
import { isInterviewDay } from "../../app/application/view/appointments.server";
import { CODE_MINUTES } from "../../worker/facts/guarantee/guarantee";

/** 00:15 in India. */
const AT = "2026-11-25T18:45:00.000Z";
const before = (minutes: number) => new Date(Date.parse(AT) - minutes * 60_000).toISOString();

test("an interview after midnight has its day as soon as its code is valid", () => {
  expect(isInterviewDay({ at: AT }, before(CODE_MINUTES.before + 1))).toBe(false);
  expect(isInterviewDay({ at: AT }, before(CODE_MINUTES.before))).toBe(true);
  expect(isInterviewDay({ at: AT }, before(-24 * 60))).toBe(true);
});

test("an interview has its day from midnight in India", () => {
  const at = "2026-11-25T12:30:00.000Z";
  expect(isInterviewDay({ at }, "2026-11-24T18:29:00.000Z")).toBe(false);
  expect(isInterviewDay({ at }, "2026-11-24T18:30:00.000Z")).toBe(true);
});
