import { scripted } from "../support/browser/candidate";
import { closeJob, postJob } from "../support/browser/employer";
import { product } from "../support/browser/product";
import { expect, signedIn, test } from "../support/browser/shortcut";
import { toastWith } from "./lost-actions";

// The next page may be of the same kind, about another job or application. A press on the first
// page concerns the first alone.

signedIn(
  "a lost save of one job is neither tried again nor shown on the next job",
  async ({ page }) => {
    const job = await postJob();
    await closeJob(job);
    await page.goto(product(`/jobs/${job}`));
    const heart = page.getByRole("button", { name: "Save job" });
    await scripted(heart);
    const message = toastWith(page, "Failed to update job save status.");
    const again = message.getByRole("button", { name: "Try again" });
    await page.route(/save\.data/, (route) => route.abort(), { times: 1 });
    await heart.click();
    await expect(again).toBeVisible();
    const similar = page.getByRole("region", { name: "Similar jobs" });
    await similar.getByRole("link").first().click();
    await expect(page).not.toHaveURL(product(`/jobs/${job}`));
    await expect(message).toBeVisible();
    await expect(again).toHaveCount(0, { timeout: 1_000 });

    await page.route(/save\.data/, () => {});
    await heart.click();
    await expect(heart).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(product(`/jobs/${job}`));
    await expect(heart).toBeVisible({ timeout: 1_000 });
  },
);

test("a pending order of one application does not block another application", async ({
  page,
  someone,
}) => {
  const [first, second] = [
    await someone.pass("Collections Executive"),
    await someone.pass("Field Sales Executive"),
  ];
  await page.goto(product(first));
  const pay = page.getByRole("button", { name: /^(Click to Pay|Opening)/ });
  await scripted(pay);
  await page.getByRole("link", { name: "Back to applications" }).click();
  await page.getByRole("link", { name: "Field Sales Executive" }).click();
  await expect(page).toHaveURL(product(second));
  await page.route(/checkout\.data/, () => {});
  await pay.click();
  await expect(pay).toBeDisabled();
  await page.evaluate(() => history.go(-2));
  // The URL changes at once, the page once its data has arrived.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Collections Executive");
  await expect(page).toHaveURL(product(first));
  await expect(pay).toBeEnabled({ timeout: 1_000 });
});
