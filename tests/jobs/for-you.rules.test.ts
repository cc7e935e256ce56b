import { expect, test } from "vitest";
import { resumeContent } from "../../worker/contract/resumes";
import {
  isOpenTo,
  type Known,
  marksOf,
  takeTurns,
} from "../../worker/domain/read/search/for-you.rules";

const resume = (answers: object) => resumeContent(new Date(0)).parse(answers);
const marks = (facts: Partial<Known>) => marksOf({ searches: [], ...facts });
const slotFree = "slots=free";

test("a person without known wishes has no marks", () => {
  expect(marks({})).toEqual([]);
  expect(marks({ resume: resume({ name: "Asha Verma", skills: ["Cooking"] }) })).toEqual([]);
});

test("a search for all jobs, or one that can find nothing, makes no mark", () => {
  for (const search of ["", "free=true", "sort=pay", "free=maybe"])
    expect(marks({ searches: [{ search }] })).toEqual([]);
});

test.each([
  ["q=driver&location=pune", { by: "search", work: "driver", place: "pune" }],
  ["category=Sales", { by: "search", work: "Sales", place: null }],
  ["location=surat", { by: "search", work: null, place: "surat" }],
])("the search “%s” gives its work and its place as the reason", (search, because) => {
  const [mark, ...more] = marks({ searches: [{ search }] });
  expect(more).toEqual([]);
  expect(mark?.because).toEqual(because);
  for (const { listedAs } of mark?.filters ?? []) expect(listedAs).toContain(slotFree);
});

test("a search without a place looks in the resume's town first, and one with a place looks only there", () => {
  const at = resume({ city: "Bhopal" });
  const [anywhere] = marks({ searches: [{ search: "q=driver" }], resume: at });
  expect(anywhere?.filters.map(({ places }) => places?.flat().includes("Bhopal") ?? false)).toEqual(
    [true, false],
  );
  for (const search of ["q=driver&location=pune", "q=driver+pune"])
    expect(marks({ searches: [{ search }], resume: at })[0]?.filters).toHaveLength(1);
});

test("a person's own wishes come before their actions", () => {
  const job = (title: string) => ({ title, town: "pune", category: "Sales" });
  const all = marks({
    searches: [{ search: "q=driver" }, { search: "q=cook" }],
    resume: resume({ role: "Shop assistant", city: "Bhopal" }),
    applied: job("Guard"),
    saved: job("Peon"),
    seen: job("Nurse"),
  });
  expect(all.map(({ because }) => [because.by, because.work])).toEqual([
    ["search", "driver"],
    ["search", "cook"],
    ["resume", "Shop assistant"],
    ["applied", "Guard"],
    ["saved", "Peon"],
    ["seen", "Nurse"],
  ]);
  for (const { filters } of all)
    for (const { listedAs } of filters) expect(listedAs).toContain(slotFree);
});

test.each([
  ["10th", "10th", true],
  ["10th", "12th", false],
  ["iti", "diploma", true],
  ["12th", "graduate", false],
  ["graduate", "none", true],
  ["graduate", "postgraduate", false],
  ["other", "graduate", true],
  ["10th", null, true],
] as const)("to somebody with %s a job that asks for %s is open: %s", (has, requiredSchooling, isOpen) => {
  expect(isOpenTo({ schooling: requiredSchooling }, resume({ schooling: has }))).toBe(isOpen);
});

test("a job is open to a person whose schooling is unknown", () => {
  expect(isOpenTo({ schooling: "graduate" }, resume({}))).toBe(true);
  expect(isOpenTo({ schooling: "graduate" })).toBe(true);
});

test("jobs are taken from the lists in turn, each job once, and no more than asked for", () => {
  const list = (...ids: number[]) => ids.map((id) => ({ job: { id } }));
  const turns = (lists: { job: { id: number } }[][], most = 4) =>
    takeTurns(lists, most).map(({ job }) => job.id);
  expect(turns([list(1, 2, 3, 4, 5), list(6)])).toEqual([1, 6, 2, 3]);
  expect(turns([list(1, 2), list(2, 1), list(1)])).toEqual([1, 2]);
  expect(turns([[], list(7)])).toEqual([7]);
  expect(turns([])).toEqual([]);
});

test("a job that several marks find has the reason of the first one", () => {
  const because = (reason: string, ...ids: number[]) =>
    ids.map((id) => ({ job: { id }, because: reason }));
  expect(takeTurns([because("a search", 1), because("a resume", 2, 1)], 4)).toEqual([
    ...because("a search", 1),
    ...because("a resume", 2),
  ]);
});
