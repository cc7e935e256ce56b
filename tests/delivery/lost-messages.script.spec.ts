import type { Page } from "@playwright/test";
import { scripted } from "../support/browser/candidate";
import { product } from "../support/browser/product";
import { expect, type Shortcut, test } from "../support/browser/shortcut";
import { toastWith } from "./lost-actions";

// The page's message about a lost call: its text, how long it stays, and where the focus goes.

async function openHeart(page: Page, someone: Shortcut) {
  await page.goto(product(`/jobs/${await someone.jobId("Collections Executive")}`));
  const heart = page.getByRole("button", { name: "Save job" });
  await scripted(heart);
  return heart;
}

test("a button that a slow phone enables late gets the focus back after its lost call", async ({
  page,
  someone,
}) => {
  const heart = await openHeart(page, someone);
  await page.route(/save\.data/, (route) => route.abort());
  await heart.click();
  await expect(toastWith(page, "Failed to update job save status.")).toBeVisible();
  await heart.evaluate((button: HTMLButtonElement) => {
    button.disabled = true;
  });
  await expect(heart).not.toBeFocused();
  await heart.evaluate(async (button: HTMLButtonElement) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    button.disabled = false;
  });
  await expect(heart).toBeFocused();
});

test("a lost call's message disappears when the button is pressed again, whatever the result", async ({
  page,
  someone,
}) => {
  const heart = await openHeart(page, someone);
  const lost = toastWith(page, "Failed to update job save status.");
  let requestCount = 0;
  await page.route(/save\.data/, async (route) => {
    requestCount += 1;
    // The first call is done; only its answer is lost.
    if (requestCount === 1) await route.fetch({ maxRedirects: 0 });
    return requestCount < 3 ? route.abort() : route.continue();
  });
  await heart.click();
  await expect(lost).toHaveCount(1);
  await lost.evaluate((element) => element.setAttribute("data-first", ""));
  await heart.click();
  await expect(page.locator(".toast-error:not([data-first])")).toBeVisible();
  await expect(lost).toHaveCount(1, { timeout: 1_000 });
  await heart.click();
  await expect(toastWith(page, "Job save status updated successfully.")).toBeVisible();
  await expect(lost).toHaveCount(0, { timeout: 1_000 });
});

test("two lost calls leave both messages, and the focus on the last button", async ({
  page,
  someone,
}) => {
  await page.goto(product(await someone.apply("Collections Executive")));
  const link = page.getByRole("button", { name: "Get Test Link" });
  await scripted(link);
  await page.getByText("Cancel this application").click();
  await page.route(/\.data/, (route) => route.abort());
  await page.getByRole("button", { name: "Cancel my application" }).click();
  const unknown = toastWith(page, "We do not know if this was done.");
  await expect(unknown).toBeVisible();
  await link.press("Enter");
  await expect(toastWith(page, "Failed to fetch assessment link")).toBeVisible();
  await expect(link).toBeFocused();
  await expect(unknown).toHaveCount(1);
});
