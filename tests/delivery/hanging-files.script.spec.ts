import { scripted } from "../support/browser/candidate";
import { product } from "../support/browser/product";
import { expect, signedIn } from "../support/browser/shortcut";
import { jobs } from "./kept-page";

// Links whose next page comes, but the request for its script or its style sheet never ends.

signedIn("a page whose script request hangs is loaded as a whole", async ({ page }) => {
  await page.goto(product("/profile"));
  await scripted(page.getByRole("button", { name: "Update Profile" }));
  await page.clock.install();
  await page.route("**/assets/*.js", () => {});
  await jobs(page).click();
  await expect(page.getByText("Loading...")).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(60_000);
    await expect(page.getByRole("heading", { level: 1, name: "Job Opportunities" })).toBeVisible({
      timeout: 300,
    });
  }).toPass();
  await expect(page).toHaveURL(product("/jobs"));
});

signedIn("a page whose style sheet request hangs is shown", async ({ page, someone }) => {
  const application = await someone.apply("Field Sales Executive");
  await page.goto(product("/notifications"));
  await scripted(page.getByRole("button").first());
  await page.clock.install();
  await page.route("**/assets/*.css", () => {});
  await page.evaluate((path) => void window.__remixRouter.navigate(path), application);
  await expect(async () => {
    await page.clock.runFor(60_000);
    await expect(page).toHaveURL(product(application), { timeout: 300 });
  }).toPass();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
