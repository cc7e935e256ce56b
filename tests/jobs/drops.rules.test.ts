import { expect, test } from "vitest";
import { drops, type Meant } from "../../worker/domain/employers/job/search/drops.rules";
import { searchTerms, searchWords } from "../../worker/domain/employers/job/search/search.rules";

/** The typed search terms; jobs contain all of them except `unknown`. */
const meant = (typed: string, unknown: string[] = []): Meant[] =>
  searchTerms(searchWords(typed)).map((term) => ({
    term,
    isKnown: !term.typed.some((word) => unknown.includes(word)),
  }));

const dropped = (...asked: Parameters<typeof drops>) =>
  drops(...asked)
    .filter(({ near }) => near.length === 0)
    .map((reading) => reading.dropped.toSorted());

test("words that no job contains are dropped first, then places, then words of no kind of work, then the work", () => {
  expect(dropped(meant("driver zebra pune qwrtz", ["qwrtz"]), {})).toEqual([
    ["qwrtz"],
    ["pune", "qwrtz"],
    ["pune", "qwrtz", "zebra"],
  ]);
});

test("of equally important words, the last one is dropped first", () => {
  expect(dropped(meant("zebra quagga"), {})).toEqual([["quagga"], ["zebra"]]);
  expect(dropped(meant("car driver"), {})).toEqual([["car"]]);
});

test("schooling and ways to work are dropped only as a whole, because every job says “pass” and “home”", () => {
  expect(dropped(meant("10th pass"), {})).toEqual([]);
  expect(dropped(meant("work from home"), {})).toEqual([]);
});

test("the separate place is dropped last, and a single word is never dropped", () => {
  expect(dropped(meant("zebra quagga"), { location: "Surat" })).toEqual([
    ["quagga"],
    ["zebra"],
    ["Surat"],
  ]);
  expect(dropped(meant("zebra"), {})).toEqual([]);
});

test("misspelled words are corrected before anything is dropped", () => {
  const [one, ...more] = meant("drivar pune");
  const readings = drops([{ ...(one as Meant), respelled: "driver" }, ...more], {});
  expect(readings[0]).toMatchObject({ shown: ["driver"], dropped: [], near: [] });
  expect(readings[0]?.terms[0]).toMatchObject({ typed: ["driver"] });
  expect(readings[0]?.terms[0]?.synonyms.length).toBeGreaterThan(0);
});

test("unread words of a long search are always reported", () => {
  const readings = drops(meant("zebra quagga"), {}, { unread: ["okapi"] });
  expect(readings.map((one) => one.dropped)).toEqual([
    ["okapi"],
    ["quagga", "okapi"],
    ["zebra", "okapi"],
  ]);
});
