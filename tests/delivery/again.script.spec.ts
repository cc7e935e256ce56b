import type { Page } from "@playwright/test";
import { scripted } from "../support/browser/candidate";
import { product } from "../support/browser/product";
import { expect, signedIn, test } from "../support/browser/shortcut";
import { informed, openBell, toastWith } from "./lost-actions";

// A lost call offers "Try again" only while a repeat would do what the person wanted.

const again = (page: Page, words: string) =>
  toastWith(page, words).getByRole("button", { name: "Try again" });

/** The next post to these paths is done; only its answer is lost. */
const loseAnswer = (page: Page, addresses: RegExp) =>
  page.route(
    addresses,
    async (route) => {
      await route.fetch({ maxRedirects: 0 });
      await route.abort();
    },
    { times: 1 },
  );

signedIn("Try again disappears when the job turns out to be saved", async ({ page }) => {
  const words = "Failed to update job save status.";
  await page.goto(product("/jobs"));
  const hearts = page.getByRole("button", { name: /^(Save job|Remove from saved jobs)$/ });
  await scripted(hearts.first());
  await loseAnswer(page, /save\.data/);
  await hearts.first().click();
  await expect(again(page, words)).toBeVisible();
  await hearts.nth(1).click();
  await expect(hearts.first()).toHaveAccessibleName("Remove from saved jobs");
  await expect(toastWith(page, words)).toBeVisible();
  await expect(again(page, words)).toHaveCount(0);
});

test("Try again disappears when the notification turns out to be read", async ({
  page,
  someone,
}) => {
  const words = "Failed to mark notification as read.";
  await informed(someone);
  await someone.apply("Field Sales Executive");
  await expect
    .poll(
      async () => (await someone.text("/notifications")).match(/Mark as read: Applied/g)?.length,
    )
    .toBeGreaterThan(1);
  await page.goto(product("/notifications"));
  const unread = page.getByRole("button", { name: /^Mark as read: Applied/ });
  await scripted(unread.first());
  await loseAnswer(page, /\.data/);
  await unread.first().click();
  await expect(again(page, words)).toBeVisible();
  await unread.nth(1).click();
  await expect(unread).toHaveCount(0);
  await expect(again(page, words)).toHaveCount(0);
});

signedIn("Try again disappears together with the button of its action", async ({ page }) => {
  const words = "Failed to update job save status.";
  await page.route(/save\.data/, (route) => route.abort());
  await page.goto(product("/jobs"));
  const heart = page.getByRole("button", { name: "Save job" }).first();
  await scripted(heart);
  await heart.click();
  await expect(again(page, words)).toBeVisible();
  await heart.evaluate((element) => element.remove());
  await again(page, words).click();
  await expect(toastWith(page, words)).toHaveCount(1);
  await expect(again(page, words)).toHaveCount(0);
});

test("Try again disappears when a lost order was paid", async ({ page, someone }) => {
  const words = "Failed to create payment order";
  const path = await someone.pass("Collections Executive");
  await page.goto(product(path));
  const pay = page.getByRole("button", { name: /^Click to Pay/ });
  await scripted(pay);
  await page.route(/checkout\.data/, (route) => route.abort());
  await pay.click();
  await expect(again(page, words)).toBeVisible();
  await someone.pay(path);
  await openBell(page);
  await page.locator(".bell-panel [name=intent]:visible").first().click();
  await expect(pay).toHaveCount(0);
  await expect(toastWith(page, words)).toHaveCount(0, { timeout: 1_000 });
});
