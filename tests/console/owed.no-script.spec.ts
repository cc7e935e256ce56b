import { expect, test } from "@playwright/test";
import { press, signInAdmin } from "../support/browser/console";
import { postJob, setInterview } from "../support/browser/employer";
import { crowd } from "../support/browser/fixtures";
import { interviewIs, promiseEnds } from "../support/browser/interview-fixtures";
import { markupBytes } from "../support/browser/markup";
import { callAsStaff, product } from "../support/browser/product";
import { Shortcut } from "../support/browser/shortcut";
import { succeeded } from "../support/client";

test("an operator goes from the list of waiting work to an action and back", async ({
  page,
  playwright,
}) => {
  const browser = await playwright.request.newContext();
  const candidate = new Shortcut({ request: browser });
  await candidate.enter("Imran Shaikh");
  const job = await postJob({ title: "Field Surveyor", company: "Chambal Data" });
  const application = await candidate.book(job);
  const id = application.split("/").pop();
  await setInterview(application, null);
  await interviewIs(application, { state: "disputed", companyWord: "candidate_absent" });

  await signInAdmin(page);
  await page.goto(product("/staff?kind=disputes"));
  await expect(page.getByRole("heading", { level: 1, name: "Owed" })).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: String(id) });
  await expect(row).toContainText("Imran Shaikh Field Surveyor, Chambal Data");
  await row.getByRole("link", { name: "Decide: Imran Shaikh" }).click();
  await expect(page.getByText("The two sides disagree about the interview.")).toBeVisible();
  await page.getByLabel("Comment, only for staff").fill("The visitors' book is on its way.");
  await press(page, "Add");
  const line = page.getByRole("list").filter({ hasText: "Slot confirmed" });
  await expect(line).toContainText("The visitors' book is on its way.");

  await page.getByRole("radio", { name: "Company absent." }).check();
  await page.getByLabel("Reason, for the audit").fill("The visitors' book names nobody.");
  await press(page, "Decide the dispute");
  await expect(page.getByText("The two sides disagree about the interview.")).toHaveCount(0);
  await page.goto(product("/staff?kind=disputes"));
  await expect(page.getByRole("row").filter({ hasText: String(id) })).toHaveCount(0);
  await browser.dispose();
});

test("staff give a time, send a message again and refund the money, each where they read about it", async ({
  page,
  playwright,
}) => {
  const browser = await playwright.request.newContext();
  const candidate = new Shortcut({ request: browser });
  await candidate.enter("Lata Bundela");
  const application = await candidate.book(await postJob({ title: "Field Surveyor" }));
  const id = application.split("/").pop();
  await signInAdmin(page);
  await page.goto(product(`/staff${application}`));
  await press(page, "Ask the provider now");
  await expect(page.getByText("Captured ₹199")).toBeVisible();
  await page
    .getByRole("navigation", { name: "Which lines" })
    .getByRole("link", { name: "Messages" })
    .click();
  await expect(page.getByText("Captured ₹199")).toHaveCount(0);
  const again = page.getByLabel("Say a message again");
  const confirmed = again.getByRole("option", { name: /^confirmed,/ });
  await again.selectOption((await confirmed.getAttribute("value")) ?? "");
  await press(page, "Send it");
  await expect(page.getByRole("listitem").filter({ hasText: "confirmed" })).toHaveCount(2);

  await page.goto(product(`/staff${application}`));
  await page.getByText("Or a time of its own").click();
  await page.getByLabel("Date").fill("2020-01-02");
  await page.getByLabel("Begins at (India)").fill("10:30");
  await page.getByLabel("Place").fill("Ring Road 4, Surat");
  await press(page, "Set this time");
  await expect(page.getByLabel("Date")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Date")).toBeFocused();
  await expect(page.getByLabel("Place")).toHaveValue("Ring Road 4, Surat");
  await page.getByRole("link", { name: "Refund ₹199…" }).click();
  await page.getByLabel("Reason", { exact: true }).fill("The company has no day in time.");
  await press(page, "See what it does");
  await expect(page.getByText("The company has no day in time.").first()).toBeVisible();
  const before = await succeeded(callAsStaff("GET", `/ops/applications/${id}`));
  expect(before.payments[0].state).toBe("kept");
  await press(page, "Refund now");
  await expect(page).toHaveURL(product(`/staff${application}`));
  await expect(page.getByText("Refunded", { exact: true })).toBeVisible();
  await browser.dispose();
});

test("a list of fifty rows fits a small screen and a slow connection", async ({
  page,
  playwright,
}) => {
  const browser = await playwright.request.newContext();
  const candidate = new Shortcut({ request: browser });
  await candidate.enter();
  const application = await candidate.book(await postJob({ maxApplicants: 99 }));
  await promiseEnds(application);
  await crowd(application, 55);
  await signInAdmin(page);
  await page.setViewportSize({ width: 1024, height: 768 });
  const answer = await page.goto(product("/staff?kind=promises_ending"));
  await expect(page.getByRole("link", { name: /^Put in a time: / })).toHaveCount(50);
  expect(await markupBytes(answer)).toBeLessThan(60 * 1_024);
  for (const path of ["/staff", `/staff${application}`]) {
    await page.goto(product(path));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
  }
  await page.goto(product("/staff?kind=promises_ending"));
  await page
    .getByRole("link", { name: /^Put in a time: / })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Put in a time" })).toBeVisible();
  await browser.dispose();
});
