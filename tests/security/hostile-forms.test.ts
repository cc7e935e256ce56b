import { readFileSync } from "node:fs";
import { beforeAll, expect, inject, test } from "vitest";
import { applied } from "../support/api/applicant";
import { query } from "../support/api/database";
import { screens } from "../support/api/product";
import { postJob } from "../support/api/staff";
import { eventually } from "../support/eventually";
import {
  type FormBrowser,
  formCandidate,
  newSession,
  offeredResume,
} from "../support/form-browser";
import { newPhone } from "../support/people";

// Sends the pages URLs, forms and cookies that no page of ours would send.

const product = inject("product");
const phone = newPhone();

let browser: FormBrowser;
beforeAll(async () => {
  browser = await formCandidate(screens(), phone);
});

const post = (path: string, body: BodyInit, headers: HeadersInit = {}) =>
  fetch(product + path, { method: "POST", body, headers, redirect: "manual" });
/** The log, including everything that was written before this call. */
async function logUntilNow(): Promise<string> {
  const after = crypto.randomUUID();
  await fetch(`${product}/nowhere`, { headers: { "X-Request-Id": after } });
  return eventually(
    async () => readFileSync(inject("log"), "utf8"),
    (text) => text.includes(after),
  );
}
const FIELDS = { "Content-Type": "application/x-www-form-urlencoded" };

test("no URL or form can make a page call another path of the API", async () => {
  const { id } = await postJob();
  const saved = () =>
    query("select * from saved_jobs join users on users.id = user_id where phone = ?", [phone]);
  for (const token of [
    `..%2Fjobs%2F${id}%2FsaveJob`,
    `..%2Fjobs%2F${id}%2FsaveJob%3Fsaved=true%23`,
    `..%5Cjobs%5C${id}%5CsaveJob`,
    `%2e%2e%2Fjobs%2F${id}%2FsaveJob`,
  ]) {
    const { status } = await browser.get(`/assessment/${token}`);
    expect([token, status]).toEqual([token, 404]);
  }
  // Ids in a form are not used as paths either.
  const gone = await browser.post("/resumes", {
    intent: "delete",
    id: "../savedJobs",
    returnTo: "/profile",
  });
  expect(gone.status).toBe(303);
  expect((await browser.post(`/jobs/..%2Fjobs%2F${id}/save`, { saved: "true" })).status).toBe(200);
  const odd = { intent: "unread", id: `../../jobs/${id}`, returnTo: "/" };
  expect((await browser.post("/notifications", odd)).status).toBe(303);
  expect(await saved()).toEqual([]);
});

test.each([
  ["a far place in a list", "phone[99999999]=1"],
  ["a list in a list", `phone${"[9999]".repeat(50)}=1`],
  ["a name that goes deep", `a${".a".repeat(20_000)}=1`],
  ["one field many times", "other=1&".repeat(99)],
  ["the phone many times", "phone=1&".repeat(99)],
  [
    "the form library's own intent",
    `__intent__=${JSON.stringify({ type: "update", payload: { name: "phone[99999999]", value: 1 } })}`,
  ],
  ["the form library's own state", "__state__={"],
  ["names of every object", "__proto__.a=1&constructor=1&toString=1&__proto__=1"],
])("%s is read as a form without a phone, and costs no more than one", async (_, text) => {
  const began = Date.now();
  const { status } = await post("/login", text, FIELDS);
  expect(status).toBe(422);
  expect(Date.now() - began).toBeLessThan(3_000);
});

test.each([
  ["a field over 64 KiB", `phone=${"9".repeat(64 * 1024)}`],
  ["more than a hundred fields", "phone=1&".repeat(101)],
])("%s is refused with a message", async (_, text) => {
  for (const path of ["/login", "/contact", "/lite", "/assessment/x"]) {
    const { status } = await post(path, text, FIELDS);
    expect([path, status]).toEqual([path, 413]);
  }
  expect(await (await post("/login", text, FIELDS)).text()).toContain("too large");
});

const FORMS = ["/login", "/contact", "/help", "/lite", "/assessment/x", "/jobs/1/save"];

test.each(
  FORMS,
)("a body that is no form is refused at %s, and does not count as our failure", async (path) => {
  const odd: [string, string][] = [
    ["application/json", "{}"],
    ["text/plain", "phone=1"],
    ["multipart/form-data", "x"],
    ["multipart/form-data; boundary=x", "not a part"],
  ];
  for (const [type, body] of odd) {
    const { status } = await post(path, body, { "Content-Type": type });
    expect([type, status]).toEqual([type, 400]);
  }
});

test.each([...FORMS, "/logout"])("an empty post is read as an empty form at %s", async (path) => {
  const nothing = await fetch(product + path, { method: "POST", redirect: "manual" });
  const empty = await post(path, "a=", FIELDS);
  expect(nothing.status).not.toBe(400);
  expect(nothing.status).toBe(empty.status);
});

const FILE = "x".repeat(6_000_000);
const BOUNDARY = { "Content-Type": "multipart/form-data; boundary=bb" };

test("an upload without a login is refused before the file is read", async () => {
  const answer = await post("/resumes", FILE, BOUNDARY);
  expect(answer.status).toBe(302);
  expect(answer.headers.get("Location")).toContain("/login");
  const call = await post("/user/resume", FILE, BOUNDARY);
  expect(call.status).toBe(401);
});

test("an unreadable callback is refused, and says nothing about a payment", async () => {
  const { status } = await post("/payments/callback?application=1", "not a part", {
    "Content-Type": "multipart/form-data; boundary=x",
  });
  expect(status).toBe(400);
});

test("an unknown intent does nothing", async () => {
  for (const intent of ["__proto__", "constructor", "toString"]) {
    const answer = await browser.post("/notifications", { intent, returnTo: "/notifications" });
    expect([answer.status, answer.location]).toEqual([303, "/notifications"]);
    const tested = await browser.post("/assessment/x", { intent });
    expect([tested.status, tested.location]).toEqual([303, "/assessment/x?q=2"]);
  }
});

test("a form about another's or a missing application is answered 404, and nothing fails", async () => {
  const another = await applied((await postJob()).id);
  const requestIds: string[] = [];
  for (const id of ["999999", "0", String(another.id)]) {
    for (const [page, intent] of [
      ["", "check"],
      ["", "cancel"],
      ["/pay", "check"],
      ["/checkout", "check"],
    ]) {
      const path = `/applications/${id}${page}`;
      const { status, requestId } = await browser.post(path, { intent: String(intent) });
      expect([path, intent, status]).toEqual([path, intent, 404]);
      requestIds.push(requestId);
    }
  }
  const log = await logUntilNow();
  for (const id of requestIds) expect(log).not.toContain(id);
});

test("an amount in a form is not repeated once the application has ended", async () => {
  const job = await postJob();
  const resumeId = await offeredResume(browser, job.id);
  await browser.post(`/jobs/${job.id}/apply`, { resumeId });
  const [application] = await query("select id from applications where job_id = ?", [job.id]);
  const location = `/applications/${application?.id}`;
  await browser.post(location, { intent: "cancel", promised: "nothing" });
  expect((await browser.get(location)).html).toContain("Application cancelled");
  const again = await browser.post(location, { intent: "cancel", promised: "refund 0.5" });
  expect([again.status, again.location]).toEqual([303, location]);
  const { html } = await browser.get(location);
  expect(html).toContain("Cancelled by you");
  expect(html).not.toContain("on its way back");
});

test("a broken cookie is ignored", async () => {
  for (const broken of ["%E0%A4%A", "a.b", "e30.%%%", "eyJhIjoxfQ==.!", ".", "%C3%A9.%C3%A9"]) {
    for (const name of ["pakka_session", "pakka_flash", "pakka_otp"]) {
      for (const path of ["/", "/login"]) {
        const { status } = await fetch(product + path, {
          headers: { Cookie: `${name}=${broken}` },
        });
        expect([name, broken, status]).toEqual([name, broken, 200]);
      }
    }
  }
});

test("a cookie with other content than ours is ignored", async () => {
  const { cookie } = await newSession(screens());
  for (const value of [{ toString: 1, valueOf: 1 }, null, ["1"], { phone: 1 }]) {
    const cookieValue = encodeURIComponent(btoa(JSON.stringify(value)));
    const more = ["pakka_applying", "pakka_attempt", "pakka_otp"].map(
      (name) => `${name}=${cookieValue}`,
    );
    for (const [path, cookies] of [
      ["/dashboard", [cookie, ...more]],
      ["/login", more],
    ] as const) {
      const { status } = await fetch(product + path, { headers: { Cookie: cookies.join("; ") } });
      expect([path, value, status]).toEqual([path, value, 200]);
    }
  }
});

test("a post to a page without an action is refused, and nothing fails", async () => {
  const id = crypto.randomUUID();
  const refused = await post("/about", "x=1", { ...FIELDS, "X-Request-Id": id });
  expect(refused.status).toBe(405);
  expect(await logUntilNow()).not.toContain(id);
});

test("a failed page does not link to the site that its URL looks like", async () => {
  for (const path of ["//evil.example/a", "/\\evil.example/a", "///evil.example/a"]) {
    const failed = await post(path, "x=1", FIELDS);
    const text = await failed.text();
    expect(text).toContain("Try again");
    expect(text).not.toMatch(/(href|action|src)="\/[/\\]/);
  }
});
