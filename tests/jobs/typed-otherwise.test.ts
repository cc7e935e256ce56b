import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { COUNT_HEADER } from "../../worker/contract/job/read-as";
import { runSchedule } from "../support/api/product";
import { eventually } from "../support/eventually";
import { ids, post, readAsIn, search } from "./searched-jobs";

// This category excludes the jobs of other tests.
const OWN = `Bolchaal ${randomBytes(4).toString("hex")}`;
const detail = (points: Record<string, string> = {}) => ({
  jobDetail: {
    Category: [OWN],
    ...Object.fromEntries(Object.entries(points).map(([heading, point]) => [heading, [point]])),
  },
});

const jobs = {
  pune: await post({
    title: "Waiter",
    location: "Pune",
    ...detail({ Salary: "₹22,000 a month" }),
  }),
  lucknow: await post({
    title: "Waiter",
    location: "Gomti Nagar, Lucknow",
    ...detail({ Salary: "₹14,000 a month" }),
  }),
  office: await post({
    title: "Data Entry Operator",
    location: "Indore",
    ...detail({ About: "You work in our office, and go home at six, far from Pune" }),
  }),
  home: await post({ title: "Data Entry Clerk", location: "Remote", ...detail() }),
  care: await post({
    title: "Customer Support Executive",
    location: "Noida",
    ...detail({ About: "Answer questions about delivery and about the Java course" }),
  }),
};

async function find(q: string, more: Record<string, string> = {}) {
  const answer = await search({ category: OWN, ...(q && { q }), ...more });
  expect(answer.status).toBe(200);
  return { ids: ids(answer.body), readAs: readAsIn(answer), headers: answer.headers };
}
const of = (...names: (keyof typeof jobs)[]) => names.map((name) => jobs[name].id);

// The schedule indexes the pay of new jobs, and those of other tests may come first.
await eventually(
  async () => {
    await runSchedule();
    return find("", { payFrom: "10000" });
  },
  (result) => result.ids.length === 2,
);

test.each([
  ["", "Pune Maharashtra", "pune"],
  ["", "Lucknow UP", "lucknow"],
  ["", "Gomti Nagar Lucknow", "lucknow"],
  ["waiter Lucknow Uttar Pradesh", "", "lucknow"],
  ["waiter", "Pune, Maharashtra", "pune"],
  ["waiter pune", "Maharashtra", "pune"],
] as const)("“%s” in “%s” is the town with that name", async (q, location, name) => {
  const { ids: jobIds, readAs } = await find(q, { ...(location && { location }) });
  expect(jobIds[0]).toBe(jobs[name].id);
  expect(jobIds.slice(0, readAs?.asTyped)).toEqual(of(name));
});

test("two places mean either one", async () => {
  expect((await find("", { location: "Lucknow, Pune" })).ids).toEqual(of("lucknow", "pune"));
  expect((await find("waiter lucknow pune")).ids).toEqual(of("lucknow", "pune"));
});

test("a place in a job's text does not count as the job's place", async () => {
  const { ids: jobIds, readAs } = await find("data entry pune");
  expect([jobIds, readAs?.dropped, readAs?.kept]).toEqual([
    of("home", "office"),
    ["pune"],
    ["data entry"],
  ]);
});

test("work from home is searched as a way to work, not as words of the text", async () => {
  expect((await find("data entry ghar se")).ids[0]).toBe(jobs.home.id);
  const { ids: jobIds, readAs } = await find("ghar baithe kaam");
  expect(jobIds.slice(0, readAs?.asTyped)).toEqual(of("home"));
});

test("typed pay is a filter, and is reported", async () => {
  const result = await find("waiter salary 20000");
  expect([result.ids, result.readAs]).toMatchObject([of("pune"), { payFrom: 20_000, dropped: [] }]);
  const more = await find("waiter 50 hazar");
  expect([more.ids, more.readAs]).toMatchObject([
    of("lucknow", "pune"),
    { payFrom: 50_000, dropped: ["50 hazar"], kept: ["waiter"] },
  ]);
  expect((await find("waiter 20000 tak")).readAs?.ignored).toEqual(["20000 tak"]);
});

test("“near me” asks for a place, and with a place searches near it", async () => {
  expect((await find("waiter near me")).readAs).toMatchObject({ asksPlace: true });
  const near = await find("near me", { location: "Ghaziabad" });
  expect([near.ids, near.readAs?.asksPlace]).toEqual([of("care"), undefined]);
});

test("the answer says when no job is of the searched kind of work", async () => {
  for (const [q, none] of [
    ["delivery boy", "delivery boy"],
    ["delivry boy", "delivery boy"],
    ["java noida", "java"],
  ]) {
    const { ids: jobIds, readAs } = await find(q ?? "");
    expect(jobIds).toContain(jobs.care.id);
    expect(readAs?.none).toContain(none);
  }
  expect((await find("waiter")).readAs?.none).toBeUndefined();
  // There are jobs for waiters, but not in this place.
  expect((await find("waiter noida")).readAs).toMatchObject({ dropped: ["noida"] });
});

test("words for women or men are not searched, and are reported as ignored", async () => {
  for (const q of ["ladies waiter", "waiter female", "महिला waiter"]) {
    const { ids: jobIds, readAs } = await find(q);
    expect(jobIds).toEqual(of("lucknow", "pune"));
    expect(readAs).toMatchObject({ ignored: [q.replace("waiter", "").trim()], dropped: [] });
  }
  const all = await find("ladies job");
  expect(all.ids).toEqual((await find("")).ids);
  expect(all.readAs).toMatchObject({ searched: [], ignored: ["ladies"] });
});

test("the ignored words of a long text are reported", async () => {
  const words = Array.from({ length: 13 }, (_, at) => `zq${"abcdefghijklm"[at]}`);
  expect((await find(words.join(" "))).readAs?.ignored).toEqual(["zqm"]);
});

test("a search with more than a page of jobs says how many there are", async () => {
  expect((await find("waiter", { limit: "1" })).headers.get(COUNT_HEADER)).toBe("2");
  expect((await find("waiter")).headers.get(COUNT_HEADER)).toBeNull();
});
