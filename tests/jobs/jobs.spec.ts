import type { Page } from "@playwright/test";
import { wrongOption } from "../support/answer-key";
import { cutSlots, giveFreeSlot, postJob } from "../support/browser/employer";
import { product } from "../support/browser/product";
import { expect, Shortcut, signedIn, test } from "../support/browser/shortcut";
import { ROOMY_JOB } from "../support/jobs";

const main = (page: Page) => page.locator("main");

signedIn(
  "a visitor searches the list, turns its pages, and is told when nothing matches",
  async ({ page }) => {
    // A place in which other tests post no jobs meanwhile.
    await page.goto(product("/jobs?location=a"));
    const titles = page.getByRole("article").getByRole("heading");
    await expect(titles).toHaveCount(20);
    await expect(page.getByRole("link", { name: "Apply Now" })).toBeHidden();
    const first = await titles.first().innerText();
    const turn = async (name: string, pagesGone: number) => {
      await page.getByRole("link", { name }).click();
      await expect.poll(() => page.url().split("cursor=").length - 1).toBe(pagesGone);
    };
    await turn("Next page", 1);
    await expect(titles.first()).not.toHaveText(first);
    const second = await titles.first().innerText();
    await turn("Next page", 2);
    // The address changes before the list does.
    await expect(titles.first()).not.toHaveText(second);
    // The page's position is in the URL, so a reload shows the same page.
    const here = await titles.first().innerText();
    await page.reload();
    await expect(titles.first()).toHaveText(here);
    await turn("Previous page", 1);
    await turn("Previous page", 0);
    await expect(titles.first()).toHaveText(first);
    await expect(page.getByRole("link", { name: "Previous page" })).toBeHidden();

    await page.getByRole("link", { name: "Design", exact: true }).click();
    await expect(page).toHaveURL(product("/jobs?location=a&category=Design"));
    // On a phone the search is folded and shows the searched words.
    await page.getByText("a · Design").click();
    await page.getByLabel("Job title").fill("qwrtzpsd");
    await page.getByLabel("Job title").press("Enter");
    await expect(page.getByText("No job matches your search.")).toBeVisible();
    await expect(
      page.getByText("Try fewer words, another spelling, or another place."),
    ).toBeVisible();
    await expect(page.getByLabel("Job title")).toHaveValue("qwrtzpsd");
    await page.getByRole("link", { name: "Show all jobs" }).click();
    await expect(titles).toHaveCount(20);
  },
);

test("the link back from a job leads to the search that found it", async ({ page, someone: _ }) => {
  const list = "/jobs?q=loan+officer&category=Finance";
  await page.goto(product(list));
  await page.getByRole("link", { name: "Gold Loan Officer", exact: true }).click();
  const back = page.getByRole("link", { name: "Back to jobs" });
  await expect(back).toHaveAttribute("href", list);
  // Actions on the job's page keep the link to the list.
  await page.getByRole("button", { name: "Save job" }).click();
  await expect(page.getByRole("button", { name: "Remove from saved jobs" })).toBeVisible();
  await page.getByRole("link", { name: "Apply Now" }).click();
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await back.click();
  await expect(page).toHaveURL(product(list));
  await expect(page.getByLabel("Job title")).toHaveValue("loan officer");
});

test("a candidate who has applied is on the application's page, and goes back to the job", async ({
  page,
  someone: _,
}) => {
  const job = await postJob();
  await page.goto(product(`/jobs/${job}`));
  await page.getByRole("link", { name: "Apply Now" }).click();
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(page).toHaveURL(/\/applications\/\d+$/);
  await expect(page.getByRole("status")).toContainText("Application Submitted");
  await expect(page.getByRole("status")).toContainText(
    "Your job application has been submitted successfully",
  );
  await expect(page.getByRole("heading", { name: /^(Applied!|Test Pending!)$/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Applied" })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(product(`/jobs/${job}`));
  await expect(page.getByRole("button", { name: "Applied" })).toBeDisabled();
});

test("the first screen of a small phone has Apply Now, for a visitor and for a candidate", async ({
  page,
  someone: _,
  newPhone,
}) => {
  const job = await postJob({
    title: "Data Entry Operator, Land Records",
    schooling: "12th",
    experienceYears: 2,
    jobDetail: {
      ...ROOMY_JOB.jobDetail,
      "Working Hours": ["Two shifts: 8 am to 4 pm, or 2 pm to 10 pm"],
    },
  });
  for (const one of [await newPhone(), page]) {
    await one.setViewportSize({ width: 360, height: 640 });
    await one.goto(product(`/jobs/${job}`));
    const box = await one.getByRole("link", { name: "Apply Now" }).boundingBox();
    expect(box?.y).toBeGreaterThan(400);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(640);
  }
});

test("jobs tell a candidate with a credit that the next slot costs ₹0", async ({
  page,
  someone,
}) => {
  const job = await postJob();
  const [other, path] = [`/jobs/${job}`, await someone.applyAndWait(await postJob())];
  await page.goto(product(other));
  await expect(main(page)).not.toContainText("You have a free interview");
  await giveFreeSlot(path);
  await page.goto(product(other));
  await expect(main(page)).toContainText(
    "You have a free interview: a slot of this job costs you ₹0.",
  );
  await expect(main(page).getByText("If you pass: ₹0.")).toBeVisible();
  await someone.post(`${other}/save`, { saved: "true" });
  await page.goto(product("/jobs/1"));
  const company = await page.locator('a[href^="/companies/"]').first().getAttribute("href");
  await someone.takeTest(path, wrongOption);
  const lists = ["/jobs", "/", "/saved-jobs", "/openings", company ?? "", path];
  for (const list of lists) {
    await page.goto(product(list));
    await expect(main(page).getByText("₹0: your free interview").first(), list).toBeVisible();
  }
});

signedIn(
  "a full job has no Apply button, and says when a slot may become free",
  async ({ page, browser }) => {
    const job = await postJob();
    const other = await browser.newContext();
    const first = new Shortcut(other);
    await first.logIn();
    await first.completeProfile();
    await first.uploadResume();
    await page.goto(product(`/jobs/${job}/apply`));
    await first.applyFor(job);
    await other.close();
    await cutSlots(job, 1);
    await page.goto(product(`/jobs/${job}`));
    await expect(main(page)).toContainText("You cannot apply now.");
    await expect(page.getByRole("link", { name: "Apply Now" })).toBeHidden();
    const tellButton = page.getByRole("button", { name: "Tell me when a slot opens" });
    await tellButton.click();
    await expect(page.getByText("We write to you once when a slot opens")).toBeVisible();
    await page.getByRole("button", { name: "Do not tell me" }).click();
    await expect(tellButton).toBeVisible();
    await tellButton.click();
    await expect(page.getByRole("button", { name: "Do not tell me" })).toBeVisible();
    // An old link to the dialog can't submit an application that would only be refused.
    await page.goto(product(`/jobs/${job}/apply`));
    await page.getByRole("radio").first().check();
    await expect(page.getByRole("button", { name: "Submit Application" })).toBeDisabled();
  },
);

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"/>';

signedIn(
  "a logo covers the placeholder, and a broken logo leaves the placeholder",
  async ({ page }) => {
    const job = await postJob({ logo: "https://example.in/no-such-logo.svg" });
    const logo = "https://example.in/**";
    await page.route(logo, (route) => route.fulfill({ body: LOGO, contentType: "image/svg+xml" }));
    await page.goto(product(`/jobs/${job}`));
    const image = main(page).locator(".mark img").first();
    await expect(image).toHaveJSProperty("naturalWidth", 90);
    expect(await image.evaluate((img) => img.getBoundingClientRect().width)).toBeCloseTo(44, 0);
    await page.unroute(logo);
    await page.route(logo, (route) => route.abort());
    await page.goto(product(`/jobs/${job}`));
    const mark = main(page).locator(".mark").first();
    await expect(mark).toHaveText("SF");
    const box = await mark.locator("img").evaluate((img) => img.getBoundingClientRect().width);
    expect(box).toBe(0);
  },
);

signedIn(
  "the front page shows the newest jobs with Apply links, and opens one question at a time",
  async ({ page }) => {
    await page.goto(product("/"));
    await expect(page.getByRole("article")).toHaveCount(6);
    await expect(page.getByRole("link", { name: "Apply Now" }).first()).toBeVisible();
    const answers = page.locator("details[name=questions]");
    await expect(answers).toHaveCount(6);
    await answers.first().locator("summary").click();
    await expect(page.locator("details[name=questions][open]")).toHaveCount(1);
    await expect(answers.first()).toHaveAttribute("open", "");
    await answers.first().locator("summary").click();
    await expect(page.locator("details[name=questions][open]")).toHaveCount(0);
    await page.getByLabel("Job title").fill("credit");
    await page.getByLabel("Category").selectOption("Finance");
    await page.getByRole("button", { name: "Search jobs" }).click();
    await expect(page).toHaveURL(product("/jobs?q=credit&location=&category=Finance"));
    await expect(page.getByRole("link", { name: "Credit Analyst" })).toBeVisible();
  },
);

test("the apply dialog tells a candidate without a resume where to upload one", async ({
  page,
  context,
}) => {
  const newcomer = new Shortcut(context);
  await newcomer.logIn();
  await newcomer.completeProfile();
  await page.goto(product("/jobs/1/apply"));
  const dialog = page.getByRole("dialog");
  await expect(dialog).toHaveAccessibleName(/^Apply for /);
  await expect(dialog).toHaveAccessibleDescription(
    "Select a resume to submit with your application",
  );
  await expect(dialog.getByText("You don't have any resumes uploaded.")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Upload Resume" })).toHaveAttribute(
    "href",
    "/dashboard",
  );
  await dialog.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL(product("/jobs/1"));
});
