import { expect, test } from "@playwright/test";
import { rightOption } from "../support/answer-key";
import { setUpCompany } from "../support/browser/company";
import { press } from "../support/browser/console";
import { dayIs } from "../support/browser/interview-fixtures";
import { callAsStaff, product } from "../support/browser/product";
import { Shortcut } from "../support/browser/shortcut";
import { succeeded } from "../support/client";
import { dateInDays, timeOf } from "../support/interview-days";
import { PROFILE } from "../support/people";

test("a company offers a day, changes it, makes its link and cancels it", async ({
  page,
  playwright,
}) => {
  const job = await setUpCompany(page);
  const browser = await playwright.request.newContext();
  const candidate = new Shortcut({ request: browser });
  await candidate.logIn();
  await candidate.completeProfile();
  await candidate.uploadResume();
  const path = await candidate.applyAndWait(job);
  await candidate.takeTest(path, rightOption);
  await candidate.pay(path);
  const application = path.split("/").pop();

  await page.goto(product(`/hiring/jobs/${job}`));
  await page.getByRole("link", { name: "Interview days" }).click();
  await expect(page.getByRole("heading", { name: "1 person waits for a date" })).toBeVisible();
  await expect(page.getByText("0 seats free now: 1 too few.")).toBeVisible();
  await page.getByLabel("Day", { exact: true }).fill(dateInDays(3));
  await page.getByLabel("From").fill("06:00");
  await page.getByLabel("To", { exact: true }).fill("12:00");
  await page.getByLabel("Who meets them").fill("Kavya Nair");
  await page.getByLabel("Place: building and street").fill("Plot 14, MP Nagar");
  await press(page, "Offer the day");
  await expect(page.getByLabel("From")).toHaveAccessibleDescription("Begin at 7 am or later");
  await page.getByLabel("From").fill("10:00");
  await press(page, "Offer the day");
  await expect(page.getByText("4 seats free now.")).toBeVisible();
  // The other fields are filled in as last time.
  await expect(
    page.getByText("30 minutes each, 1 at a time, with Kavya Nair, Plot 14, MP Nagar. Change"),
  ).toBeVisible();

  await page.getByRole("link", { name: /10:00.am to 12:00.pm/ }).click();
  const [, day] = /days\/(\d+)$/.exec(page.url()) ?? [];
  await succeeded(
    callAsStaff("POST", `/ops/applications/${application}/interviews`, {
      dayId: Number(day),
      at: timeOf("10:30"),
    }),
  );
  await page.reload();
  await expect(page.getByText("Seats taken: 1 of 4")).toBeVisible();
  await page.getByLabel("From").fill("11:00");
  await press(page, "See what it does");
  await press(page, "Change the day");
  await expect(page.getByText(/Somebody holds a time or a seat/).first()).toBeVisible();
  await page.goto(product(`/hiring/jobs/${job}/days/${day}`));
  await page.getByLabel("Place: building and street").fill("Plot 15, MP Nagar");
  await press(page, "See what it does");
  await expect(page.getByText("Place: Plot 15, MP Nagar").first()).toBeVisible();
  await press(page, "Change the day");
  await expect(page).toHaveURL(product(`/hiring/jobs/${job}/days/${day}`));
  await expect(page.getByLabel("Place: building and street")).toHaveValue("Plot 15, MP Nagar");

  await press(page, "Make a link");
  const url = await page.getByText(/\/hiring\/day\/[0-9a-f]{32}$/).textContent();
  expect((await browser.get(url ?? "")).status()).toBe(404);
  await dayIs(Number(day), dateInDays(0));
  const desk = await browser.get(url ?? "");
  expect(desk.status()).toBe(200);
  const list = await desk.text();
  expect(list).toContain(PROFILE.name);
  expect(list).toContain('content="noindex"');
  expect(list).not.toContain(candidate.phone);
  await dayIs(Number(day), dateInDays(3));
  await page.goto(product(`/hiring/jobs/${job}/days/${day}`));
  await press(page, "End this link");
  await expect(page.getByRole("button", { name: "End this link" })).toHaveCount(0);

  await page.getByRole("link", { name: "Cancel the day" }).click();
  await expect(page.getByText("Interview cancelled by the employer").first()).toBeVisible();
  await press(page, "Cancel the day");
  await expect(page).toHaveURL(product(`/hiring/jobs/${job}/days`));
  await expect(page.getByText("You offer no day yet.")).toBeVisible();
  await browser.dispose();
});
