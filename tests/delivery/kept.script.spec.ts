import type { Page } from "@playwright/test";
import { scripted } from "../support/browser/candidate";
import { product } from "../support/browser/product";
import { expect, signedIn } from "../support/browser/shortcut";
import { goByMenu, toastWith } from "./lost-actions";

// What a page still has after it was kept, because the next one was lost.

const lost = (page: Page) => toastWith(page, "You have no internet now.");
const footer = (page: Page) => page.getByRole("contentinfo");

/** Presses a link of the footer, and lets time pass until its page is given up. */
async function lose(page: Page, link: string) {
  await footer(page).getByRole("link", { name: link, exact: true }).click();
  await expect(page.getByText("Loading...").first()).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(60_000);
    await expect(lost(page)).toBeVisible({ timeout: 300 });
  }).toPass();
}

const WRITTEN = {
  help: { open: (page: Page) => goByMenu(page, "Help & Support"), button: "Submit Query" },
  contact: {
    open: (page: Page) => footer(page).getByRole("link", { name: "Contact", exact: true }).click(),
    button: "Send Message",
  },
};
for (const [name, { open, button }] of Object.entries(WRITTEN)) {
  signedIn(`a kept page /${name} keeps what was typed`, async ({ page }) => {
    await page.goto(product("/dashboard"));
    await scripted(page.getByRole("button", { name: "Upload Resume" }));
    await open(page);
    await expect(page.getByRole("button", { name: button })).toBeVisible();
    const subject = page.getByLabel("Subject");
    await subject.fill("My test link");
    await page.clock.install();
    await page.route(/\.data/, (route) => route.abort());
    await lose(page, "Jobs");
    await expect(page).toHaveURL(new RegExp(`/${name}(#stay)?$`));
    await expect(subject).toHaveValue("My test link");
  });
}

signedIn("a page that was not loaded anew is in the history once", async ({ page }) => {
  await page.goto(product("/jobs"));
  await scripted(page.getByRole("button", { name: "Save job" }).first());
  const pages = await page.evaluate(() => history.length);
  await page.clock.install();
  await page.route(/\.data/, (route) => route.abort());
  for (const time of ["first", "second"]) {
    await lose(page, "Jobs");
    expect(await page.evaluate(() => history.length), time).toBe(pages);
    await lost(page)
      .getByRole("button", { name: /^Close/ })
      .dispatchEvent("click");
  }
});
