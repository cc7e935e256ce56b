import { beforeAll, expect, inject, test } from "vitest";
import { passTime, readClock } from "../support/api/clock";
import { call } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";

beforeAll(readClock);

const MINUTE = { seconds: 61 };
const listed = async () => (await fetch(`${inject("product")}/sitemaps/openings.xml`)).text();
const openings = (query: string) => call("GET", `/user/openings?${query}`);

test("an unknown town is counted, listed and found within a minute, and disappears with its jobs", async () => {
  const job = { location: "Kovilpatti", jobDetail: { Category: ["Finance"] } };
  expect((await openings("town=kovilpatti")).status).toBe(404);
  const two = [await postJob(job), await postJob({ ...job, city: "KOVILPATTI", location: "Here" })];
  await passTime(MINUTE);
  const { body } = await openings("town=kovilpatti");
  expect(body.jobs).toBe(2);
  expect(body.categories).toEqual([{ name: "Finance", slug: "finance", jobs: 2 }]);
  expect((await openings("category=finance")).body.towns).toContainEqual({
    name: "Kovilpatti",
    slug: "kovilpatti",
    jobs: 2,
  });
  expect((await openings("category=sales&town=kovilpatti")).body.jobs).toBe(0);
  // Two jobs are too few for search engines.
  expect(await listed()).not.toContain("kovilpatti");
  await postJob(job);
  await passTime(MINUTE);
  const lists = await listed();
  for (const path of ["/openings/in/kovilpatti", "/openings/finance/in/kovilpatti"]) {
    expect(lists).toContain(`<loc>${inject("product")}${path}</loc>`);
  }
  const page = await fetch(`${inject("product")}/openings/in/kovilpatti`);
  expect(await page.text()).toContain("<h1>3 jobs in Kovilpatti</h1>");
  for (const { id } of two) await call("POST", `/ops/jobs/${id}/close`, { token: staffToken() });
  await passTime(MINUTE);
  expect(await listed()).not.toContain("kovilpatti");
});
