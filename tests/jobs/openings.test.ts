import { beforeAll, expect, inject, test } from "vitest";
import { openDatabase } from "../../db/client";
import { openPairs } from "../../db/job/openings";
import { call, runSchedule } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { eventually } from "../support/eventually";
import { get } from "../support/get";

// The public lists of open jobs, in a browser without session and script.

const product = inject("product");
const open = (path: string) => get(product + path);
const heading = (html: string) => /<h1>([^<]*)/.exec(html)?.[1];
const jobsIn = (html: string) => [...html.matchAll(/href="\/jobs\/(\d+)/g)].map(([, id]) => id);
const isKept = (html: string) => !html.includes('<meta name="robots" content="noindex"/>');
const canonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const nextOf = (html: string) =>
  /<a[^>]* rel="next"[^>]*href="([^"]+)"|<a[^>]*href="([^"]+)"[^>]* rel="next"/
    .exec(html)
    ?.slice(1)
    .find(Boolean)
    ?.replaceAll("&amp;", "&");

/** A town from the known list in which other tests have no jobs. */
const TOWN = "Pondicherry";
const design = { Category: ["Design"], Salary: ["₹21,000 a month"] };

let posted: string[] = [];
beforeAll(async () => {
  const jobs = [];
  for (let i = 0; i < 23; i += 1) {
    jobs.push(
      await postJob({
        location: `${TOWN} · Hybrid`,
        jobDetail: design,
        title: `Signboard Painter ${i}`,
        schooling: "10th",
        experienceYears: 0,
        type: "part_time",
        applicationPrice: 149,
      }),
    );
  }
  posted = jobs.map(({ id }) => String(id)).reverse();
});

test("a visitor reads the jobs of a category in a town, page by page", async () => {
  const first = await open("/openings/design/in/puducherry");
  expect(first.status).toBe(200);
  expect(heading(first.text)).toMatch(/^\d+\+? Design jobs in Puducherry$/);
  for (const words of ["Signboard Painter 22", "Kaveri Care", "Pondicherry · Hybrid", "₹21,000"]) {
    expect(first.text).toContain(words);
  }
  for (const words of [
    "10th pass",
    "Fresher",
    "Part time",
    "5 slots left",
    "₹149</b> only if you pass",
  ]) {
    expect(first.text).toContain(words);
  }
  const second = await open(nextOf(first.text) ?? "");
  expect([...jobsIn(first.text), ...jobsIn(second.text)]).toEqual(posted);
  expect(nextOf(second.text)).toBeUndefined();
  // The pages belong to one list.
  expect([isKept(first.text), isKept(second.text)]).toEqual([true, false]);
  for (const { text } of [first, second]) {
    expect(canonical(text)).toBe(`${product}/openings/design/in/puducherry`);
  }
});

test("a list has its own title; a search and a cursor are not kept at the edge", async () => {
  const list = await open("/openings/sales");
  expect(list.text).toContain("<title>Sales jobs · Pakka</title>");
  expect(list.text).toMatch(/<meta name="description" content="Sales jobs with pay, place and fee/);
  for (const path of ["/openings?q=store", nextOf((await open("/openings")).text) ?? ""]) {
    const { status, headers, text } = await open(path);
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe("no-store");
    expect(isKept(text)).toBe(false);
    expect(canonical(text)).toBe(`${product}/openings`);
  }
});

test.each([
  ["/openings/in/Bangalore", "/openings/in/bengaluru"],
  ["/openings/in/new-delhi", "/openings/in/delhi"],
  ["/openings/in/%E0%A4%A6%E0%A4%BF%E0%A4%B2%E0%A5%8D%E0%A4%B2%E0%A5%80", "/openings/in/delhi"],
  ["/openings/Technology/in/GURGAON", "/openings/technology/in/gurugram"],
  ["/openings/", "/openings"],
  ["/openings?q=&location=Bombay&category=Sales", "/openings/sales/in/mumbai"],
  ["/openings?category=Design", "/openings/design"],
  ["/openings/in/pune?q=clerk", "/openings?location=Pune&q=clerk"],
])("%s leads to %s", async (path, to) => {
  const { status, headers } = await open(path);
  expect([status, headers.location]).toEqual([301, to]);
});

test.each([
  "/openings/nothing",
  "/openings/in/no-such-town",
  // Part of a name; a search would find Pune with it.
  "/openings/in/pun",
  "/openings/plumbing/in/pune",
  "/openings/in/remote",
])("%s is a page that does not exist", async (path) => {
  const { status, text } = await open(path);
  expect(status).toBe(404);
  expect(text).toContain("Page Not Found");
  expect(isKept(text)).toBe(false);
});

test("a known town without jobs is an empty list that search engines leave out", async () => {
  const { status, text } = await open("/openings/design/in/shimla");
  expect(status).toBe(200);
  expect(heading(text)).toBe("No Design jobs in Shimla now");
  expect(jobsIn(text)).toEqual([]);
  expect(isKept(text)).toBe(false);
});

test("jobs near a town come after the town's own, and are not counted with them", async () => {
  const near = { location: "Chandigarh", jobDetail: design };
  const [first] = await Promise.all(Array.from({ length: 21 }, () => postJob(near)));
  const own = await postJob({ ...near, location: "Mohali" });
  await eventually(
    async () => {
      // The schedule indexes the places of new jobs, and those of other tests may come first.
      await runSchedule();
      // Asks the API, because the page would be cached after its first view.
      return call("GET", "/user/jobs?location=Mohali&category=Design");
    },
    ({ body }) => body.length === 20,
  );
  const { text } = await open("/openings/design/in/mohali");
  expect(heading(text)).toBe("1 Design job in Mohali");
  expect(text).toContain("Also searched nearby: Chandigarh");
  const jobIds = jobsIn(text);
  expect(jobIds[0]).toBe(String(own.id));
  expect(jobIds).toHaveLength(12);
  const second = await open(nextOf(text) ?? "");
  expect(heading(second.text)).toBe("Design jobs in Mohali");
  expect([...jobIds, ...jobsIn(second.text)]).toContain(String(first?.id));
});

test("a search says how it was read, and the jobs that it finds link back to it", async () => {
  const { text } = await eventually(
    async () => {
      // The schedule indexes the words of new jobs, and those of other tests may come first.
      await runSchedule();
      return open("/openings?q=signbord+painter&location=pondicherry");
    },
    (page) => page.text.includes("Showing “signboard”."),
  );
  expect(jobsIn(text)).toEqual(posted.slice(0, 12));
  expect(text).toContain(`/jobs/${posted[0]}?q=signbord+painter&amp;location=pondicherry`);
  const job = await open(`/jobs/${posted[0]}?q=signbord+painter&location=pondicherry`);
  expect(job.text).toContain('href="/openings?q=signbord+painter&amp;location=pondicherry"');
  const none = await open("/openings?q=qwrtzpsd");
  expect(none.text).toContain("No job matches your search.");
});

test("pages for visitors link to the openings", async () => {
  const home = (await open("/")).text;
  expect(home).toContain('action="/openings"');
  expect(home).toContain('href="/openings?q=Data%20entry"');
  expect(home).toMatch(/href="\/openings"[^>]*>Open jobs</);
  const jobs = (await open("/jobs?q=store")).text;
  expect(jobs).toContain("Sign in to View Jobs");
  expect(jobs).toContain('href="/openings?q=store"');
  const openings = (await call("GET", "/user/openings")).body;
  const [most] = openings.categories;
  expect(jobs).toContain(`href="/openings/${most.slug}">`);
  expect((await open(`/openings/${most.slug}`)).status).toBe(200);
});

test("a job has a link that shares it on WhatsApp", async () => {
  const { text } = await open(`/jobs/${posted[0]}`);
  const [, link = ""] = /href="(https:\/\/wa\.me\/[^"]+)"[^>]* rel="noopener"/.exec(text) ?? [];
  expect(new URL(link).searchParams.get("text")).toBe(
    `Signboard Painter 22, Kaveri Care, Pondicherry · Hybrid, ₹21,000 a month: ${product}/jobs/${posted[0]}`,
  );
});

test("open jobs are counted by town and category, however the town is spelled", async () => {
  const db = openDatabase(inject("database"));
  const pairs = async (bound = 100) =>
    (await openPairs(db, bound)).filter(({ town }) => town === "kovilpatti");
  const job = { location: "Kovilpatti, Main Road", jobDetail: design };
  const { id } = await postJob(job);
  await postJob(job);
  await postJob({ ...job, location: "Elsewhere", city: "KOVILPATTI", jobDetail: {} });
  expect(await pairs()).toEqual([
    { town: "kovilpatti", category: "Design", jobs: 2 },
    { town: "kovilpatti", category: "General", jobs: 1 },
  ]);
  expect((await pairs(1)).map(({ jobs }) => jobs)).toEqual([1, 1]);
  await call("POST", `/ops/jobs/${id}/close`, { token: staffToken() });
  expect((await pairs())[0]).toEqual({ town: "kovilpatti", category: "Design", jobs: 1 });
});
