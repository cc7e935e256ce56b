import type { Page } from "@playwright/test";
import { scripted } from "../support/browser/candidate";
import { visible } from "../support/browser/messages";
import { newestCode, product } from "../support/browser/product";
import { expect, signedIn, test } from "../support/browser/shortcut";
import { newPhone } from "../support/people";

// Links and forms without the framework's script, pressed while the connection is down.

const OFFLINE = "Pakka does not answer. Check your internet. Try again.";

async function says(page: Page, title: string, words: string) {
  await expect(visible(page)).toHaveCount(1);
  await expect(visible(page).locator(".toast-title")).toHaveText(title);
  await expect(visible(page)).toContainText(words);
}

const again = (page: Page) => visible(page).getByRole("button", { name: "Try again" }).click();

signedIn(
  "a link to a screen that was never loaded keeps the current page offline",
  async ({ page }) => {
    await page.goto(product("/profile"));
    const name = page.getByLabel("Full Name");
    await scripted(name);
    await name.fill("Asha Rao");
    await page.context().setOffline(true);
    await page.getByRole("contentinfo").getByRole("link", { name: "Success Stories" }).click();
    await says(page, "Error", OFFLINE);
    await again(page);
    await says(page, "Error", OFFLINE);
    await expect(page).toHaveURL(product("/profile"));
    await expect(name).toHaveValue("Asha Rao");
    await page.context().setOffline(false);
    await again(page);
    await expect(page).toHaveURL(product("/success-stories"));
  },
);

signedIn(
  "a link keeps the current page on a connection that only seems to work",
  async ({ page }) => {
    await page.goto(product("/profile"));
    const name = page.getByLabel("Full Name");
    await scripted(name);
    await name.fill("Asha Rao");
    const body = "<!DOCTYPE html><title>Welcome to Cafe WiFi</title>";
    await page.route("**", (route) => route.fulfill({ body, contentType: "text/html" }));
    await page.getByRole("contentinfo").getByRole("link", { name: "Jobs", exact: true }).click();
    await says(page, "Error", OFFLINE);
    await expect(name).toHaveValue("Asha Rao");
    await page.unroute("**");
    await again(page);
    await expect(page).toHaveURL(product("/jobs"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Job Opportunities");
  },
);

signedIn("a search keeps the current page offline", async ({ page }) => {
  await page.goto(product("/jobs?q=Sales"));
  const search = page.getByRole("button", { name: "Search", exact: true });
  await page.locator(".search-fold > summary").click();
  await scripted(search);
  await page.getByLabel("Job title").fill("Marketing");
  await page.context().setOffline(true);
  await search.click();
  await says(page, "Error", OFFLINE);
  await expect(page.getByLabel("Job title")).toHaveValue("Marketing");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Job Opportunities");
});

test("a plain page keeps a form as typed offline, and it can be sent again", async ({ page }) => {
  await page.goto(product("/contact"));
  const text = `We would like to post jobs, ${newPhone()}`;
  await page.getByLabel("Full Name").fill("Ravi Kumar");
  await page.getByLabel("Email").fill("ravi@example.in");
  await page.getByLabel("Subject").fill("Partner with us");
  const message = page.getByRole("textbox", { name: "Message" });
  await message.fill(text);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Send Message" }).click();
  await says(page, "Error", "Failed to send your message. Please try again later.");
  await expect(page).toHaveURL(product("/contact"));
  await expect(message).toHaveValue(text);
  await visible(page).getByRole("button", { name: "Close: Error" }).click();
  await expect(visible(page)).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Success Stories" }).click();
  await says(page, "Error", OFFLINE);
  await page.getByRole("button", { name: "Send Message" }).click();
  await says(page, "Error", "Failed to send your message.");
  await page.context().setOffline(false);
  await again(page);
  await says(page, "Your message has been sent successfully.", "");
});

test("a plain page keeps a form as typed on a dead connection that the browser calls online", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(product("/contact"));
  const text = `We would like to post jobs, ${newPhone()}`;
  await page.getByLabel("Full Name").fill("Ravi Kumar");
  await page.getByLabel("Email").fill("ravi@example.in");
  await page.getByLabel("Subject").fill("Partner with us");
  const message = page.getByRole("textbox", { name: "Message" });
  await message.fill(text);
  // Typing takes longer than the page trusts the server's last answer.
  await page.clock.fastForward(15_000);
  await page.route("**", (route) => route.abort());
  const send = page.getByRole("button", { name: "Send Message" });
  await send.click();
  await says(page, "Error", "Failed to send your message. Please try again later.");
  await expect(message).toHaveValue(text);
  const releases: (() => void)[] = [];
  await page.unroute("**");
  await page.route("**/favicon.svg", async (route) => {
    await new Promise<void>((letGo) => releases.push(letGo));
    await route.continue();
  });
  await page.clock.fastForward(15_000);
  await again(page);
  const busy = page.locator("button[aria-busy=true]");
  await expect(busy).toHaveCount(1);
  // A second press is impossible before the first one's answer.
  await expect(busy).toBeDisabled();
  await expect.poll(() => releases.length).toBe(1);
  await expect(page).toHaveURL(product("/contact"));
  for (const letGo of releases) letGo();
  await says(page, "Your message has been sent successfully.", "");
});

test("the login page keeps what was typed offline, and says what failed", async ({ page }) => {
  const phone = newPhone();
  const offline = (away: boolean) => page.context().setOffline(away);
  await page.goto(product("/login"));
  const field = page.getByLabel("Phone number");
  await field.fill(phone);
  await offline(true);
  await page.getByRole("button", { name: "Send OTP" }).click();
  await says(page, "Error", "Failed to send OTP");
  await expect(field).toHaveValue(phone);
  await offline(false);
  await again(page);
  const code = page.getByLabel("4-digit code");
  await code.fill(await newestCode(phone));
  await offline(true);
  await page.getByRole("button", { name: "Verify" }).click();
  // The code was not checked, so it may be right.
  await says(page, "Verification Failed", OFFLINE);
  await expect(code).toHaveValue(/^\d{4}$/);
  await page.getByRole("button", { name: "Send again" }).click();
  await says(page, "Error", "Failed to send OTP");
  await page.getByRole("button", { name: "Verify" }).click();
  await says(page, "Verification Failed", OFFLINE);
  await offline(false);
  await again(page);
  await expect(page).toHaveURL(product("/complete-profile"));
});

test("a browser that reports offline by mistake still follows links", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "onLine", { get: () => false }),
  );
  await page.goto(product("/contact"));
  await page.getByRole("button", { name: "Send Message" }).click();
  await says(page, "Error", "Full name is required");
  await page.getByRole("contentinfo").getByRole("link", { name: "Success Stories" }).click();
  await expect(page).toHaveURL(product("/success-stories"));
});

test("a plain page offline says for each button what was not done", async ({
  page,
  context,
  someone,
}) => {
  await context.setExtraHTTPHeaders({ "Save-Data": "on" });
  const application = await someone.pass("Collections Executive");
  const presses = [
    // The page of this notification was opened, so it counts as read.
    ["/notifications", /^Mark as unread: Applied/, "Failed to mark notification as unread."],
    ["/notifications", /^Delete: Applied/, "Failed to delete notification."],
    [application, /^Click to Pay/, "Failed to create payment order"],
  ] as const;
  for (const [path, name, words] of presses) {
    await page.goto(product(path));
    await context.setOffline(true);
    await page.getByRole("button", { name }).first().click();
    await says(page, "Error", words);
    await context.setOffline(false);
  }
});

test("a plain dialog offline shows the message above itself", async ({
  page,
  context,
  someone,
}) => {
  await context.setExtraHTTPHeaders({ "Save-Data": "on" });
  await page.goto(product(`/jobs/${await someone.jobId("Field Sales Executive")}/apply`));
  await context.setOffline(true);
  await page.getByRole("dialog").getByRole("link", { name: "Cancel" }).click();
  const retry = visible(page).getByRole("button", { name: "Try again" });
  await retry.click({ trial: true, timeout: 2_000 });
});
