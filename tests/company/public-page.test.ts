import { expect, inject, test } from "vitest";
import * as words from "~app/words/company/company";
import { byStaff, giveJob, own, submitted, verified, verify } from "../support/api/companies";
import { call } from "../support/api/product";
import { postJob } from "../support/api/staff";

const pageOf = async (id: number) => {
  const page = await fetch(`${inject("product")}/companies/${id}`);
  return { status: page.status, text: await page.text(), headers: page.headers };
};

test("everybody sees each check of a company with its date, and its open jobs", async () => {
  const { owner, id } = await submitted();
  expect((await call("GET", `/user/companies/${id}`)).status).toBe(404);
  expect((await pageOf(id)).status).toBe(404);
  await own(owner, "PATCH", "", { about: "We weave <b>saris</b>." });
  await verify(id);
  const job = await postJob();
  await giveJob(id, job.id);
  const { body } = await call("GET", `/user/companies/${id}`);
  expect(body).toMatchObject({
    name: "Usha Textiles",
    isSuspended: false,
    record: { promised: 0 },
  });
  expect(body.facts).toEqual([
    { kind: "gstin", detail: "Active as Usha Textiles LLP", checkedAt: expect.any(String) },
  ]);
  expect(body.jobs.map((one: { id: number }) => one.id)).toEqual([job.id]);
  expect(Object.keys(body)).not.toContain("phone");
  const page = await pageOf(id);
  expect(page.headers.get("Cache-Control")).toContain("no-store");
  for (const text of [
    words.facts.gstin,
    "Checked on",
    "We weave &lt;b&gt;saris",
    `/jobs/${job.id}`,
  ]) {
    expect(page.text).toContain(text);
  }

  await byStaff("POST", `/companies/${id}/suspend`, { reason: "Nobody was met there." });
  expect((await call("GET", `/user/companies/${id}`)).body).toMatchObject({
    isSuspended: true,
    jobs: [],
  });
  const paused = (await pageOf(id)).text;
  expect(paused).toContain(words.suspended.heading);
  expect(paused).not.toContain("Nobody was met there.");
});

test("the page of an unverified company shows only its name, its jobs and the lack of checks", async () => {
  const { owner, id } = await submitted({ about: "The largest of all." });
  await giveJob(id, (await postJob()).id);
  const { body } = await call("GET", `/user/companies/${id}`);
  expect(body).toMatchObject({ about: null, website: null, logo: null, facts: [] });
  expect((await pageOf(id)).text).toContain("Not verified yet");
  expect((await own(owner, "GET")).body.about).toBe("The largest of all.");
  const other = await verified({ about: "Ours" });
  expect((await call("GET", `/user/companies/${other.id}`)).body.about).toBe("Ours");
});
