import { expect, test } from "vitest";
import * as messages from "~worker/words/formats";
import * as pages from "../../app/words/format";

/** The first minute of a year in India. */
const NEW_YEAR = "2026-12-31T18:30:00.000Z";
const NOON = "2027-01-04T06:30:00.000Z";

const withPlainSpaces = (words: string) => words.replaceAll("\u00a0", " ");

test("a date has its year, on pages and in messages", () => {
  for (const { clockTime } of [pages, messages]) {
    expect(withPlainSpaces(clockTime(NEW_YEAR))).toBe("Fri 1 Jan 2027, 12:00 am");
    expect(withPlainSpaces(clockTime(NOON))).toBe("Mon 4 Jan 2027, 12:00 pm");
  }
  expect(withPlainSpaces(pages.day(NEW_YEAR))).toBe("1 Jan 2027");
  expect(messages.dateWords(NEW_YEAR)).toBe("Fri 1 Jan 2027");
});

test("a page keeps a day with its month, and an hour with am or pm, on a single line", () => {
  expect(pages.clockTime(NOON)).toBe("Mon 4\u00a0Jan 2027, 12:00\u00a0pm");
  expect(pages.hour(NOON)).toBe("12:00\u00a0pm");
});

test("a message has plain spaces only, because others would double the length of an SMS", () => {
  expect(messages.clockTime(NOON)).not.toContain("\u00a0");
});
