import type { Page } from "@playwright/test";
import { scripted } from "../support/browser/candidate";
import { product } from "../support/browser/product";
import { expect } from "../support/browser/shortcut";
import { toastWith } from "./lost-actions";

export const lost = (page: Page) => toastWith(page, "Pakka does not answer.");
export const again = (page: Page) => lost(page).getByRole("button", { name: "Try again" });
export const jobs = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: "Jobs", exact: true });

/** Opens the profile after the list of jobs, and types into a field. Returns the field. */
export async function typed(page: Page) {
  await page.goto(product("/jobs"));
  await scripted(page.getByRole("button", { name: "Save job" }).first());
  await page.locator(".top-bar summary[aria-label^='My Account']").first().click();
  await page.getByRole("link", { name: "Profile" }).first().click();
  const name = page.getByLabel("Full Name");
  await name.fill("Asha Rao");
  await page.clock.install();
  return name;
}

/** Waits for the script of the next page: after a jump of the clock it would count as timed out. */
export const scriptCame = (page: Page, screen: string) =>
  expect
    .poll(() => page.evaluate((id) => id in window.__remixRouteModules, `routes/${screen}`))
    .toBe(true);

/** Lets time pass until the call times out; meanwhile a skeleton covers the page. */
export async function giveUp(page: Page) {
  await expect(page.getByText("Loading...")).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(60_000);
    await expect(lost(page)).toBeVisible({ timeout: 300 });
  }).toPass();
  await expect(page).toHaveURL(/\/profile(#stay)?$/);
}
