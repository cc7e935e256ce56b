import { expect, test } from "vitest";
import {
  type JobSearch,
  payAsked,
  wantedOf,
} from "../../worker/domain/employers/job/search/filter.rules";
import {
  nameOf,
  searchWords,
  uncountedWords,
} from "../../worker/domain/employers/job/search/search.rules";
import { townOf } from "../../worker/facts/search/towns";

const wanted = (q: string, more: JobSearch = {}) => wantedOf({ words: searchWords(q), ...more });
const terms = (q: string, more: JobSearch = {}) => wanted(q, more)?.filter.terms?.map(nameOf) ?? [];
const places = (location: string) => wantedOf({ location })?.filter.places ?? [];

test.each([
  ["salary 20000", 20_000, ""],
  ["20 hazar", 20_000, ""],
  ["driver 20k", 20_000, "driver"],
  ["driver 20 हजार", 20_000, "driver"],
  ["nurse 20,000+ per month", 20_000, "nurse"],
  ["cook 18000 se upar wala", 15_000, "cook"],
  ["peon 15000-20000", 15_000, "peon"],
  ["sales 5 lakh", 40_000, "sales"],
  ["helper 500 rs per day", 10_000, "helper"],
  ["driver 3 lpa job", 25_000, "driver job"],
])("the pay in “%s” is a filter from ₹%i on", (typed, from, rest) => {
  const reading = payAsked(searchWords(typed));
  expect([reading.pay?.from, reading.left.join(" ")]).toEqual([from, rest]);
});

test.each([
  "12th pass",
  "driver 2 years",
  "pin 411001",
  "b tech 2024",
  "10th",
  "class 8",
  "24x7",
])("“%s” contains no pay", (typed) => {
  expect(payAsked(searchWords(typed))).toEqual({ left: searchWords(typed) });
});

test("pay that no list can filter by is kept as it was typed", () => {
  for (const typed of ["salary 8000", "20000 tak"])
    expect(payAsked(searchWords(typed)).pay).toEqual({ typed, from: undefined });
});

test("of typed and chosen pay, the higher one counts", () => {
  expect(wanted("driver 20k", { payFrom: 15_000 })?.filter.listedAs).toEqual(["pay>=20000"]);
  expect(wanted("driver 20k", { payFrom: 30_000 })?.filter.listedAs).toEqual(["pay>=30000"]);
});

test("a place with its state or district means that place", () => {
  expect(places("Pune Maharashtra")).toEqual([["Pune Maharashtra"], ["pune"], ["पुणे"]]);
  expect(places("Lucknow UP")).toEqual([["Lucknow UP"], ["lucknow"], ["लखनऊ"]]);
  expect(places("Noida, Gautam Buddh Nagar")).toContainEqual(["noida"]);
  expect(places("Noida, Gautam Buddh Nagar")).not.toContainEqual(["greater noida"]);
  expect(terms("waiter Lucknow UP")).toEqual(["waiter", "Lucknow"]);
  expect(terms("driver", { location: "Pune" })).toEqual(["driver"]);
  expect(terms("driver maharashtra", { location: "Pune" })).toEqual(["driver"]);
});

test("when one field has a town and the other its state, the town counts", () => {
  const both = wanted("driver pune", { location: "Maharashtra" });
  expect([both?.filter.places, both?.filter.terms?.map(nameOf)]).toEqual([
    undefined,
    ["driver", "pune"],
  ]);
});

test("several places mean any of them, and a state means its towns", () => {
  expect(places("Mumbai, Pune")).toEqual(
    expect.arrayContaining([["mumbai"], ["bombay"], ["pune"]]),
  );
  expect(terms("electrician mumbai, pune")).toEqual(["electrician", "mumbai, pune"]);
  expect(places("Bihar")).toEqual(expect.arrayContaining([["bihar"], ["patna"], ["gaya"]]));
});

test("text beside a known place must match too, and an unknown place is searched as text", () => {
  expect(places("Andheri, Mumbai")).toContainEqual(["Andheri", "mumbai"]);
  expect(places("Rampur Chowk")).toEqual([["Rampur Chowk"]]);
});

test("a town with its state has the URL of the town", () => {
  expect(townOf("Pune, Maharashtra")).toMatchObject({ slug: "pune", isKnown: true });
  expect(townOf("Pune Gujarat")).toMatchObject({ slug: "pune-gujarat", isKnown: false });
});

test.each([
  "ghar se",
  "gharse",
  "ghar se kaam",
  "GHAR BETHE kaam",
  "wfh",
  "work from home",
  "घर से",
])("“%s” is work from home", (typed) => {
  expect(wanted(typed)?.filter.terms).toMatchObject([{ where: "home" }]);
});

test("a place among the search words counts as a place", () => {
  expect(wanted("java developer pune")?.filter.terms?.map(({ where }) => where)).toEqual([
    undefined,
    undefined,
    "place",
  ]);
});

test.each(["near me", "mere paas", "driver nearby", "आसपास"])("“%s” asks for a place", (typed) => {
  expect(wanted(typed)?.asksPlace).toBe(true);
  const there = wanted(typed, { location: "Noida" });
  expect([there?.asksPlace, there?.filter.towns]).toEqual([
    false,
    expect.arrayContaining(["delhi", "gurugram"]),
  ]);
});

test.each([
  ["wardboy", ["ward", "boy"]],
  ["dotnet", ["net"]],
  ["cpp", ["c"]],
  ["phd", ["ph", "d"]],
  ["officeboy", ["peon"]],
  ["tele caller", ["telecaller"]],
  ["data\u200bentry", ["typist"]],
  ["elec\u00adtrician", ["wireman"]],
])("“%s” finds what jobs write differently", (typed, synonym) => {
  const [term, ...more] = wanted(typed)?.filter.terms ?? [];
  expect(more).toEqual([]);
  expect(term?.synonyms).toContainEqual(synonym);
});

test("a search with filler words reports the words that are searched", () => {
  expect(wanted("need accountant job in")?.searched).toEqual(["accountant"]);
  expect(wanted("naukri chahiye")?.searched).toEqual([]);
  expect(wanted("accountant")?.searched).toBeUndefined();
});

test("the uncounted words of a long text are listed", () => {
  const words = Array.from({ length: 14 }, (_, at) => `word${at}`);
  expect(uncountedWords(words.join(" "))).toEqual(["word12", "word13"]);
});
