import type { Page } from "@playwright/test";
import { rightOption } from "../support/answer-key";
import { expect, test } from "../support/browser/clock";
import { companyOf } from "../support/browser/company";
import { press } from "../support/browser/console";
import { postJob } from "../support/browser/employer";
import { interviewOf, offerDay } from "../support/browser/fixtures";
import { product } from "../support/browser/product";
import type { Shortcut } from "../support/browser/shortcut";
import { timeAt } from "../support/clock";

const CODE = /^[A-Z] [A-Z] [A-Z] \d \d$/;

const shows = (page: Page, name: string | RegExp) =>
  expect(page.getByRole("heading", { name, exact: true })).toBeVisible();

/** A company's job, and the candidate who has chosen the first time of its day. */
async function chosen(page: Page, someone: Shortcut) {
  const job = await postJob();
  const company = await companyOf(job);
  const path = await someone.applyAndWait(job);
  await someone.takeTest(path, rightOption);
  await someone.pay(path);
  await someone.hearAll();
  const { times } = await offerDay(job);
  await page.goto(product(path));
  await page.getByRole("button", { name: "10:00 am 1 seat" }).click();
  await shows(page, "Interview Scheduled");
  return { job, company, path, at: Date.parse(times[0] ?? "") };
}

/** What passes until so many minutes after a moment. */
const until = (at: number, minutes: number) => ({
  seconds: Math.ceil((at - timeAt(product()).getTime()) / 1_000) + minutes * 60,
});

test("a candidate says to be there, shows the code, and has been met", async ({
  page,
  someone,
  passTime,
}) => {
  const { company, path, at } = await chosen(page, someone);
  await passTime(until(at, -40));
  await page.goto(product(path));
  await shows(page, "10:00 AM");
  await shows(page, "If nobody comes");
  await expect(page.getByText("with Meera Joshi")).toBeVisible();
  await expect(page.getByRole("button", { name: "I am here" })).toHaveCount(0);
  const code = page.getByRole("img", { name: CODE });
  const spoken = (await code.getAttribute("aria-label")) ?? "";
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await passTime(until(at, -20));
  await page.goto(product(path));
  await press(page, "I am here");
  await expect(page.getByText(/You said “I am here” at 9:40/)).toBeVisible();
  const id = await interviewOf(path);
  await company("POST", `/interviews/${id}/check-in`, { code: spoken.replaceAll(" ", "") });
  await page.goto(product(path));
  await shows(page, "MET");
  await expect(page.getByText(/^Met by Meera Joshi, .*, 9:40\sam/)).toBeVisible();
  await passTime(until(at, 5));
  await page.goto(product(path));
  await shows(page, /^You get an answer by /);
  await expect(page.getByText("Interview - Done")).toBeVisible();
});

test("nobody came: the candidate says so, the money comes back, another time is free", async ({
  page,
  someone,
  passTime,
}) => {
  const { job, path, at } = await chosen(page, someone);
  await passTime(until(at, -10));
  await page.goto(product(path));
  await press(page, "I am here");
  await expect(page.getByText(/You said “I am here” at/)).toBeVisible();
  await passTime(until(at, 22));
  await page.goto(product(path));
  await shows(page, "Did you meet?");
  await expect(page.getByText(/No reply: your ₹199 comes back by itself\./)).toBeVisible();
  await press(page, "Nobody came");
  await shows(page, "Noted: nobody came");
  await expect(page.getByText("Waiting for Company")).toBeVisible();

  await passTime({ hours: 25 });
  await offerDay(job, { inDays: 9 });
  await page.goto(product(path));
  await shows(page, "Your ₹199 is coming back");
  await shows(page, "NOT HELD");
  await expect(page.getByText("Company Did Not Come", { exact: true })).toBeVisible();
  await expect(page.getByText("The company did not come to the interview")).toBeVisible();
  await expect(page.getByText("The employer cancelled")).toHaveCount(0);
  await page.getByRole("button", { name: "10:00 am 1 seat" }).click();
  await shows(page, "Interview Scheduled");
  await expect(page.getByText("Your money goes back: this slot costs you nothing.")).toBeVisible();
});

test("a broken promise: the candidate waits for another time, then takes the money", async ({
  page,
  someone,
  passTime,
}) => {
  const job = await postJob({ interviewWithinDays: 1 });
  const path = await someone.applyAndWait(job);
  await someone.takeTest(path, rightOption);
  await someone.pay(path);
  await someone.hearAll();
  await passTime({ hours: 25 });
  await page.goto(product(path));
  await shows(page, "No interview in time");
  await press(page, "Wait for another time");
  await expect(page.getByText(/^Interview by /).first()).toBeVisible();
  await passTime({ hours: 25 });
  await page.goto(product(path));
  await press(page, "Take my money now");
  await shows(page, "No interview in time");
  await shows(page, "NOT HELD");
  await expect(page.getByRole("button", { name: "Take my money now" })).toHaveCount(0);
});
