import { scripted } from "../support/browser/candidate";
import { postJob } from "../support/browser/employer";
import { offerDay } from "../support/browser/interview-fixtures";
import { product } from "../support/browser/product";
import { expect, signedIn, test } from "../support/browser/shortcut";
import { giveUp, jobs, lost, scriptCame, typed } from "./kept-page";

// The action was done, but the next page is lost: the kept page shows the action's result.

signedIn("a page kept after an action stays when the connection is back", async ({ page }) => {
  const name = await typed(page);
  let answer = () => {};
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\.data/, async (route) => {
    if (route.request().method() === "GET") return route.abort();
    await gate;
    return route.continue();
  });
  await page.getByRole("button", { name: "Delete resume.pdf" }).click();
  await jobs(page).click();
  answer();
  await giveUp(page);
  let top = 0;
  // The page appears one frame before its scroll position is restored.
  await expect(async () => {
    await page.clock.runFor(100);
    top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(200);
  }).toPass();
  await page.unrouteAll();
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(page.getByRole("button", { name: "Undo" })).toBeVisible({ timeout: 300 });
  }).toPass();
  await page.clock.runFor(60_000);
  await expect(name).toHaveValue("Asha Rao");
  await expect(name).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await page.evaluate(() => scrollY)).toBe(top);
  }).toPass();
});

for (const how of ["whose next page is lost", "that a link cut off"]) {
  test(`a page kept after an action ${how} shows what it did`, async ({ page, someone }) => {
    const job = await postJob();
    const path = await someone.book(job);
    await offerDay(job);
    await page.goto(product(`${path}/times`));
    const time = page.getByRole("button", { name: /10:00 am/ });
    await scripted(time);
    await page.clock.install();
    const cut = how.includes("link");
    let answer = () => {};
    const gate = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\.data/, async (route) => {
      if (route.request().method() === "GET") return route.abort();
      if (cut) await gate;
      return route.continue();
    });
    const requestPromise = page.waitForRequest((request) => request.method() === "POST");
    const responsePromise = page.waitForResponse(/\.data/);
    await time.click();
    await requestPromise;
    if (cut) await jobs(page).click();
    answer();
    await responsePromise;
    await scriptCame(page, cut ? "jobs._index" : "applications.$id");
    await expect(async () => {
      await page.clock.runFor(60_000);
      await expect(lost(page)).toBeVisible({ timeout: 300 });
    }).toPass();
    await expect(time).toBeVisible();
    await page.unrouteAll();
    await expect(async () => {
      await page.clock.runFor(10_000);
      await expect(time).toHaveCount(0, { timeout: 300 });
    }).toPass();
    await expect(page).toHaveURL(/\/times(#stay)?$/);
  });
}
