import { beforeAll, expect, test } from "vitest";
import { signInStaff } from "../support/api/console";
import { browserOf } from "../support/api/console-browser";
import { hiring } from "../support/api/meetings";
import type { FormBrowser } from "../support/form-browser";
import { newDay } from "../support/interview-days";
import { newEmail } from "../support/people";

// A browser without script repeats a post on Reload, for example when the first answer was lost.

let recruiter: FormBrowser;
let days: string;
beforeAll(async () => {
  const { owner, job } = await hiring();
  recruiter = await browserOf("hiring", owner.email);
  days = `/hiring/jobs/${job.id}/days`;
});

/** The page key in the forms of the page at this path. */
const pageKeyOf = async (browser: FormBrowser, path: string) =>
  /name="pageKey" value="([^"]+)"/.exec((await browser.get(path)).html)?.[1] ?? "";

test("the same post sent twice makes and submits one job", async () => {
  const page = "/hiring/jobs/new";
  const pageKey = await pageKeyOf(recruiter, page);
  const post = {
    intent: "submit",
    title: "Weaver of the same post",
    location: "Surat",
    category: "Sales",
    applicationPrice: "199",
    maxApplicants: "4",
    rounds: "1",
    pageKey,
    interviewWithinDays: "14",
    answerWithinDays: "7",
  };
  const locations: string[] = [];
  for (const _ of ["first", "second"]) {
    const { location } = await recruiter.post(page, post);
    expect((await recruiter.get(location)).html).toContain("Submitted. We look at it and open it.");
    locations.push(location);
  }
  expect(locations[1]).toBe(locations[0]);
  const jobs = (await recruiter.get("/hiring/jobs")).html;
  expect(jobs.match(/>Weaver of the same post</g)).toHaveLength(1);
});

const offer = (day: object) => {
  const fields = Object.entries(day).map(([name, value]) => [name, String(value)]);
  return recruiter.post(days, Object.fromEntries(fields));
};
const linksIn = (html: string) => [...html.matchAll(/\/days\/(\d+)"/g)].map(([, id]) => id);

test("the same post sent twice offers one day", async () => {
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

test("the same post sent twice to cancel a day leads back to the days", async () => {
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
});

/** A draft of a job with a started test of its own. Returns the path of the test. */
async function newTest() {
  const { location } = await recruiter.post("/hiring/jobs/new", {
    intent: "save",
    title: "Weaver",
    location: "Surat",
    category: "Sales",
    rounds: "1",
    applicationPrice: "199",
    maxApplicants: "4",
    interviewWithinDays: "14",
    answerWithinDays: "7",
  });
  const path = `${location}/test`;
  await recruiter.post(path, { intent: "begin" });
  return path;
}
const sendTwice = async (path: string, post: Record<string, string>) => {
  await recruiter.post(path, post);
  const { location } = await recruiter.post(path, post);
  return { location, html: (await recruiter.get(location)).html };
};

test("the same post sent twice adds, changes or removes a question once", async () => {
  const path = await newTest();
  const typed = { answer: "option1", option0: "10", option1: "12" };
  const added = await sendTwice(path, {
    intent: "save",
    at: "new",
    was: "",
    prompt: "Which is more?",
    ...typed,
  });
  expect(added.location).toBe(`${path}?open=9`);
  expect(added.html).toContain("9 questions");
  const changed = await sendTwice(path, {
    intent: "save",
    at: "8",
    was: "Which is more?",
    prompt: "Which is less?",
    ...typed,
  });
  expect(changed.html).toContain("Which is less?");
  expect(changed.html).not.toContain("Nothing was saved");
  const removed = await sendTwice(path, { intent: "remove", at: "8", was: "Which is less?" });
  expect(removed.html).toContain("8 questions");
  expect(removed.html).toContain("This question does not stand any more.");
  expect(removed.html).not.toContain("Nothing was saved");
});

test("an older page that begins a test keeps the test that the company has written since", async () => {
  const path = await newTest();
  await recruiter.post(path, { intent: "rules", durationMinutes: "7", passMark: "50" });
  const again = await recruiter.post(path, { intent: "begin" });
  expect(again).toMatchObject({ status: 303, location: path });
  expect((await recruiter.get(path)).html).toContain("in 7 minutes");
});

test("the same post sent twice sends one invitation", async () => {
  const { owner } = await hiring();
  const owners = await browserOf("hiring", owner.email);
  const admins = await browserOf("staff", (await signInStaff("admin")).email);
  for (const [browser, path, role] of [
    [owners, "/hiring/team", "recruiter"],
    [admins, "/staff/team", "support"],
  ] as const) {
    const invitation = { intent: "invite", name: "Ravi Rao", email: newEmail(), role };
    const post = { ...invitation, pageKey: await pageKeyOf(browser, path) };
    for (const time of ["first", "second"]) {
      const { status, location } = await browser.post(path, post);
      expect([time, status, location]).toEqual([time, 303, path]);
    }
    const { html } = await browser.get(path);
    expect(html.split(invitation.email)).toHaveLength(2);
  }
});
