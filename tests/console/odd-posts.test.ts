import { beforeAll, expect, test } from "vitest";
import { verified } from "../support/api/companies";
import { signInStaff } from "../support/api/console";
import { browserOf } from "../support/api/console-browser";
import { query } from "../support/api/database";
import { hiring as hiringElsewhere, meeting } from "../support/api/meetings";
import { call } from "../support/api/product";
import type { FormBrowser } from "../support/form-browser";
import { newDraft } from "../support/jobs";

// Posts that our own pages never send.

let staff: FormBrowser;
let hiring: FormBrowser;
let job: { id: number };
let company: number;
let token: string;
beforeAll(async () => {
  staff = await browserOf("staff", (await signInStaff("admin")).email);
  const { owner, id } = await verified();
  company = id;
  token = owner.token;
  ({ body: job } = await call("POST", "/employer/jobs", { token: owner.token, json: newDraft() }));
  await call("POST", `/employer/jobs/${job.id}/submit`, { token: owner.token });
  hiring = await browserOf("hiring", owner.email);
});

test("an unknown intent is refused, even one named like a property of every object", async () => {
  const pages: [FormBrowser, string][] = [
    [staff, `/staff/jobs/${job.id}`],
    [staff, `/staff/companies/${company}`],
    [hiring, `/hiring/jobs/${job.id}`],
  ];
  for (const [browser, path] of pages) {
    for (const intent of ["toString", "constructor", "__proto__", "hasOwnProperty", "nothing"]) {
      const { status } = await browser.post(path, { intent });
      expect([path, intent, status]).toEqual([path, intent, browser === staff ? 404 : 422]);
    }
  }
});

test("the pages of missing things, and of another company's, answer 404", async () => {
  const { job: foreign } = await hiringElsewhere();
  for (const id of [999_999, foreign.id]) {
    for (const page of ["", "/candidates", "/days", "/withdraw", "/days/1"]) {
      const path = `/hiring/jobs/${id}${page}`;
      expect([path, (await hiring.get(path)).status]).toEqual([path, 404]);
    }
  }
  for (const path of [
    "/hiring/applications/999999",
    "/hiring/applications/999999/answer?to=select",
    "/staff/jobs/999999",
    "/staff/jobs/999999/withdraw",
    "/staff/people/999999",
    "/staff/people/x",
    "/staff/companies/999999",
    "/staff/companies/999999/suspend",
  ]) {
    const browser = path.startsWith("/staff") ? staff : hiring;
    expect([path, (await browser.get(path)).status]).toEqual([path, 404]);
  }
  expect((await hiring.post(`/hiring/jobs/${foreign.id}`, { title: "Guard" })).status).toBe(404);
});

test("a question at a position that the test does not have changes nothing", async () => {
  const page = `/hiring/jobs/${job.id}/test`;
  const question = { was: "", prompt: "Which is even?", option0: "3", option1: "4" };
  // A list with a gap of five million positions would be serialized position by position.
  for (const at of ["5000000", "-1", "1.5", "length", "x", ""]) {
    const { status, location } = await hiring.post(page, { ...question, answer: "option1", at });
    expect([at, status, location]).toEqual([at, 303, page]);
    expect((await hiring.get(page)).html).toContain("was changed");
  }
  const { body } = await call("GET", `/employer/jobs/${job.id}`, { token });
  expect(body.assessment).toEqual(newDraft().assessment);
});

test("a list whose URL asks for an unknown page shows its first page", async () => {
  const lists: [FormBrowser, string[]][] = [
    [hiring, ["/hiring/jobs", `/hiring/jobs/${job.id}/candidates`]],
    [staff, ["/staff/companies", "/staff/jobs", "/staff/audit"]],
  ];
  for (const [browser, paths] of lists) {
    for (const path of paths) {
      for (const cursor of ["x", "", "a".repeat(3_000)]) {
        const { status } = await browser.get(`${path}?cursor=${cursor}`);
        expect([path, status]).toEqual([path, 200]);
      }
    }
  }
});

test("an interview form without a valid statement records none", async () => {
  const employer = await hiringElsewhere();
  const { interviewId } = await meeting(employer);
  const begun = new Date(Date.now() - 25 * 60_000).toISOString();
  await query("update interviews set at = ? where id = ?", [begun, interviewId]);
  const browser = await browserOf("hiring", employer.owner.email);
  const word = () => query("select company_word from interviews where id = ?", [interviewId]);
  const post = { intent: "outcome", interviewId: String(interviewId), text: "She came." };
  for (const outcome of ["", "nothing"]) {
    expect((await browser.post("/hiring?index", { ...post, outcome })).status).toBe(404);
    expect(await word()).toEqual([{ company_word: null }]);
  }
  await browser.post("/hiring?index", { ...post, outcome: "held" });
  expect(await word()).toEqual([{ company_word: "held" }]);
});
