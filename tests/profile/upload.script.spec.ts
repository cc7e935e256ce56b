import type { Page } from "@playwright/test";
import { scripted } from "../support/browser/candidate";
import { largeFile } from "../support/browser/large-file";
import { product } from "../support/browser/product";
import { expect, test } from "../support/browser/shortcut";
import { PDF } from "../support/people";

const field = (page: Page) => page.getByLabel("Upload a resume");
const send = (page: Page) => page.getByRole("button", { name: "Upload Resume" });
const listed = (page: Page) => page.getByRole("link", { name: "View cv.pdf" });
const UPLOAD = "**/resumes.data*";

async function choose(page: Page) {
  const file = { name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from(PDF) };
  await field(page).setInputFiles(file);
}

// With the framework's script, and with Lite, whose pages have only a small script of their own.
for (const lite of ["off", "on"] as const) {
  test.describe(`Lite ${lite}`, () => {
    test.use({ extraHTTPHeaders: { "Save-Data": lite } });

    test("a broken upload keeps the form with its file, and can be sent again", async ({
      page,
      someone,
    }) => {
      await someone.text("/profile");
      await page.goto(product("/profile"));
      await choose(page);
      await page.route(UPLOAD, (route) => route.abort());
      await send(page).click();
      await expect(page.getByText("The internet stopped.")).toBeVisible();
      expect(await field(page).evaluate((input: HTMLInputElement) => input.value)).toMatch(/cv/);
      await page.unroute(UPLOAD);
      await send(page).click();
      await expect(listed(page)).toBeVisible();
      await expect(page.getByRole("status")).toContainText("Resume uploaded successfully");
      await expect(field(page)).toHaveValue("");
    });

    test("a file that is too large to send is said to be too large, and is not sent", async ({
      page,
      someone,
    }) => {
      await someone.text("/profile");
      await page.goto(product("/profile"));
      await field(page).setInputFiles(largeFile("cv.pdf"));
      await send(page).click();
      await expect(field(page)).toHaveAccessibleDescription(/larger than 5 MB/);
      await expect(page.getByRole("status")).toContainText("Upload Failed");
      await expect(page.getByText("The internet stopped.")).toHaveCount(0);
      await choose(page);
      await send(page).click();
      await expect(listed(page)).toBeVisible();
    });

    test("an upload answered by another server keeps the form and its file", async ({
      page,
      someone,
    }) => {
      await someone.text("/profile");
      await page.goto(product("/profile"));
      await choose(page);
      const body = "<!DOCTYPE html><title>Welcome to Cafe WiFi</title>";
      await page.route(UPLOAD, (route) => route.fulfill({ body, contentType: "text/html" }));
      await send(page).click();
      await expect(page.getByText("The internet stopped.")).toBeVisible();
      await expect(field(page)).toHaveValue(/cv\.pdf$/);
      await page.unroute(UPLOAD);
      await send(page).click();
      await expect(listed(page)).toBeVisible();
    });

    test("an upload whose answer is lost is stored once, however often it is sent", async ({
      page,
      someone,
    }) => {
      await someone.text("/profile");
      await page.goto(product("/profile"));
      await choose(page);
      await page.route(UPLOAD, async (route) => {
        await route.fetch();
        await route.abort();
      });
      await send(page).click();
      await expect(page.getByText("The internet stopped.")).toBeVisible();
      await page.unroute(UPLOAD);
      await send(page).click();
      await expect(listed(page)).toHaveCount(1);
      await page.reload();
      await expect(listed(page)).toHaveCount(1);
    });

    test("another file chosen after a lost answer is uploaded too", async ({ page, someone }) => {
      await someone.text("/profile");
      await page.goto(product("/profile"));
      await choose(page);
      await page.route(UPLOAD, async (route) => {
        await route.fetch();
        await route.abort();
      });
      await send(page).click();
      await expect(page.getByText("The internet stopped.")).toBeVisible();
      await page.unroute(UPLOAD);
      const other = { name: "better.pdf", mimeType: "application/pdf", buffer: Buffer.from(PDF) };
      await field(page).setInputFiles(other);
      await send(page).dblclick();
      await expect(page.getByRole("link", { name: "View better.pdf" })).toHaveCount(1);
      await expect(listed(page)).toHaveCount(1);
    });

    test("an upload after the session has ended is reported as lost at the login", async ({
      page,
      someone,
    }) => {
      await someone.text("/profile");
      await page.goto(product("/profile"));
      await choose(page);
      await someone.post("/logout", {});
      await someone.text("/help");
      await send(page).click();
      await expect(page).toHaveURL(product("/login?next=%2Fprofile"));
      const message = page.getByRole("status");
      await expect(message).toContainText("Upload Failed");
      await expect(message).toContainText("You were logged out. Log in and upload it again.");
    });

    test("an upload shows its progress", async ({ page, someone }) => {
      await someone.text("/profile");
      await page.goto(product("/profile"));
      await choose(page);
      let goOn = () => {};
      const gate = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      await page.route(UPLOAD, async (route) => {
        await gate;
        await route.continue();
      });
      await send(page).click();
      await expect(page.getByRole("progressbar", { name: "Upload" })).toBeVisible();
      await expect(page.getByRole("button", { name: "Uploading..." })).toBeVisible();
      goOn();
      await expect(listed(page)).toBeVisible();
      await expect(page.getByRole("progressbar", { name: "Upload" })).toBeHidden();
    });
  });
}

test("an upload whose answer is lost is stored once, even if the page was loaded again", async ({
  page,
  someone,
}) => {
  await someone.text("/profile");
  await page.goto(product("/profile"));
  await scripted(send(page));
  await choose(page);
  await page.route(UPLOAD, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send(page).click();
  const again = page.locator(".toast").getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  await page.unroute(UPLOAD);
  // Use the keyboard: on a phone, toasts cover each other's buttons.
  await page.getByRole("button", { name: "Delete resume.pdf" }).press("Enter");
  await expect(listed(page)).toHaveCount(1);
  await again.press("Enter");
  await expect(page.getByRole("status")).toContainText("Resume uploaded successfully");
  await expect(listed(page)).toHaveCount(1);
});
