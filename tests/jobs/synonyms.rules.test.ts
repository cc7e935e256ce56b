import { expect, test } from "vitest";
import { placeNames, searchTerms, searchWords } from "../../worker/domain/job/search/search.rules";
import { searchSynonyms } from "../../worker/facts/search/synonyms";

test("every word for a thing stands in one row of the synonyms", () => {
  const all = searchSynonyms().flatMap(({ written, typed }) => [...written, ...typed]);
  expect(all.length).toBeGreaterThan(800);
  expect([...new Set(all)]).toEqual(all);
  for (const { written } of searchSynonyms()) expect(written.join("")).not.toBe("");
  for (const name of all) expect(searchWords(name).join(" ")).toBe(name);
});

test("the longest phrase that has synonyms is one term, and other words are terms by themselves", () => {
  const terms = (text: string) => searchTerms(searchWords(text));
  expect(terms("night call center Kochi job").map(({ typed }) => typed.join(" "))).toEqual([
    ...["night", "call center", "Kochi", "job"],
  ]);
  expect(terms("job")).toEqual([{ typed: ["job"], synonyms: [] }]);
  const [home] = terms("Work From Home");
  expect(home?.synonyms).toContainEqual(["remote"]);
  // Typed alone: a job that says "up" is not about Uttar Pradesh.
  const [state] = terms("UP");
  expect(state?.synonyms).toEqual([
    ["uttar", "pradesh"],
    ["उत्तर", "प्रदेश"],
  ]);
});

test("a place has its other names, and an unknown place its own", () => {
  expect(placeNames("New Delhi")).toContain("delhi");
  expect(placeNames("Bangal")).toEqual(["Bangal"]);
});
