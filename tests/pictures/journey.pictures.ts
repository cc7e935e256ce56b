import { expect, type Page, test } from "@playwright/test";
import { passTest, pay } from "../support/browser/candidate";
import { postJob } from "../support/browser/employer";
import { publishResult } from "../support/browser/fixtures";
import { beginIn, hold, offerDay } from "../support/browser/interview-fixtures";
import { newestCode, product } from "../support/browser/product";
import { newPhone, PDF, PROFILE } from "../support/people";
import { takePicture } from "./picture";

/** The variants of the candidate's journey, each with a phone of 360 px. */
const WAYS = {
  script: { javaScriptEnabled: true, letters: "100%", work: "Loan File Checker" },
  plain: { javaScriptEnabled: false, letters: "100%", work: "Loan File Reader" },
  large: { javaScriptEnabled: true, letters: "200%", work: "Loan File Sorter" },
} as const;

/** Goes from the home page to the submitted application, as a new user. */
async function goToApplication(page: Page, work: string, take: (name: string) => Promise<void>) {
  const phone = newPhone();
  await page.goto(product("/"));
  await take("01-home");
  await page.getByLabel("Job title").fill(work);
  await page.getByRole("button", { name: "Search jobs" }).click();
  await expect(page.getByRole("link", { name: work }).first()).toBeVisible();
  await take("02-search");
  await page.getByRole("link", { name: work }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: work })).toBeVisible();
  await take("03-job");
  await page.locator("main").getByRole("link", { name: "Apply Now" }).first().click();
  await expect(page).toHaveURL(/\/login/);
  await take("04-login");
  await page.getByLabel("Phone number").fill(phone);
  await page.getByRole("button", { name: "Send OTP" }).click();
  const code = page.locator("[autocomplete=one-time-code]");
  await expect(code).toBeVisible();
  await take("05-code");
  await code.fill(await newestCode(phone));
  await page.getByRole("button", { name: "Verify" }).click();
  await page.locator("[name=name]").fill(PROFILE.name);
  await page.locator("[name=email]").fill(`j${phone}@example.in`);
  await page.locator("[name=dob]").fill(PROFILE.dob);
  await take("06-profile");
  await page.getByRole("button", { name: "Save and continue" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await take("07-apply");
  const file = { name: "resume.pdf", mimeType: "application/pdf", buffer: Buffer.from(PDF) };
  await page.goto(product("/dashboard"));
  await page.locator("[name=resume]").setInputFiles(file);
  await page.getByRole("button", { name: "Upload Resume" }).click();
  await expect(page.getByRole("link", { name: "View resume.pdf" })).toBeVisible();
}

for (const [way, { javaScriptEnabled, letters, work }] of Object.entries(WAYS)) {
  test(`the journey, ${way}`, async ({ browser }) => {
    test.setTimeout(180_000);
    const job = await postJob({ title: work });
    await offerDay(job);
    const viewport = { width: 360, height: 740 };
    const context = await browser.newContext({ viewport, javaScriptEnabled });
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await page.addInitScript((size) => {
      addEventListener("DOMContentLoaded", () => {
        document.documentElement.style.fontSize = size;
      });
    }, letters);
    const take = (name: string) => takePicture(page, `journey-${name}-${way}`);

    await goToApplication(page, work, take);
    await page.goto(product(`/jobs/${job}/apply`));
    await page.getByRole("button", { name: "Submit Application" }).click();
    await expect(page).toHaveURL(/\/applications\/\d+/);
    const path = new URL(page.url()).pathname;
    const open = async (heading: string | RegExp) => {
      await expect(async () => {
        await page.goto(product(path));
        await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible({
          timeout: 1_000,
        });
      }).toPass({ timeout: 30_000 });
    };
    await open("Test Pending!");
    await take("08-applied");
    await passTest(page);
    await take("09-passed");
    await open(/Book your interview/);
    await take("10-pay");
    await pay(page, !javaScriptEnabled);
    const choose = page.getByRole("heading", { name: "Choose your interview time" });
    await expect(choose).toBeVisible({ timeout: 20_000 });
    await open("Choose your interview time");
    await take("11-choose");
    await page
      .getByRole("button", { name: /10:00 am/ })
      .first()
      .click();
    await open("Interview Scheduled");
    await take("12-scheduled");
    if (way === "script") {
      await page.setViewportSize({ width: 1280, height: 900 });
      await takePicture(page, "journey-12-scheduled-desktop");
      await page.setViewportSize(viewport);
    }
    await beginIn(path, 20);
    await open(/\d:\d\d [AP]M/);
    await take("13-day");
    await page.getByRole("button", { name: "I am here" }).click();
    await hold(path);
    await open(/^You get an answer by /);
    await take("14-met");
    await publishResult(path, "SELECTED");
    await open("Congratulations, You're Selected!");
    await take("15-selected");
    await context.close();
  });
}
