import { findWholeChromium } from "../../local/chromium";
import { scripted } from "../support/browser/candidate";
import { visible } from "../support/browser/messages";
import { product } from "../support/browser/product";
import { expect, Shortcut, test } from "../support/browser/shortcut";

test("a page restored by Back shows no old message, and its buttons work", async ({ playwright }, {
  project,
}) => {
  // Playwright turns the back-forward cache off by default.
  const ignoreDefaultArgs = ["--disable-back-forward-cache"];
  const { launchOptions, viewport } = project.use;
  const executablePath = findWholeChromium() ?? undefined;
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    executablePath,
    ignoreDefaultArgs,
  });
  const context = await browser.newContext({ viewport });
  const someone = new Shortcut(context);
  await someone.logIn();
  await someone.completeProfile();
  await someone.hearAll();
  const page = await context.newPage();
  await page.goto(product("/jobs"));
  const heart = page.getByRole("button", { name: "Save job" }).first();
  await scripted(heart);
  await page.route(/save\.data/, (route) => route.abort());
  await heart.click();
  await expect(visible(page)).toContainText("Failed to update job save status.");
  await page.evaluate(() => Object.assign(window, { isKept: true }));
  await page.goto(product("/pricing"));
  await page.evaluate(() => history.back());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Job Opportunities");
  expect(await page.evaluate(() => "isKept" in window)).toBe(true);
  await expect(visible(page)).toHaveCount(0);
  await page.unroute(/save\.data/);
  await heart.click();
  await expect(visible(page)).toHaveText("Job save status updated successfully.");
  await browser.close();
});
