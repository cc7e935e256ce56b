import type { Page } from "@playwright/test";
import { postJob } from "../support/browser/employer";
import { newestCode, product } from "../support/browser/product";
import { expect, signedIn, test } from "../support/browser/shortcut";
import { newPhone } from "../support/people";

const heart = (page: Page, title: string) =>
  page.getByRole("article").filter({ hasText: title }).getByRole("button");

signedIn(
  "a candidate saves a job with the heart, sees it among the saved jobs, and removes it",
  async ({ page }) => {
    await page.goto(product("/saved-jobs"));
    await expect(page.getByText("No saved jobs yet")).toBeVisible();
    await expect(page.getByRole("link", { name: "Browse All Jobs" })).toHaveAttribute(
      "href",
      "/jobs",
    );
    const title = "Collections Executive";
    const list = product(`/jobs?q=${encodeURIComponent(title)}`);
    await page.goto(list);
    await expect(heart(page, title)).toHaveAccessibleName("Save job");
    await heart(page, title).click();
    await expect(heart(page, title)).toHaveAccessibleName("Remove from saved jobs");
    await expect(page.getByRole("status")).toContainText("Job save status updated successfully.");
    await expect(page).toHaveURL(list);
    await page.goto(product("/saved-jobs"));
    await heart(page, title).click();
    await expect(page.getByText("No saved jobs yet")).toBeVisible();
  },
);

test("a visitor who wants to see or save jobs is asked to log in", async ({ page }) => {
  const signIn = page.locator("main").getByRole("link", { name: "Sign In" });
  await page.goto(product("/jobs"));
  await expect(page.getByRole("heading", { name: "Sign in to View Jobs" })).toBeVisible();
  await expect(signIn).toHaveAttribute("href", "/login");
  // The search is kept through the login.
  await page.goto(product("/jobs?q=store"));
  await expect(signIn).toHaveAttribute(
    "href",
    `/login?next=${encodeURIComponent("/jobs?q=store")}`,
  );
  await page.goto(product("/jobs/1"));
  await page.getByRole("button", { name: "Save job" }).click();
  await expect(page.getByRole("status")).toContainText("Authentication required");
  await expect(page.getByRole("status")).toContainText("Please log in to save jobs");
  await expect(page).toHaveURL(product("/jobs/1"));
  await expect(page.getByRole("link", { name: "Log in and save it" })).toBeVisible();
  await page.getByRole("link", { name: "Apply Now" }).click();
  await expect(page).toHaveURL(product("/login?next=%2Fjobs%2F1%2Fapply"));
});

test("a visitor who taps the heart logs in from there, and finds the job saved", async ({
  page,
}) => {
  const id = await postJob();
  await page.goto(product(`/jobs/${id}`));
  await page.getByRole("button", { name: "Save job" }).click();
  await page.getByRole("link", { name: "Log in and save it" }).click();
  const phone = newPhone();
  await page.getByLabel("Phone number").fill(phone);
  await page.getByRole("button", { name: "Send OTP" }).click();
  const code = page.locator("[autocomplete=one-time-code]");
  await expect(code).toBeVisible();
  await code.fill(await newestCode(phone));
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page).toHaveURL(product(`/jobs/${id}`));
  await expect(page.getByRole("status")).toContainText("Job save status updated successfully.");
  await expect(page.getByRole("button", { name: "Remove from saved jobs" })).toBeVisible();
});
