import { beforeAll, expect, test } from "vitest";
import { seedJobs } from "../../local/demonstration/jobs";
import { call, runSchedule } from "../support/api/product";
import { eventually } from "../support/eventually";

// Searches from the first trials, over the jobs of the seed: the examples of the search field, a
// misspelling, other names of places, Hindi, schooling, ways to work.

const keyOf = ({ title, company }: { title: string; company: string }) => `${title}, ${company}`;
const seeded = new Set(seedJobs.map(keyOf));

interface Found {
  title: string;
  company: string;
  location: string;
  jobDetail: Record<string, string[]>;
}

/** The seed's jobs that a search finds, best first; other tests add jobs of their own. */
async function find(q: string): Promise<Found[]> {
  const { body } = await call("GET", `/user/jobs?limit=100&q=${encodeURIComponent(q)}`);
  return body.filter((job: Found) => seeded.has(keyOf(job)));
}

// The schedule indexes the words of all jobs, and jobs of other tests may come first.
beforeAll(async () => {
  await eventually(
    async () => {
      await runSchedule();
      return find("acountant");
    },
    (results) => results.length > 0,
  );
});

const inPlace = (place: string) => (job: Found) => job.location.includes(place);
const called = (pattern: RegExp) => (job: Found) => pattern.test(job.title);
const hasPoint = (words: string) => (job: Found) =>
  Object.values(job.jobDetail).some((points) => points.some((point) => point.includes(words)));
const CALLS = /Telecaller|Telesales|Customer (Care|Support)|Health Line|Inside Sales|Service Desk/;

test.each<[typed: string, isMeant: (job: Found) => boolean]>([
  ["driver", called(/^Van Sales Driver$/)],
  ["tester", called(/^QA /)],
  ["acountant", called(/Account|Audit|GST|Payroll/)],
  ["accountant", called(/Account|Audit|GST|Payroll/)],
  ["Bangalore", inPlace("Bengaluru")],
  ["Gurgaon", inPlace("Gurugram")],
  ["New Delhi", inPlace("Delhi")],
  ["दिल्ली", inPlace("Delhi")],
  ["बिक्री", called(/Sales/)],
  ["call center", called(CALLS)],
  ["10th pass", hasPoint("10th pass")],
  ["12th pass", hasPoint("12th pass")],
  ["work from home", inPlace("Remote")],
])("“%s” finds what is meant first", async (typed, isMeant) => {
  const meant = seedJobs.filter(isMeant);
  const results = await find(typed);
  const first = results.slice(0, Math.min(meant.length, 3));
  expect(first.map(keyOf)).toEqual(first.filter(isMeant).map(keyOf));
  expect(first.length).toBeGreaterThan(0);
});

test("every remote job is found by “work from home”", async () => {
  const remote = seedJobs.filter(inPlace("Remote")).map(keyOf);
  expect((await find("work from home")).map(keyOf)).toEqual(expect.arrayContaining(remote));
});
