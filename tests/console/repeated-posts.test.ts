import { beforeAll, expect, test } from "vitest";
import { browserOf } from "../support/api/console-browser";
import { hiring } from "../support/api/meetings";
import type { FormBrowser } from "../support/form-browser";
import { newDay } from "../support/interview-days";

// A browser without script sends a post again on Reload, whose first answer may have been lost.

let recruiter: FormBrowser;
let days: string;
beforeAll(async () => {
  const { owner, job } = await hiring();
  recruiter = await browserOf("hiring", owner.email);
  days = `/hiring/jobs/${job.id}/days`;
});

test("a job that is submitted twice by the same post is made, and submitted, once", async () => {
  const page = "/hiring/jobs/new";
  const [, pageKey = ""] =
    (await recruiter.get(page)).html.match(/name="pageKey" value="([^"]+)"/) ?? [];
  const post = {
    ...{ intent: "submit", title: "Weaver of the same post", location: "Surat", category: "Sales" },
    ...{ applicationPrice: "199", maxApplicants: "4", rounds: "1", pageKey },
    ...{ interviewWithinDays: "14", answerWithinDays: "7" },
  };
  const made: string[] = [];
  for (const _ of ["first", "second"]) {
    const { location } = await recruiter.post(page, post);
    expect((await recruiter.get(location)).html).toContain("Submitted. We look at it and open it.");
    made.push(location);
  }
  expect(made[1]).toBe(made[0]);
  const jobs = (await recruiter.get("/hiring/jobs")).html;
  expect(jobs.match(/>Weaver of the same post</g)).toHaveLength(1);
});

const offer = (day: object) => {
  const fields = Object.entries(day).map(([name, value]) => [name, String(value)]);
  return recruiter.post(days, Object.fromEntries(fields));
};
const linksIn = (html: string) => [...html.matchAll(/\/days\/(\d+)"/g)].map(([, id]) => id);

test("a day that is offered twice by the same post is offered, once", async () => {
  const day = newDay();
  for (const time of ["first", "second"]) {
    const { status, location } = await offer(day);
    expect([time, status, location]).toEqual([time, 303, days]);
    expect((await recruiter.get(days)).html).toContain("The day is offered.");
  }
  expect(linksIn((await recruiter.get(days)).html)).toHaveLength(1);
  const other = await offer({ ...day, seats: 3 });
  expect(other.status).toBe(422);
  expect(other.html).toContain("Nothing was offered");
});

test("a day that is cancelled twice by the same post leads to the days", async () => {
  await offer(newDay());
  const [id] = linksIn((await recruiter.get(days)).html).slice(-1);
  const day = `${days}/${id}`;
  expect(await recruiter.post(`${day}/cancel`, {})).toMatchObject({ status: 303, location: days });
  expect((await recruiter.get(days)).html).not.toContain("This day does not stand any more.");
  for (const act of ["/cancel", "/change"]) {
    const { status, location } = await recruiter.post(day + act, {});
    expect([act, status, location]).toEqual([act, 303, days]);
    expect((await recruiter.get(days)).html).toContain("This day does not stand any more.");
  }
  expect((await recruiter.get(`${day}/cancel`)).status).toBe(404);
});
