import type { Page } from "@playwright/test";
import { scripted } from "../support/browser/candidate";
import { product } from "../support/browser/product";
import { expect, signedIn } from "../support/browser/shortcut";
import { PDF } from "../support/people";
import { toastWith } from "./lost-actions";

// Presses after the script has loaded and before React has hydrated the page, which takes seconds
// on an old phone.

/** Opens a page whose scripts are held back until the returned function is called. */
async function openHeld(page: Page, path: string): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const { fetch } = window;
    let ours = fetch;
    // The entry replaces `fetch` in its last step before React starts.
    Object.defineProperty(window, "fetch", {
      get: () => ours,
      set: (next) => {
        ours = next;
        queueMicrotask(() => document.querySelector<HTMLElement>("[data-press]")?.click());
      },
    });
  });
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await gate;
    await route.continue();
  });
  const opened = page.goto(product(path));
  await page.waitForURL(product(path), { waitUntil: "commit" });
  return () => {
    letGo();
    return opened;
  };
}

signedIn("an upload pressed early and lost keeps its file and reports it", async ({ page }) => {
  const failed: string[] = [];
  page.on("pageerror", (error) => failed.push(String(error)));
  let lose = () => {};
  const gate = new Promise<void>((resolve) => {
    lose = resolve;
  });
  await page.route("**/resumes.data*", async (route) => {
    await gate;
    await route.abort();
  });
  const goOn = await openHeld(page, "/profile");
  const field = page.getByLabel("Upload a resume");
  await field.setInputFiles({
    name: "cv.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from(PDF),
  });
  const requestPromise = page.waitForRequest("**/resumes.data*");
  await page
    .getByRole("button", { name: "Upload Resume" })
    .evaluate((button) => button.setAttribute("data-press", ""));
  await goOn();
  await requestPromise;
  await scripted(field);
  lose();
  await expect(toastWith(page, "Failed to upload resume")).toBeVisible();
  await expect(field).toHaveValue(/cv\.pdf$/);
  expect(failed).toEqual([]);
});

signedIn("a link pressed early without a connection says so", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "onLine", { get: () => false }),
  );
  await page.route("**/favicon.svg", (route) => route.abort());
  const goOn = await openHeld(page, "/profile");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Success Stories" })
    .evaluate((link) => link.setAttribute("data-press", ""));
  await goOn();
  await expect(toastWith(page, "Pakka does not answer.")).toBeVisible();
  await expect(page).toHaveURL(product("/profile"));
});
