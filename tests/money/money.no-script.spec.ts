import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { press, signInAdmin } from "../support/browser/console";
import { postJob } from "../support/browser/employer";
import { markupBytes } from "../support/browser/markup";
import { manyPayments } from "../support/browser/operations";
import { callAsStaff, product } from "../support/browser/product";
import { Shortcut } from "../support/browser/shortcut";
import { succeeded } from "../support/client";

test("staff read what came in, open a day, go to a payer, and download the file", async ({
  page,
  playwright,
}) => {
  const job = await postJob({ title: "Betwa Clerk", company: "Orchha Ledgers", maxApplicants: 9 });
  const applications: string[] = [];
  for (const name of ["Omkar Jha", "Reshma Khan"]) {
    const browser = await playwright.request.newContext();
    const candidate = new Shortcut({ request: browser });
    await candidate.enter(name);
    applications.push(await candidate.book(job));
    await browser.dispose();
  }
  const id = applications[0]?.split("/").pop();
  const { payments, jobId } = await succeeded(callAsStaff("GET", `/ops/applications/${id}`));

  await signInAdmin(page);
  await page.getByRole("link", { name: "Money", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Money" })).toBeVisible();
  // Other tests have payments too, so look at this job alone.
  await page.goto(product(`/staff/money?jobId=${jobId}`));
  await expect(page.getByText(`Only a part of the money: job ${jobId}.`)).toBeVisible();
  const total = page.getByRole("row").filter({ hasText: "All days" });
  await expect(total).toContainText("All days2₹398₹0₹0₹0₹398");
  await expect(
    page.getByRole("row").filter({ hasText: "Betwa Clerk, Orchha Ledgers" }),
  ).toContainText("₹398");
  await page.getByRole("link", { name: /^Payments of / }).click();
  const row = page.getByRole("row").filter({ hasText: "Omkar Jha" });
  await expect(row).toContainText(`PK-${id}`);
  await expect(row).toContainText("₹199 kept");
  await expect(row).toContainText(payments[0].providerPaymentId);
  const address = page.url();
  await row.getByRole("link", { name: `PK-${id}` }).click();
  await expect(page.getByText("Captured ₹199")).toBeVisible();
  await page.goto(address);
  await row.getByRole("link", { name: "Omkar Jha" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Omkar Jha" })).toBeVisible();

  await page.goto(address);
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download CSV" }).click();
  const file = await readFile(await (await downloading).path(), "utf8");
  expect(file.trimEnd().split("\r\n")).toHaveLength(3);
  expect(file).toContain("Omkar Jha");
  await page.getByRole("link", { name: "Close this day" }).click();
  await expect(page.getByText("Omkar Jha")).toHaveCount(0);

  await page.getByLabel("From").fill("2020-01-01");
  await press(page, "Show");
  await expect(page.getByText("Ask for 92 days at most")).toBeVisible();
  await expect(page.getByLabel("To")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("To").fill("2020-01-31");
  await page.getByLabel("From").fill("2020-01-01");
  await press(page, "Show");
  await expect(page.getByText("No money came in on these days.")).toBeVisible();
  await page.getByRole("link", { name: "This month" }).click();
  await expect(total).toContainText("₹398");
});

test("a day of fifty payments fits a small screen and a slow connection", async ({
  page,
  playwright,
}) => {
  const browser = await playwright.request.newContext();
  const candidate = new Shortcut({ request: browser });
  await candidate.enter();
  const id = (await candidate.book(await postJob())).split("/").pop();
  const { jobId } = await succeeded(callAsStaff("GET", `/ops/applications/${id}`));
  await manyPayments(Number(id), 60);
  await browser.dispose();
  await signInAdmin(page);
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(product(`/staff/money?jobId=${jobId}`));
  const address = await page.getByRole("link", { name: /^Payments of / }).getAttribute("href");
  const answer = await page.goto(product(address ?? ""));
  await expect(page.getByRole("link", { name: `PK-${id}` })).toHaveCount(50);
  expect(await markupBytes(answer)).toBeLessThan(60 * 1_024);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page.getByRole("link", { name: `PK-${id}` })).toHaveCount(11);
});
