import type { Page } from "@playwright/test";
import { postJob } from "../support/browser/employer";
import { newestCode, product } from "../support/browser/product";
import { expect, test } from "../support/browser/shortcut";
import { slowPhone } from "../support/browser/slow-phone";
import { newPhone, PROFILE } from "../support/people";

const TAPS_MAX = 20;
const BYTES_MAX = 120 * 1024;
const WAITING_MAX_SECONDS = 60;

const expectQuestion = (page: Page, question: string) =>
  expect(page.getByRole("heading", { level: 1, name: question })).toBeVisible();

test("on 2G, without a file and without script, a person gets from a search to an application", async ({
  page,
}) => {
  test.slow();
  page.setDefaultTimeout(30_000);
  const title = `Dholak${newPhone()}`;
  await postJob({ title });
  const phone = newPhone();
  const { tap, spent } = await slowPhone(page);
  const press = (name: string) => tap(page.getByRole("button", { name }));
  const follow = (name: string) => tap(page.getByRole("link", { name }));
  const choose = (name: string) => tap(page.getByText(name, { exact: true }));

  await page.goto(product("/"));
  await page.getByLabel("Job title").fill(title);
  await press("Search jobs");
  await follow(title);
  await tap(page.locator("main").getByRole("link", { name: "Apply Now" }));
  await page.getByLabel("Phone number").fill(phone);
  await press("Send OTP");
  const code = page.locator("[autocomplete=one-time-code]");
  await expect(code).toBeVisible();
  await code.fill(await newestCode(phone));
  await press("Verify");
  await page.locator("[name=name]").fill(PROFILE.name);
  await page.locator("[name=email]").fill(`w${phone}@example.in`);
  await page.locator("[name=dob]").fill(PROFILE.dob);
  await press("Save and continue");
  await follow("Make one here");
  await expectQuestion(page, "Where do you live?");
  await page.getByLabel("City or village").fill("Sehore");
  await press("Save and go on");
  await expectQuestion(page, "What did you study last?");
  await choose("12th pass");
  await press("Save and go on");
  await expectQuestion(page, "What work did you do last?");
  await choose("None yet: this will be my first job");
  await press("Save and go on");
  for (const question of [
    "What can you do well?",
    "Which languages do you speak?",
    "Do you have a driving licence?",
  ]) {
    await expectQuestion(page, question);
    await follow("Skip this question");
  }
  await expectQuestion(page, "Is this right?");
  await press("Make my resume");
  await press("Submit Application");
  await expect(page).toHaveURL(/\/applications\/\d+$/);

  test.info().annotations.push({ type: "spent", description: JSON.stringify(spent) });
  expect(spent.taps).toBeLessThanOrEqual(TAPS_MAX);
  expect(spent.bytes).toBeLessThanOrEqual(BYTES_MAX);
  expect(spent.waitedSeconds).toBeLessThanOrEqual(WAITING_MAX_SECONDS);
});
