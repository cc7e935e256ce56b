import type { Request, Route } from "@playwright/test";
import { overrun } from "../support/browser/fixtures";
import { product } from "../support/browser/product";
import { expect, type Shortcut, seeded, test } from "../support/browser/shortcut";
import { recordTimers } from "../support/browser/timers";

const JOB = seeded("Collections Executive");

/** Applies and starts the test. */
async function started(someone: Shortcut) {
  const application = await someone.apply(JOB.title);
  const path = await someone.testPath(application);
  await someone.post(path, { intent: "start" });
  return { application, path };
}

test("a chosen option is saved at once, the last choice counts, and the page says so", async ({
  page,
  someone,
}) => {
  const { path } = await started(someone);
  await page.goto(product(path));
  await page.getByRole("radio").first().check();
  await page.getByRole("radio").nth(1).check();
  await expect(page.getByText("Your answer is saved.")).toBeVisible();
  await expect(page.getByText(/^1 of \d+ saved$/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Question 1 (saved)" })).toBeVisible();
  expect((await someone.questions(path))[0]?.chosen).toBe(1);
});

test("an answer that failed to be saved is saved when the connection is back", async ({
  page,
  someone,
}) => {
  const { path } = await started(someone);
  await page.clock.install();
  await page.goto(product(path));
  const portal = { body: "<title>Welcome to Cafe WiFi</title>", contentType: "text/html" };
  const ways: ((route: Route) => Promise<void>)[] = [
    (route) => route.abort(),
    (route) => route.fulfill(portal),
    (route) => route.continue(),
  ];
  await page.route("**/answers", (route) => ways.shift()?.(route));
  await page.getByRole("radio").first().check();
  for (const remaining of [2, 1]) {
    await expect.poll(() => ways.length).toBe(remaining);
    await expect(page.getByText("Your answer is not saved yet.")).toBeVisible();
    await page.clock.runFor(3_000);
  }
  await expect(page.getByText("Your answer is saved.")).toBeVisible();
  expect((await someone.questions(path))[0]?.chosen).toBe(0);
});

test("an option chosen just before the page is left is saved", async ({ page, someone }) => {
  const { path } = await started(someone);
  await page.goto(product(path));
  const choice = page.getByRole("radio").first();
  // In a single task of the browser, before the call is sent.
  await choice.evaluate((radio: HTMLElement) => {
    radio.click();
    location.assign("/pricing");
  });
  await page.waitForURL(product("/pricing"));
  await expect.poll(async () => (await someone.questions(path))[0]?.chosen).toBe(0);
});

test("a slow save is cancelled before the next one is sent", async ({ page, someone }) => {
  const { path } = await started(someone);
  await page.goto(product(path));
  await page.route("**/answers", () => {});
  const requestPromise = page.waitForRequest("**/answers");
  await page.getByRole("radio").first().check();
  const late = await requestPromise;
  await page.getByRole("radio").nth(1).check();
  const predicate = (request: Request) => request === late;
  // Long before the call would time out.
  const stopped = page.waitForEvent("requestfailed", { predicate, timeout: 5_000 });
  await page.route(product(path), async (route) => {
    await stopped;
    await route.continue();
  });
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText(/^Question 2 of/)).toBeVisible();
  expect((await someone.questions(path))[0]?.chosen).toBe(1);
});

test("the clock counts down, warns a minute before the end, and then shows the result", async ({
  page,
  someone,
}) => {
  const { application, path } = await started(someone);
  await page.clock.install();
  await page.goto(product(path));
  const clock = page.locator("[data-clock]");
  await expect(clock).toHaveText(/^\d+:\d\d left$/);
  const [minutes = 0, seconds = 0] = (await clock.innerText()).split(/[: ]/).map(Number);
  const remainingSeconds = minutes * 60 + seconds;
  await page.clock.runFor((remainingSeconds - 90) * 1_000);
  const news = page.getByRole("status").filter({ hasText: "1 minute left" });
  await expect(clock).toHaveText(/^1:\d\d left$/);
  await expect(news).toHaveCount(0);
  await page.clock.runFor(31_000);
  await expect(news).toBeVisible();
  await expect(clock).toHaveText(/^(1:00|0:\d\d) left$/);
  await overrun(application);
  await page.clock.runFor(90_000);
  await expect(page.getByText("Your time was over.")).toBeVisible();
});

test("a test whose time runs out offline stays, and shows the result when the connection is back", async ({
  page,
  someone,
}) => {
  const { application, path } = await started(someone);
  await page.clock.install();
  await page.goto(product(path));
  await overrun(application);
  const timerIsSet = await recordTimers(page);
  await page.context().setOffline(true);
  await page.clock.fastForward("30:00:00");
  await page.clock.runFor(2_000);
  await timerIsSet(3_000);
  await expect(page.getByText("The time is over.")).toBeVisible();
  await page.context().setOffline(false);
  await page.clock.runFor(3_000);
  await expect(page.getByText("Your time was over.")).toBeVisible();
});
