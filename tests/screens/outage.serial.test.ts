import { beforeAll, expect, inject, test } from "vitest";
import { application, applied, assessmentToken, order, passed } from "../support/api/applicant";
import { query } from "../support/api/database";
import { screens, simulate } from "../support/api/product";
import { postJob } from "../support/api/staff";
import { payAtProvider } from "../support/api/steps";
import { eventually } from "../support/eventually";
import { FormBrowser, formCandidate } from "../support/form-browser";

// What a candidate sees when a failure is our fault.

let browser: FormBrowser;
beforeAll(async () => {
  browser = await formCandidate(screens());
});

/** Runs `work` while one of the database's tables is missing. */
async function whileAway<T>(table: string, work: () => Promise<T>): Promise<T> {
  await query(`alter table ${table} rename to away`);
  try {
    return await work();
  } finally {
    await query(`alter table away rename to ${table}`);
  }
}

/** A page, loaded while the table is missing. */
const without = (table: string, path: string, visitor = browser) =>
  whileAway(table, () => visitor.get(path));

async function expectSafe(table: string, path: string, words: string, visitor = browser) {
  const { status, html, requestId } = await without(table, path, visitor);
  expect(status).toBe(503);
  expect(html).toContain("We could not load this");
  expect(html).toContain(words);
  expect(html).toContain(`<b>${requestId.slice(0, 8)}</b>`);
}

test("an application that can't be loaded is reported as safe, with a number to quote", () =>
  expectSafe("applications", "/applications/1", "Your application and your slot are safe."));

test("a test that can't be loaded says that its answers are saved, with a number to quote", async () => {
  const job = await postJob();
  const token = await assessmentToken(await applied(job.id));
  const anyone = new FormBrowser(inject("product"));
  await expectSafe("attempts", `/assessment/${token}`, "Every answer you saved is safe.", anyone);
});

test("a sign-in link that can't be looked up is not called used", async () => {
  const anyone = new FormBrowser(inject("product"));
  const link = "a".repeat(43);
  await expectSafe(
    "sign_in_codes",
    `/staff/login?link=${link}`,
    "What you saved or sent before is safe.",
    anyone,
  );
  expect((await anyone.get(`/staff/login?link=${link}`)).html).toContain("was used already");
});

test("a text page that could not be loaded is not cached", async () => {
  const anyone = new FormBrowser(inject("product"));
  const { status, html } = await without("static_content", "/content/privacy_policy", anyone);
  expect(status).toBe(503);
  expect(html).toContain("Unable to load content. Please try again later.");
  const { html: after } = await anyone.get("/content/privacy_policy");
  expect(after).not.toContain("Unable to load content");
});

test.each([
  ["resumes", "/dashboard", "Your resumes could not be loaded"],
  ["resumes", "/profile", "Update Profile"],
  ["resumes", "/jobs/1/apply", "We could not load your resumes. They are safe."],
  ["users", "/profile", "Update Profile"],
  ["users", "/complete-profile", "Save and continue"],
  ["notifications", "/notifications", "Your notifications could not be loaded"],
  ["applications", "/dashboard", "Your applications could not be loaded"],
  ["jobs", "/", "Unable to load jobs. Please try again later."],
  ["jobs", "/", '<p class="toast-title">Error</p>'],
  ["jobs", "/jobs", "Unable to load jobs. Please try again later."],
  ["saved_jobs", "/saved-jobs", "Unable to load saved jobs. Please try again later."],
  ["applications", "/applications", "Oops! Something went wrong"],
])("without %s, the rest of %s stays", async (table, path, words) => {
  const { status, html } = await without(table, path);
  expect(status).toBe(200);
  expect(html).toContain(words);
});

test.each([
  ["jobs", "/jobs", "Failed to fetch jobs"],
  ["jobs", "/", "Failed to fetch jobs"],
  ["jobs", "/jobs/1", "Failed to fetch job details"],
  ["resumes", "/profile", "Failed to fetch your resumes"],
  ["applications", "/applications", "Failed to fetch applications"],
  ["applications", "/applications/1", "Failed to fetch application details"],
  ["notifications", "/notifications", "Failed to fetch notifications"],
  ["static_content", "/content/terms_conditions", "Failed to load terms conditions"],
])("without the table %s, %s shows the agreed text about what is missing", async (table, path, words) => {
  const { html } = await without(table, path);
  expect(html).toContain(`<p class="toast-title">Error</p><p>${words}</p>`);
  expect(html).not.toContain("Nothing was changed");
});

test("a cancel while applications can't be loaded reports both failures, each once", async () => {
  const { html } = await whileAway("applications", () =>
    browser.post("/applications/1", { intent: "cancel", promised: "nothing" }),
  );
  const title = '<p class="toast-title">Error</p>';
  expect(html).toContain(`${title}<p>We do not know if this was done.`);
  expect(html.split("Failed to fetch application details")).toHaveLength(2);
});

test("a person who has just paid at the provider comes back to a page during an outage", async () => {
  const one = await passed((await postJob()).id);
  const { body: open } = await order(one);
  const body = new URLSearchParams(await payAtProvider(open.id));
  const callback = `${inject("product")}/payments/callback?application=${one.id}`;
  const comeBack = () => fetch(callback, { method: "POST", body, redirect: "manual" });
  const { status, headers } = await whileAway("orders", comeBack);
  expect(status).toBe(303);
  expect(headers.get("Location")).toBe(`/applications/${one.id}?payment=returned`);
});

test("a mail provider that is down does not delay a test", async () => {
  await simulate("/faults", { provider: "email", mode: "error", times: 1_000 });
  try {
    const one = await applied((await postJob()).id);
    await eventually(
      () => application(one),
      ({ status }) => status === "TEST_PENDING",
    );
  } finally {
    await simulate("/faults", { provider: "email", mode: "ok", times: 1 });
  }
});
