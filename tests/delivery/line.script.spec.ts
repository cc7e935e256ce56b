import { scripted } from "../support/browser/candidate";
import { holdLongWaits } from "../support/browser/long-waits";
import { product } from "../support/browser/product";
import { expect, signedIn, test } from "../support/browser/shortcut";
import { recordTimers } from "../support/browser/timers";
import { PDF } from "../support/people";
import { informed, openBell, toastWith } from "./lost-actions";

// The connection breaks under a page: its requests are kept, repeated or reported.

const PATIENCE_MS = 30_000;
const FILE = Buffer.from(PDF);

test("the bell opened offline shows the list that came with the page", async ({
  page,
  someone,
}) => {
  await page.goto(product(await informed(someone)));
  const bell = page.locator("summary.bell");
  await scripted(bell);
  await page.context().setOffline(true);
  await bell.click();
  await expect(page.locator(".bell-item")).toContainText("Applied: take the free test");
  await expect(page.getByText("We could not load this")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Collections Executive");
});

test("a failed deletion is reported after its notification has returned to its place", async ({
  page,
  someone,
}) => {
  await informed(someone);
  await page.goto(product("/notifications"));
  const bin = page.getByRole("button", { name: /^Delete: Applied/ });
  await scripted(bin);
  // As on an old phone, which draws the message and the notification one after the other.
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  // Otherwise the message's Close lies where the bin was, under an impatient second tap.
  const isBack = await bin.evaluateHandle((element) => {
    const visibilities: boolean[] = [];
    const look = () => {
      if (document.querySelector(".toast-error")) visibilities.push(element.checkVisibility());
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    return visibilities;
  });
  await page.route(/bell\.data/, (route) => route.abort());
  await bin.click();
  await expect(toastWith(page, "Failed to delete notification.")).toBeVisible();
  expect(await isBack.evaluate(([first]) => first)).toBe(true);
});

test("a bell deletion that is lost on a silent connection brings its notification back at once", async ({
  page,
  someone,
}) => {
  const endLongWaits = await holdLongWaits(page, PATIENCE_MS);
  await page.goto(product(await informed(someone)));
  await scripted(page.locator("summary.bell"));
  const methods: string[] = [];
  await page.route(/bell\.data/, (route) => void methods.push(route.request().method()));
  await openBell(page);
  await page.locator(".bell-panel [value=delete]:visible").click();
  await expect(page.locator(".bell-item")).toBeHidden();
  await expect.poll(() => methods).toContain("POST");
  await endLongWaits();
  await expect(toastWith(page, "Failed to delete notification.")).toBeVisible();
  await expect(page.locator(".bell-item")).toBeVisible();
  // Opening the bell loads it; the menus inside do not load it again.
  expect(methods).toEqual(["GET", "POST"]);
});

test("a job is saved even when the page is left at once after the press", async ({
  page,
  someone,
}) => {
  const job = await someone.jobId("Collections Executive");
  await page.goto(product(`/jobs/${job}`));
  const heart = page.getByRole("button", { name: "Save job" });
  await scripted(heart);
  const requestPromise = page.waitForRequest(/save\.data/);
  // In a single task of the browser, before the answer and before the framework reacts.
  await heart.evaluate((element: HTMLElement) => {
    const leave = new MutationObserver(() => {
      // A second navigation would stop the first.
      leave.disconnect();
      location.assign("/pricing");
    });
    leave.observe(element, { attributes: true });
    element.click();
  });
  await requestPromise;
  await page.waitForURL(product("/pricing"));
  await expect.poll(() => someone.text("/saved-jobs")).toContain(`href="/jobs/${job}"`);
});

test("a submitted profile is saved even when the visitor goes to another page", async ({
  page,
  someone,
}) => {
  await page.goto(product("/profile"));
  const save = page.getByRole("button", { name: "Update Profile" });
  await scripted(save);
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/profile\.data/, async (route) => {
    if (route.request().method() === "POST") await gate;
    await route.continue();
  });
  await page.getByLabel("Full Name").fill("Asha Rao");
  const requestPromise = page.waitForRequest(/profile\.data/);
  await save.click();
  await requestPromise;
  await page.getByRole("contentinfo").getByRole("link", { name: "Jobs" }).first().click();
  await expect(page).toHaveURL(product("/jobs"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Job Opportunities");
  letGo();
  await expect.poll(() => someone.text("/profile")).toContain("Asha Rao");
  await expect(page).toHaveURL(product("/jobs"));
});

test("a saved job stays saved when the page can't be reloaded", async ({ page, someone }) => {
  const job = await someone.jobId("Collections Executive");
  await page.goto(product(`/jobs/${job}`));
  await scripted(page.getByRole("button", { name: "Save job" }));
  let requestCount = 0;
  await page.route(/\/jobs\/\d+\.data/, (route) => {
    requestCount += 1;
    if (requestCount === 1) return page.clock.fastForward(PATIENCE_MS);
    return requestCount < 6 ? route.abort() : route.continue();
  });
  await page.clock.install();
  const timerIsSet = await recordTimers(page);
  await page.getByRole("button", { name: "Save job" }).click();
  await expect(page.getByRole("button", { name: "Remove from saved jobs" })).toBeVisible();
  for (let before = 1; before < 6; before += 1) {
    await timerIsSet(2 ** (before - 1) * 1_000);
    expect(requestCount).toBe(before);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Collections Executive");
    await page.clock.runFor(2 ** (before - 1) * 1_000 + 100);
  }
  await expect(toastWith(page, "Job save status updated successfully.")).toBeVisible();
});

test("a payment whose check fails is checked again until an answer arrives", async ({
  page,
  someone,
}) => {
  await page.goto(product(await someone.pass("Field Sales Executive")));
  const pay = page.getByRole("button", { name: /^Click to Pay/ });
  await scripted(pay);
  const notOrdered = toastWith(page, "Failed to create payment order");
  await page.route(/checkout\.data/, (route) => route.abort());
  await pay.click();
  await expect(notOrdered).toBeVisible();
  await page.unroute(/checkout\.data/);
  const order = page.waitForResponse(/checkout\.data/);
  await pay.click();
  await order;
  await expect(notOrdered).toHaveCount(0, { timeout: 1_000 });
  // A second payment is impossible as well.
  const checking = page.getByRole("button", { name: "Checking your payment..." });
  // From here on, because the checkout contacts the bank by another route.
  await page.route(/checkout\.data/, async (route) => {
    await expect(checking).toBeDisabled();
    await route.abort();
  });
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Payment Error" });
  await expect(dialog).toContainText("We are checking your payment. Your money is safe.");
  await expect(dialog).toContainText("Don't pay again. We keep asking");
  // The panel beside it must not tell a person who has just paid that they did not.
  await expect(page.locator("#stage")).not.toContainText("You did not finish paying");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  const notice = page.getByRole("alert").filter({ hasText: "We are checking your payment" });
  await expect(notice).toContainText("Your money is safe. Don't pay again. We keep asking");
  await expect(checking).toBeDisabled();
  await page.waitForRequest(/checkout\.data/);
  await expect(checking).toBeDisabled();
  await expect(notice).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.unroute(/checkout\.data/);
  await expect(page.getByRole("heading", { name: "You're All Set!" })).toBeVisible();
});

signedIn("a file whose upload is lost stays chosen, and can be sent again", async ({ page }) => {
  await page.goto(product("/profile"));
  const field = page.getByLabel("Upload a resume");
  await scripted(field);
  await field.setInputFiles({ name: "new.pdf", mimeType: "application/pdf", buffer: FILE });
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Upload Resume" }).click();
  const message = toastWith(page, "Failed to upload resume");
  await expect(message.locator(".toast-title")).toHaveText("Upload Failed");
  await expect(field).toHaveValue(/new\.pdf$/);
  await message.getByRole("button", { name: "Try again" }).click();
  await expect(message).toBeVisible();
  await message.evaluate((element) => element.setAttribute("data-first", ""));
  await page.getByRole("button", { name: "Upload Resume" }).click();
  await expect(page.locator(".toast-error:visible:not([data-first])")).toBeVisible();
  await expect(message).toHaveCount(1, { timeout: 1_000 });
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Upload Resume" }).click();
  await expect(toastWith(page, "Resume uploaded successfully")).toBeVisible();
  await expect(message).toHaveCount(0, { timeout: 1_000 });
});
