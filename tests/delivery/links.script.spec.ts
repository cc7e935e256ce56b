import type { Page } from "@playwright/test";
import { scripted } from "../support/browser/candidate";
import { covered } from "../support/browser/messages";
import { product } from "../support/browser/product";
import { expect, signedIn } from "../support/browser/shortcut";
import { again, giveUp, jobs, lost, scriptCame, typed } from "./kept-page";
import { toastWith } from "./lost-actions";

// Links whose next page has its script loaded, and loses its data: the current page stays as it
// was.

const BREAKS = {
  "a call that breaks off": (page: Page) => page.route(/\.data/, (route) => route.abort()),
  "a server that is away": (page: Page) =>
    page.route(/\.data/, (route) => route.fulfill({ status: 503, body: "upstream" })),
  "a network that wants a log-in first": (page: Page) =>
    page.route("**", (route) =>
      route.fulfill({ body: "<!DOCTYPE html><title>Cafe</title>", contentType: "text/html" }),
    ),
  "a line that falls silent": (page: Page) => page.route(/\.data/, () => {}),
};

const heading = (page: Page) => page.getByRole("heading", { level: 1, name: "Job Opportunities" });

signedIn("a link whose page is lost keeps the old page and can be repeated", async ({ page }) => {
  const name = await typed(page);
  for (const [how, breakIt] of Object.entries(BREAKS)) {
    await jobs(page).scrollIntoViewIfNeeded();
    const at = await page.evaluate(() => scrollY);
    expect(at).toBeGreaterThan(0);
    await breakIt(page);
    await jobs(page).click();
    await giveUp(page);
    await expect(name, how).toHaveValue("Asha Rao");
    expect(await page.evaluate(() => scrollY)).toBe(at);
    await page.unrouteAll();
    if (how !== Object.keys(BREAKS).at(-1)) {
      await lost(page)
        .getByRole("button", { name: /^Close/ })
        .dispatchEvent("click");
    }
  }
  await again(page).click();
  await expect(page).toHaveURL(product("/jobs"));
  await expect(heading(page)).toBeVisible();
});

signedIn("Back to a lost page keeps the page and both history entries", async ({ page }) => {
  const name = await typed(page);
  await page.getByLabel("Upload a resume").evaluate((field) => field.scrollIntoView());
  const at = await page.evaluate(() => scrollY);
  await page.route(/\.data/, (route) => route.abort());
  for (const time of ["first", "second"]) {
    await page.evaluate(() => history.back());
    await giveUp(page);
    await expect(name).toHaveValue("Asha Rao");
    await expect(name, time).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(at);
    await lost(page)
      .getByRole("button", { name: /^Close/ })
      .dispatchEvent("click");
  }
  await page.unrouteAll();
  await page.evaluate(() => history.back());
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveURL(product("/jobs"));
  await page.evaluate(() => history.forward());
  await expect(name).toBeVisible();
  await expect(page).toHaveURL(/\/profile(#stay)?$/);
});

signedIn(
  "a link pressed while a form waits keeps the page when both requests are lost",
  async ({ page }) => {
    const name = await typed(page);
    await page.route(/\.data/, () => {});
    await page.getByRole("button", { name: "Update Profile" }).click();
    await jobs(page).click();
    await giveUp(page);
    await expect(toastWith(page, "Failed to update profile")).toBeVisible();
    await expect(name).toHaveValue("Asha Rao");
    await expect(name).toBeVisible();
    await page.clock.runFor(600_000);
    await expect(lost(page)).toHaveCount(1);
  },
);

signedIn(
  "a page that is opened while an action is lost is requested until it is there",
  async ({ page }) => {
    await page.goto(product("/jobs"));
    const heart = page.getByRole("button", { name: "Save job" }).first();
    await scripted(heart);
    let requestCount = 0;
    let lose = () => {};
    const pressed = new Promise<void>((resolve) => {
      lose = resolve;
    });
    await page.route(/\.data/, async (route) => {
      const isAct = route.request().method() === "POST";
      if (!isAct) requestCount += 1;
      // The page is loading when the action is lost, and is lost with it.
      if (!isAct && requestCount === 1) await pressed;
      return isAct || requestCount < 3 ? route.abort() : route.continue();
    });
    const stories = page.getByRole("contentinfo").getByRole("link", { name: "Success Stories" });
    await stories.click();
    await expect.poll(() => requestCount).toBe(1);
    // The loading state covers the page, so the click is sent by script.
    await heart.evaluate((button: HTMLButtonElement) => button.click());
    await expect.poll(() => requestCount).toBe(2);
    lose();
    await expect(page).toHaveURL(product("/success-stories"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Success Stories");
    await expect(toastWith(page, "Failed to update job save status.")).toHaveCount(1);
  },
);

signedIn("Back to a page whose script is lost keeps the current page", async ({ page }) => {
  await typed(page);
  // After this reload only this page's script is loaded.
  await page.reload();
  const name = page.getByLabel("Full Name");
  await scripted(name);
  await name.fill("Asha Rao");
  await BREAKS["a network that wants a log-in first"](page);
  await page.evaluate(() => history.back());
  await expect(lost(page)).toBeVisible();
  await expect(page).toHaveURL(/\/profile(#stay)?$/);
  await expect(name).toHaveValue("Asha Rao");
  await page.unrouteAll();
  await again(page).click();
  await expect(heading(page)).toBeVisible();
});

signedIn("a lost search is reported until another search succeeds", async ({ page }) => {
  await page.goto(product("/jobs?q=Sales"));
  const terms = page.getByLabel("Job title");
  await scripted(page.getByRole("button", { name: "Save job" }).first());
  await page.locator(".search-fold > summary").click();
  await page.clock.install();
  await page.route(/\.data/, (route) => route.abort());
  for (const time of ["first", "second"]) {
    await terms.fill("Marketing");
    await terms.press("Enter");
    await expect(page.getByText("Loading...")).toBeVisible();
    await expect(async () => {
      await page.clock.runFor(60_000);
      await expect(terms).toBeVisible({ timeout: 300 });
    }).toPass();
    await expect(lost(page), time).toHaveCount(1);
  }
  await page.unrouteAll();
  await terms.fill("Gold Loan");
  await terms.press("Enter");
  await expect(page).toHaveURL(/q=Gold/);
  await expect(lost(page)).toHaveCount(0, { timeout: 1_000 });
});

signedIn("a lost search is reported until the list is loaded again", async ({ page }) => {
  await page.goto(product("/jobs"));
  const terms = page.getByLabel("Job title");
  await scripted(page.getByRole("button", { name: "Save job" }).first());
  await page.locator(".search-fold > summary").click();
  await page.clock.install();
  await page.route(/\.data/, (route) => route.abort());
  await terms.fill("Marketing");
  await terms.press("Enter");
  await expect(async () => {
    await page.clock.runFor(60_000);
    await expect(lost(page)).toBeVisible({ timeout: 300 });
  }).toPass();
  await page.unrouteAll();
  const list = page.waitForResponse(/\/jobs\.data/);
  await jobs(page).click();
  expect((await list).ok()).toBe(true);
  await expect(page).toHaveURL(product("/jobs"));
  await expect(lost(page)).toHaveCount(0, { timeout: 1_000 });
});

signedIn("a dialog whose next page is lost says so above itself", async ({ page, someone }) => {
  await page.goto(product(`/jobs/${await someone.jobId("Field Sales Executive")}/apply`));
  const cancel = page.getByRole("dialog").getByRole("link", { name: "Cancel" });
  await scripted(page.getByRole("button", { name: "Submit Application" }));
  await page.clock.install();
  await page.route(/\.data/, (route) => route.abort());
  await cancel.click();
  await expect(page.getByText("Loading...").first()).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(60_000);
    await expect(lost(page)).toBeVisible({ timeout: 300 });
    // The dialog appears one frame after the message.
    await expect(page.getByRole("dialog")).toBeVisible({ timeout: 300 });
  }).toPass();
  expect(await covered(page)).toEqual([]);
  await page.unrouteAll();
  await again(page).click({ timeout: 2_000 });
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

signedIn("a form keeps its page when the next page is lost", async ({ page }) => {
  await page.goto(product("/complete-profile?next=%2Fsaved-jobs"));
  const save = page.getByRole("button", { name: "Save and continue" });
  await scripted(save);
  await page.getByLabel("Full Name").fill("Asha Rao");
  await page.route(/saved-jobs\.data/, (route) => route.abort());
  await page.clock.install();
  await save.click();
  await scriptCame(page, "saved-jobs");
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(lost(page)).toBeVisible({ timeout: 300 });
  }).toPass();
  await expect(page).toHaveURL(/\/complete-profile/);
  await expect(page.getByLabel("Full Name")).toHaveValue("Asha Rao");
  await expect(save).toBeEnabled();
  // The success is shown on the page where the person is.
  await expect(toastWith(page, "Your profile has been updated successfully")).toBeVisible();
  await page.unrouteAll();
  await again(page).click();
  await expect(page).toHaveURL(product("/saved-jobs"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
