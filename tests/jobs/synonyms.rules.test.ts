import { expect, test } from "vitest";
import {
  searchTerms,
  searchWords,
  writtenNames,
} from "../../worker/domain/employers/job/search/search.rules";
import { searchSynonyms } from "../../worker/facts/search/synonyms";

test("each name of a thing is in exactly one row of the synonyms", () => {
  const all = searchSynonyms().flatMap(({ written, typed }) => [...written, ...typed]);
  expect(all.length).toBeGreaterThan(800);
  expect([...new Set(all)]).toEqual(all);
  for (const { written } of searchSynonyms()) expect(written.join("")).not.toBe("");
  for (const name of all) expect(searchWords(name).join(" ")).toBe(name);
});

test("the longest phrase with synonyms is one term, and each other word is a term of its own", () => {
  const terms = (text: string) => searchTerms(searchWords(text));
  expect(terms("night call center Kochi job").map(({ typed }) => typed.join(" "))).toEqual([
    "night",
    "call center",
    "Kochi",
    "job",
  ]);
  expect(terms("job")).toEqual([{ typed: ["job"], synonyms: [] }]);
  const [home] = terms("Work From Home");
  expect(home?.synonyms).toContainEqual(["remote"]);
  // "UP" stands for the state, so jobs with the word "up" do not match; jobs in its towns do.
  const [state] = terms("UP");
  expect(state?.synonyms).toEqual(expect.arrayContaining([["uttar", "pradesh"], ["lucknow"]]));
  expect(state?.synonyms).not.toContainEqual(["up"]);
});

test("a known place has all its names, and an unknown place only its own", () => {
  expect(writtenNames("New Delhi")).toContain("delhi");
  expect(writtenNames("Bangal")).toEqual(["Bangal"]);
});
