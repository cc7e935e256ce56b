import type { Page } from "@playwright/test";
import { scripted } from "../support/browser/candidate";
import { postJob } from "../support/browser/employer";
import { offerDay } from "../support/browser/fixtures";
import { covered } from "../support/browser/messages";
import { product } from "../support/browser/product";
import { expect, signedIn, test } from "../support/browser/shortcut";
import { toastWith } from "./lost-actions";

// Links whose next page has its script already, and loses its data: the page stays as it was.

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

const lost = (page: Page) => toastWith(page, "You have no internet now.");
const again = (page: Page) => lost(page).getByRole("button", { name: "Try again" });
const jobs = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: "Jobs", exact: true });
const heading = (page: Page) => page.getByRole("heading", { level: 1, name: "Job Opportunities" });

/** The profile, with the list of jobs before it, and what was typed. */
async function typed(page: Page) {
  await page.goto(product("/jobs"));
  await scripted(page.getByRole("button", { name: "Save job" }).first());
  await page.locator(".top-bar summary[aria-label^='My Account']").first().click();
  await page.getByRole("link", { name: "Profile" }).first().click();
  const name = page.getByLabel("Full Name");
  await name.fill("Asha Rao");
  await page.clock.install();
  return name;
}

/** Lets time pass until the call is given up: a skeleton lies over the page meanwhile. */
async function giveUp(page: Page) {
  await expect(page.getByText("Loading...")).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(60_000);
    await expect(lost(page)).toBeVisible({ timeout: 300 });
  }).toPass();
  await expect(page).toHaveURL(/\/profile(#stay)?$/);
}

signedIn("a link whose next page is lost keeps the page, and can be repeated", async ({ page }) => {
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

signedIn("Back to a page that is lost keeps the page, and both pages", async ({ page }) => {
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
  "a link pressed while a form waits keeps the page when both are lost",
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

signedIn("a page kept after an act stays when the line is back", async ({ page }) => {
  const name = await typed(page);
  let answer = () => {};
  const left = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\.data/, async (route) => {
    if (route.request().method() === "GET") return route.abort();
    await left;
    return route.continue();
  });
  await page.getByRole("button", { name: "Delete resume.pdf" }).click();
  await jobs(page).click();
  answer();
  await giveUp(page);
  let top = 0;
  // The page is there a frame before its place is.
  await expect(async () => {
    await page.clock.runFor(100);
    top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(200);
  }).toPass({ timeout: 5_000 });
  await page.unrouteAll();
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(page.getByRole("button", { name: "Undo" })).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 10_000 });
  await page.clock.runFor(60_000);
  await expect(name).toHaveValue("Asha Rao");
  await expect(name).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(top);
});

for (const how of ["whose next page is lost", "that a link cut off"]) {
  test(`a page kept after an act ${how} shows what it did`, async ({ page, someone }) => {
    const job = await postJob();
    const path = await someone.book(job);
    await offerDay(job);
    await page.goto(product(`${path}/times`));
    const time = page.getByRole("button", { name: /^10:00 am/ });
    await scripted(time);
    await page.clock.install();
    const cut = how.includes("link");
    let answer = () => {};
    const left = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\.data/, async (route) => {
      if (route.request().method() === "GET") return route.abort();
      if (cut) await left;
      return route.continue();
    });
    const asked = page.waitForRequest((request) => request.method() === "POST");
    const done = page.waitForResponse(/\.data/);
    await time.click();
    await asked;
    if (cut) await jobs(page).click();
    answer();
    await done;
    await expect(async () => {
      await page.clock.runFor(60_000);
      await expect(lost(page)).toBeVisible({ timeout: 300 });
    }).toPass();
    await expect(time).toBeVisible();
    await page.unrouteAll();
    await expect(async () => {
      await page.clock.runFor(10_000);
      await expect(time).toHaveCount(0, { timeout: 300 });
    }).toPass({ timeout: 10_000 });
    await expect(page).toHaveURL(/\/times(#stay)?$/);
  });
}

signedIn("Back to a page whose script is lost keeps the page", async ({ page }) => {
  await typed(page);
  // Now only this page's script is loaded.
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

signedIn("a search that is lost is said until another one came", async ({ page }) => {
  await page.goto(product("/jobs?q=Sales"));
  const terms = page.getByLabel("Job title");
  await scripted(page.getByRole("button", { name: "Save job" }).first());
  await page.locator(".search-fold summary").click();
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

signedIn("a dialog whose page is lost says so above itself", async ({ page, someone }) => {
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
  }).toPass();
  expect(await covered(page)).toEqual([]);
  await page.unrouteAll();
  await again(page).click({ timeout: 2_000 });
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

signedIn("a form keeps its page when the one it leads to is lost", async ({ page }) => {
  await page.goto(product("/complete-profile?next=%2Fsaved-jobs"));
  const save = page.getByRole("button", { name: "Save and continue" });
  await scripted(save);
  await page.getByLabel("Full Name").fill("Asha Rao");
  await page.route(/saved-jobs\.data/, (route) => route.abort());
  await page.clock.install();
  await save.click();
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(lost(page)).toBeVisible({ timeout: 300 });
  }).toPass();
  await expect(page).toHaveURL(/\/complete-profile/);
  await expect(page.getByLabel("Full Name")).toHaveValue("Asha Rao");
  await expect(save).toBeEnabled();
  // What was done is said where the person is.
  await expect(toastWith(page, "Your profile has been updated successfully")).toBeVisible();
  await page.unrouteAll();
  await again(page).click();
  await expect(page).toHaveURL(product("/saved-jobs"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
