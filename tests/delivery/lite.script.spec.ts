import type { Page } from "@playwright/test";
import { covered, visible } from "../support/browser/messages";
import { product } from "../support/browser/product";
import { expect, signedIn } from "../support/browser/shortcut";

// With Lite a page has only its own small script.
signedIn.use({ extraHTTPHeaders: { "Save-Data": "on" } });

/** Presses the form's button. The answer has no page, so the button's text stays readable. */
async function expectBusy(page: Page, path: string, form: string, words: string) {
  await page.route(`**${path}`, (route) => route.fulfill({ status: 204 }));
  const button = page.locator(`${form} [type=submit]`);
  await button.click();
  await expect(button).toHaveText(words);
}

signedIn(
  "the button of a plain form says that the form is being sent",
  async ({ page, someone }) => {
    await page.goto(product("/profile"));
    await expectBusy(page, "/profile", "form:has([name=dob])", "Updating...");

    const apply = `/jobs/${await someone.jobId("Collections Executive")}/apply`;
    await page.goto(product(apply));
    await page.locator("[name=resumeId]").first().check();
    await expectBusy(page, apply, "form:has([name=resumeId])", "Applying...");
  },
);

signedIn.describe("on a slow connection", () => {
  signedIn.use({ extraHTTPHeaders: { ECT: "2g" } });

  signedIn(
    "Lite is offered, but neither beside a dialog nor after an action",
    async ({ page, someone }) => {
      const offer = page.getByText("Your internet is slow.");
      const job = await someone.jobId("Collections Executive");
      await page.goto(product(`/jobs/${job}`));
      await expect(offer).toBeVisible();
      await page.getByRole("link", { name: "Apply Now" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expect(offer).toBeHidden();
      await page.getByRole("button", { name: "Submit Application" }).click();
      await expect(page).toHaveURL(/\/applications\/\d+$/);
      await expect(page.getByRole("heading", { name: /^(Applied!|Test Pending!)$/ })).toBeVisible();
      await expect(offer).toBeHidden();
    },
  );
});

signedIn("a message on a plain page covers none of its controls", async ({ page }) => {
  await page.goto(product("/profile"));
  await page.getByRole("button", { name: "Upload Resume" }).click();
  await expect(visible(page)).toContainText("Choose a PDF, DOC or DOCX file");
  await expect.poll(() => covered(page)).toEqual([]);
  await expect(visible(page)).toBeInViewport({ ratio: 1 });
});
