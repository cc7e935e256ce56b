import type { Page, Route } from "@playwright/test";
import { overrun } from "../support/browser/fixtures";
import { product } from "../support/browser/product";
import { expect, type Shortcut, test } from "../support/browser/shortcut";

// The connection breaks during the test: no chosen answer is lost, and the page tells the truth.

/** Applies, starts the test and opens its first question, where the second option will be chosen. */
async function started(someone: Shortcut) {
  const application = await someone.apply("Collections Executive");
  const path = await someone.testPath(application);
  await someone.post(path, { intent: "start" });
  const chosen = async () => (await someone.questions(path))[0]?.chosen;
  return { application, path, first: product(`${path}?q=1`), chosen };
}

const choose = (page: Page) => page.getByRole("radio").nth(1).check();
const next = (page: Page) => page.getByRole("button", { name: "Next" });
const saved = (page: Page) => expect(page.getByText("Your answer is saved.")).toBeVisible();

/** Answers that come from something else than the product. */
const OTHERS: Record<string, Parameters<Route["fulfill"]>[0]> = {
  "a server that is away": { status: 503, body: "upstream" },
  "a network that wants a log-in first": {
    body: "<!DOCTYPE html><title>Welcome to Cafe WiFi</title>",
    contentType: "text/html",
  },
};

test("an answer whose Next failed offline is saved when the page is left another way", async ({
  page,
  someone,
}) => {
  const { first, chosen } = await started(someone);
  await page.goto(first);
  await page.context().setOffline(true);
  await choose(page);
  await next(page).click();
  await expect(page.locator(".toast:visible")).toContainText("Pakka does not answer.");
  await page.context().setOffline(false);
  // Before the page repeats the call by itself.
  await page.goto(product("/pricing"));
  await expect.poll(chosen).toBe(1);
});

test("an answer whose Next the server could not save stays chosen, and is shown as unsaved", async ({
  page,
  someone,
}) => {
  const { first } = await started(someone);
  await page.goto(first.replace(product(""), String(process.env.READ_ONLY_URL)));
  await choose(page);
  await next(page).click();
  await expect(page.getByText("We could not save that. Try again.")).toBeVisible();
  await expect(page.getByRole("radio").nth(1)).toBeChecked();
  await expect(page.getByText("Your answer is not saved yet.")).toBeVisible();
});

test("an option chosen before the page's script loads is saved when it loads", async ({
  page,
  someone,
}) => {
  const { first, chosen } = await started(someone);
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/assets/plain-page-*.js", async (route) => {
    await gate;
    await route.continue();
  });
  const opened = page.goto(first);
  await choose(page);
  letGo();
  await opened;
  await saved(page);
  expect(await chosen()).toBe(1);
});

for (const [who, answer] of Object.entries(OTHERS)) {
  test(`an answer that went to ${who} is saved when Back has restored it`, async ({
    page,
    someone,
  }) => {
    const { path, first, chosen } = await started(someone);
    await page.goto(first);
    await page.route(`**${path}*`, (route) => route.fulfill(answer));
    await page.route("**/answers", (route) => route.fulfill(answer));
    await choose(page);
    await next(page).click();
    await expect(next(page)).toHaveCount(0);
    await page.unrouteAll();
    await page.goBack();
    await expect(page.getByRole("radio").nth(1)).toBeChecked();
    await expect(page.getByText(/^1 of \d+ saved$/)).toBeVisible();
    expect(await chosen()).toBe(1);
  });

  test(`a test whose time runs out keeps its page when ${who} answers`, async ({
    page,
    someone,
  }) => {
    const { application, first } = await started(someone);
    await page.clock.install();
    await page.goto(first);
    await overrun(application);
    let requestCount = 0;
    await page.route("**/*", (route) => {
      requestCount += 1;
      return route.fulfill(answer);
    });
    await page.clock.fastForward("30:00:00");
    await page.clock.runFor(2_000);
    await expect.poll(() => requestCount).toBeGreaterThan(0);
    await page.clock.runFor(3_000);
    await expect.poll(() => requestCount).toBeGreaterThan(1);
    await expect(page.getByText("The time is over.")).toBeVisible();
    await page.unrouteAll();
    await page.clock.runFor(3_000);
    await expect(page.getByText("Your time was over.")).toBeVisible();
  });
}

test("an answer that is refused for now is shown as unsaved, and is saved later", async ({
  page,
  someone,
}) => {
  const { first, chosen } = await started(someone);
  await page.clock.install();
  await page.goto(first);
  const refusal = { status: 429, json: { code: "too_many_requests", message: "Please wait." } };
  await page.route("**/answers", (route) => route.fulfill(refusal), { times: 1 });
  await choose(page);
  await expect(page.getByText("Your answer is not saved yet.")).toBeVisible();
  await page.clock.runFor(3_000);
  await saved(page);
  expect(await chosen()).toBe(1);
});

test("a choice that returns to the saved one after a lost answer is saved again", async ({
  page,
  someone,
}) => {
  const { first, chosen } = await started(someone);
  await page.clock.install();
  await page.goto(first);
  await choose(page);
  await saved(page);
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route("**/answers", lose, { times: 1 });
  await page.getByRole("radio").first().check();
  await expect(page.getByText("Your answer is not saved yet.")).toBeVisible();
  expect(await chosen()).toBe(0);
  await choose(page);
  await page.clock.runFor(3_000);
  await saved(page);
  expect(await chosen()).toBe(1);
});

test("Back through older pages of a question keeps its newest answer", async ({
  page,
  someone,
}) => {
  const { path, first, chosen } = await started(someone);
  await page.goto(first);
  await choose(page);
  await saved(page);
  await next(page).click();
  await expect(page.getByText(/^Question 2 of/)).toBeVisible();
  await page.getByRole("button", { name: "Question 1" }).first().click();
  await page.getByRole("radio").first().check();
  await saved(page);
  await next(page).click();
  await expect(page.getByText(/^Question 2 of/)).toBeVisible();
  await page.evaluate(() => history.go(-3));
  await expect(page.getByRole("radio").first()).toBeChecked();
  await page.goto(product(`${path}?q=3`));
  expect(await chosen()).toBe(0);
});

test("an answer to a test that is over leads to its result", async ({ page, someone }) => {
  const { application, first } = await started(someone);
  await page.goto(first);
  await overrun(application);
  // `check` would look at the radio again, which may be gone with its page.
  await page.getByRole("radio").nth(1).click();
  await expect(page.getByText("Your time was over.")).toBeVisible();
});
