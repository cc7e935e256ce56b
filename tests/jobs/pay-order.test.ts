import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { call, runSchedule } from "../support/api/product";
import { eventually } from "../support/eventually";
import { change, foundIds, ids, post, readAsIn, search, staff, walkAll } from "./searched-jobs";

// These words exclude the jobs of other tests.
const TAG = randomBytes(4).toString("hex");
const OWN = `Vetan${TAG}`;
const BOTH = `Silai${TAG} Kadhai${TAG}`;
const ONE = `Silai${TAG}`;
const detail = (salary?: string) => ({
  jobDetail: { Category: [OWN], ...(salary && { Salary: [salary] }) },
});

const jobs = {
  // 31,200 a month.
  hour: await post({ title: "Baker", ...detail("₹150 an hour") }),
  silent: await post({ title: "Baker", ...detail() }),
  stated: await post({ title: "Welder", payFrom: 32_000, payPeriod: "month", ...detail() }),
  high: await post({ title: "Chef", ...detail("₹3 crore a year") }),
  month: await post({ title: "Baker", ...detail("₹31,000 a month") }),
  // 31,250 a month.
  year: await post({ title: "Baker", location: "Aba Bab", ...detail("₹3.75 lakh a year") }),
  // 30,940 a month.
  day: await post({ title: "Welder", location: "Ababpur", ...detail("₹1,190 a day") }),
  low: await post({ title: "Baker", ...detail("₹40 an hour") }),
  twin: await post({ title: "Tailor", ...detail("₹31,000 a month") }),
  both: await post({ title: BOTH, ...detail("₹9,000 a month") }),
  bothToo: await post({ title: BOTH, ...detail("₹9,100 a month") }),
  one: await post({ title: ONE, ...detail("₹40,000 a month") }),
  oneToo: await post({ title: ONE, ...detail("₹41,000 a month") }),
};
type Name = keyof typeof jobs;
const idsOf = (names: readonly Name[]) => names.map((name) => jobs[name].id);

const BY_PAY: Name[] = [
  ...(["high", "oneToo", "one", "stated", "year", "hour", "twin", "month", "day"] as const),
  ...(["bothToo", "both", "low", "silent"] as const),
];
const own = { category: OWN, sort: "pay" };
const find = async (params: Record<string, string>) => ids((await search(params)).body);

// The schedule sorts changed jobs, and those of other tests may come first.
const readAll = (isRead: () => Promise<boolean>) =>
  eventually(
    async () => {
      await runSchedule();
      return isRead();
    },
    (isDone) => isDone,
  );
await readAll(async () => (await find(own))[1] === jobs.oneToo.id);

test("pay by the hour, day, month and year is sorted in one order, with unknown pay last", async () => {
  expect(await find(own)).toEqual(idsOf(BY_PAY));
});

test("pages sorted by pay contain each job once, also without any filter", async () => {
  for (const limit of ["1", "2", "5"]) {
    expect(await walkAll({ ...own, limit })).toEqual(idsOf(BY_PAY));
  }
  const all = await walkAll({ sort: "pay", limit: "50" });
  expect(all.filter((id) => idsOf(BY_PAY).includes(id))).toEqual(idsOf(BY_PAY));
  expect(new Set(all).size).toBe(all.length);
});

test.each([
  [{ q: `baker ${OWN}` }, ["year", "hour", "month", "low", "silent"]],
  [{ q: `baker ${OWN}`, payFrom: "30000" }, ["year", "hour", "month"]],
  [{ category: OWN, payFrom: "30000", q: "welder" }, ["stated", "day"]],
  // "Aba Bab" has the same trigrams, but not in this order.
  [{ category: OWN, location: "abab" }, ["day"]],
] as const)("by pay, a search for %j finds these jobs", async (params, names) => {
  const byPay = { ...params, sort: "pay" };
  expect(await foundIds(byPay)).toEqual(idsOf(names));
  expect((await walkAll({ ...byPay, limit: "1" })).slice(0, names.length)).toEqual(idsOf(names));
});

test("jobs that only a second reading finds come last, each group sorted by pay", async () => {
  const params = { ...own, q: BOTH };
  const answer = await search(params);
  expect(readAsIn(answer)).toMatchObject({ dropped: [`Kadhai${TAG}`], asTyped: 2 });
  const both = idsOf(["bothToo", "both", "oneToo", "one"]);
  expect(ids(answer.body)).toEqual(both);
  for (const limit of ["2", "3"]) expect(await walkAll({ ...params, limit })).toEqual(both);
});

test("a job moves with its pay, and disappears and comes back with its state", async () => {
  const others = BY_PAY.filter((name) => name !== "low");
  await change(jobs.low.id, { jobDetail: { Salary: ["₹26 lakh a year"] } });
  await readAll(async () => (await find(own))[1] === jobs.low.id);
  const movedIds = idsOf(["high", "low", ...others.slice(1)]);
  expect(await walkAll({ ...own, limit: "2" })).toEqual(movedIds);

  await change(jobs.low.id, { jobDetail: { Salary: null } });
  await readAll(async () => (await find(own)).at(-2) === jobs.low.id);
  expect(await walkAll({ ...own, limit: "2" })).toEqual(
    idsOf([...others.slice(0, -1), "low", "silent"]),
  );

  const act = (name: string) => call("POST", `/ops/jobs/${jobs.high.id}/${name}`, { token: staff });
  expect((await act("close")).status).toBe(200);
  expect(await find(own)).not.toContain(jobs.high.id);
  expect((await act("open")).status).toBe(200);
  expect((await find(own))[0]).toBe(jobs.high.id);
});
