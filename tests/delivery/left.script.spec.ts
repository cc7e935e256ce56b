import type { Page } from "@playwright/test";
import { scripted } from "../support/browser/candidate";
import { product } from "../support/browser/product";
import { expect, signedIn, test } from "../support/browser/shortcut";
import { PDF } from "../support/people";
import { toastWith } from "./lost-actions";

// Actions whose page the person left before their call was lost.

const ACTIONS: Record<string, { on: string; button: string; says: string }> = {
  "a heart": { on: "/jobs", button: "Save job", says: "Failed to update job save status." },
  "a profile": { on: "/profile", button: "Update Profile", says: "Failed to update profile" },
};
for (const [what, { on, button, says }] of Object.entries(ACTIONS)) {
  signedIn(
    `${what} whose request is lost after the page was left is reported once`,
    async ({ page }) => {
      let lose = () => {};
      const gate = new Promise<void>((resolve) => {
        lose = resolve;
      });
      let requestCount = 0;
      let lost = 0;
      await page.route(/\.data/, async (route) => {
        if (route.request().method() === "GET") return route.continue();
        requestCount += 1;
        await gate;
        await route.abort();
        lost += 1;
      });
      await page.goto(product(on));
      const pressed = page.getByRole("button", { name: button }).first();
      await scripted(pressed);
      await page.clock.install();
      // In a single task of the browser, before the framework draws the result of the first press.
      await pressed.evaluate((element: HTMLElement) => {
        element.click();
        element.click();
      });
      await expect.poll(() => requestCount).toBe(2);
      const contact = page.getByRole("contentinfo").getByRole("link", { name: "Contact" });
      await contact.first().click();
      await expect(page).toHaveURL(product("/contact"));
      await expect(page.getByRole("button", { name: "Send Message" })).toBeVisible();
      lose();
      await expect.poll(() => lost).toBe(2);
      const message = toastWith(page, says);
      // If there were a message for each call, it would appear together with the first.
      await expect(async () => {
        await page.clock.runFor(1_000);
        await expect(message.first()).toBeVisible({ timeout: 300 });
      }).toPass();
      await expect(message).toHaveCount(1, { timeout: 1_000 });
      // The form is gone, so "Try again" could do nothing.
      await expect(message.getByRole("button", { name: "Try again" })).toHaveCount(0);
    },
  );
}

signedIn("the message about a lost save stays for the next page only", async ({ page }) => {
  const message = toastWith(page, "Failed to update job save status.");
  await page.goto(product("/jobs"));
  const heart = page.getByRole("button", { name: "Save job" }).first();
  await scripted(heart);
  await page.route(/\.data/, async (route) => {
    if (route.request().method() !== "GET") return route.abort();
    await expect(message).toBeVisible();
    return route.continue();
  });
  await heart.click();
  const contact = page.getByRole("contentinfo").getByRole("link", { name: "Contact" });
  await contact.first().click();
  await expect(page.getByRole("button", { name: "Send Message" })).toBeVisible();
  await expect(message).toHaveCount(1, { timeout: 1_000 });
  await expect(message.getByRole("button", { name: "Try again" })).toHaveCount(0);
  await page.unrouteAll();
  await page.getByRole("contentinfo").getByRole("link", { name: "Jobs" }).first().click();
  await expect(page.getByRole("button", { name: "Send Message" })).toHaveCount(0);
  await expect(message).toHaveCount(0, { timeout: 1_000 });
});

/** A save whose call is lost, and the message about it. */
async function loseHeart(page: Page, list: string) {
  await page.route(/save\.data/, (route) => route.abort());
  await page.goto(product(list));
  const heart = page.getByRole("button", { name: "Save job" }).first();
  await scripted(heart);
  await heart.click();
  const message = toastWith(page, "Failed to update job save status.");
  const again = message.getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  return { heart, message, again };
}

signedIn("a lost save can be tried again while its list is shown", async ({ page }) => {
  const { message, again } = await loseHeart(page, "/jobs?category=Sales");
  await page
    .getByRole("list", { name: "Categories" })
    .getByRole("link", { name: "Design" })
    .click();
  await expect(again).toHaveCount(0);
  await expect(message).toHaveCount(1);
});

signedIn("a lost save whose form has gone meanwhile is reported again", async ({ page }) => {
  const { heart, message, again } = await loseHeart(page, "/jobs");
  await heart.evaluate((button) => button.closest("form")?.remove());
  await again.click();
  await expect(message).toHaveCount(1);
  await expect(again).toHaveCount(0);
});

// An upload takes long: text typed meanwhile stays, and the page reports the upload.
const UPLOADS = {
  accepted: { isTaken: true, says: "Resume uploaded successfully" },
  lost: { isTaken: false, says: "Failed to upload resume" },
  "accepted from a dialog": { isTaken: true, says: "Resume uploaded successfully", inDialog: true },
};
for (const [how, { isTaken, says, ...rest }] of Object.entries(UPLOADS)) {
  test(`an upload that is ${how} after its page was left is reported, and the page stays`, async ({
    page,
    someone,
  }) => {
    const inDialog = "inDialog" in rest;
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/resumes\.data/, async (route) => {
      await gate;
      return isTaken ? route.continue() : route.abort();
    });
    const job = inDialog && (await someone.jobId("Field Sales Executive"));
    await page.goto(product(job ? `/jobs/${job}/apply` : "/profile"));
    const field = page.getByLabel("Upload a resume");
    await scripted(field);
    if (inDialog) await openFolds(page);
    await field.setInputFiles({
      name: "new.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from(PDF),
    });
    const requestPromise = page.waitForRequest(/resumes\.data/);
    await page.getByRole("button", { name: "Upload Resume" }).click();
    await requestPromise;
    if (inDialog) await page.getByRole("link", { name: "Cancel" }).click();
    const contact = page.getByRole("contentinfo").getByRole("link", { name: "Contact" });
    await contact.first().click();
    await page.getByLabel("Subject").fill("Partner with us");
    letGo();
    const message = toastWith(page, says);
    await expect(message).toHaveCount(1);
    await expect(message.getByRole("button", { name: "Try again" })).toHaveCount(0);
    await expect(page.getByLabel("Subject")).toHaveValue("Partner with us");
  });
}

/** Opens the place in the application dialog where a file is chosen. */
async function openFolds(page: Page) {
  await page.getByText("Add another resume").click();
  await page.getByText("Choose a file").click();
}

test("a dialog says inside itself why a file was refused, and above itself that the connection failed", async ({
  page,
  someone,
}) => {
  await someone.uploadResume("newer.pdf");
  await someone.hearAll();
  await page.goto(product(`/jobs/${await someone.jobId("Field Sales Executive")}/apply`));
  const older = page.getByRole("radio", { name: "resume.pdf" });
  const field = page.getByLabel("Upload a resume");
  await scripted(older);
  await older.check();
  await openFolds(page);
  await field.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("none") });
  await page.getByRole("button", { name: "Upload Resume" }).click();
  await expect(field).toHaveAccessibleDescription(/not a PDF, DOC or DOCX/);
  await expect(field).toBeFocused();
  await expect(older).toBeChecked();
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "Take a photo" }).click();
  const again = toastWith(page, "Pakka does not answer.").getByRole("button");
  await again.first().click({ trial: true, timeout: 2_000 });
});
