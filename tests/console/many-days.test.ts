import { expect, test } from "vitest";
import { paid } from "../support/api/applicant";
import { signInStaff } from "../support/api/console";
import { browserOf } from "../support/api/console-browser";
import { hiring } from "../support/api/meetings";
import { offerDay } from "../support/api/offered-days";

// A job with more days than a page of the API holds.

test("the last of many days is listed, opened and cancelled like the first", async () => {
  const { owner, job } = await hiring();
  const nths = Array.from({ length: 101 }, (_, nth) => nth);
  for (const nth of nths) await offerDay(job.id, { inDays: 3 + Math.floor(nth / 2) });
  const last = await offerDay(job.id, { inDays: 58, from: "15:00", to: "16:00" });
  await paid(job.id);
  const recruiter = await browserOf("hiring", owner.email);
  const days = `/hiring/jobs/${job.id}/days`;
  const isListed = async () => (await recruiter.get(days)).html.includes(`${days}/${last.id}"`);
  expect(await isListed()).toBe(true);
  expect((await recruiter.get(`${days}/${last.id}`)).status).toBe(200);

  const admin = await browserOf("staff", (await signInStaff("admin")).email);
  const ofStaff = `/staff/jobs/${job.id}/days/${last.id}/cancel`;
  expect(await admin.get(ofStaff)).toMatchObject({ status: 200 });
  const { html } = await admin.get(`/staff/jobs/${job.id}/waiting`);
  expect(html.includes(`value="${last.id}"`)).toBe(true);
  expect((await admin.post(ofStaff, { reason: "Their office is shut." })).status).toBe(303);
  expect(await isListed()).toBe(false);
  // A recruiter who did not get the answer to the cancellation looks at the day's page again.
  for (const path of [`${days}/${last.id}`, `${days}/${last.id}/cancel`])
    expect(await recruiter.get(path)).toMatchObject({ status: 303, location: days });
  expect((await recruiter.get(days)).html).toContain("This day does not stand any more.");
});
