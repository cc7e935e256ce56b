import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { runSchedule } from "../support/api/product";
import { eventually } from "../support/eventually";
import { foundIds, post } from "./searched-jobs";

// This word excludes the jobs of other tests.
const OWN = `Vyapar${randomBytes(4).toString("hex")}`;
const company = `${OWN} Works`;
const find = (query: { q?: string; location?: string }) =>
  foundIds({ ...query, q: `${query.q ?? ""} ${OWN}`.trim() });

test("a job is found by other words for the same place, work, schooling and way to work", async () => {
  const jobs = {
    accounts: await post({ company, title: "Accounts Assistant", location: "Bengaluru" }),
    sales: await post({ company, title: "Field Sales Executive", location: "Gurugram" }),
    calls: await post({ company, title: "Telecaller, Collections", location: "Saket, Delhi" }),
    quality: await post({
      company,
      title: "QA Intern",
      location: "Kochi",
      remote: true,
      jobDetail: { Requirements: ["10th or 12th pass", "Follow up with the team"] },
    }),
  };
  const expected: Record<string, (keyof typeof jobs)[]> = {
    Bangalore: ["accounts"],
    Gurgaon: ["sales"],
    "new delhi": ["calls"],
    दिल्ली: ["calls"],
    बिक्री: ["sales"],
    "call center": ["calls"],
    "call centre Dilli": ["calls"],
    tester: ["quality"],
    "10th pass": ["quality"],
    "work from home": ["quality"],
    accountant: ["accounts"],
    "ghar baithe kaam Cochin": ["quality"],
    // A job with the word "up" is not about Uttar Pradesh.
    up: [],
    "uttar pradesh": [],
  };
  for (const [q, names] of Object.entries(expected)) {
    expect([q, await find({ q })]).toEqual([q, names.map((name) => jobs[name].id)]);
  }
  for (const [location, name] of [
    ["Bangalore", "accounts"],
    ["गुड़गांव", "sales"],
    ["New Delhi", "calls"],
    ["cochin", "quality"],
  ] as const) {
    expect([location, await find({ location })]).toEqual([location, [jobs[name].id]]);
  }
});

test("a job with a synonym in its title comes before one with the word itself in its text", async () => {
  const title = await post({ company: `${company} A`, title: `Accounts Executive ${OWN}` });
  const text = await post({
    company: `${company} B`,
    title: "Business Development Executive",
    jobDetail: { About: [`You talk to an accountant every day ${OWN}`] },
  });
  expect((await find({ q: "accountant" })).slice(0, 2)).toEqual([title.id, text.id]);
});

test("a searched place ranks jobs by title with the typed name, title with another name, then place; text does not count", async () => {
  await post({
    company,
    title: "Rider",
    location: "Nagpur",
    jobDetail: { About: [`Our head office is in Bangalore ${OWN}q`] },
  });
  const place = await post({ company, title: "Rider", location: `${OWN}q, Bengaluru` });
  const otherwise = await post({ company, title: `Bengaluru Rider ${OWN}q`, location: "Nagpur" });
  const typed = await post({ company, title: `Bangalore Rider ${OWN}q`, location: "Nagpur" });
  const expected = [typed, otherwise, place].map(({ id }) => id);
  // The schedule indexes the places of new jobs.
  const inOrder = await eventually(
    async () => {
      await runSchedule();
      return foundIds({ q: `bangalore ${OWN}q` });
    },
    (ids) => ids[2] === place.id,
  );
  expect(inOrder).toEqual(expected);
});
