import type { Page, Route } from "@playwright/test";
import { scripted } from "../support/browser/candidate";
import { holdLongWaits } from "../support/browser/long-waits";
import { product } from "../support/browser/product";
import { expect, test } from "../support/browser/shortcut";

const pay = (page: Page) => page.getByRole("button", { name: /^(Click to Pay|Opening)/ });

const order = (page: Page) => page.getByText("Payment order created successfully");

test("a checkout that is closed or fails says what becomes of the money, and can be opened again", async ({
  page,
  someone,
}) => {
  await page.goto(product(await someone.pass("Field Sales Executive")));
  await scripted(pay(page));
  await pay(page).click();
  await expect(pay(page)).toBeDisabled();
  await page.getByRole("button", { name: "Cancel" }).click();
  const panel = page.locator("#stage");
  await expect(panel.getByRole("heading", { name: "You did not finish paying" })).toBeVisible();
  await expect(panel).toContainText("You paid nothing.");
  await expect(page.getByRole("status")).toContainText("You did not finish paying");
  await expect(pay(page)).toBeFocused();
  await pay(page).click();
  await page.getByRole("button", { name: "Fail" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  const title = "Your payment did not go through";
  await expect(panel.getByRole("heading", { name: title })).toBeVisible();
  await expect(panel).toContainText(/Payment number: pay_\w+\. Order number: order_/);
  await expect(pay(page)).toBeFocused();
  await page.route(/checkout\.data/, () => {}, { times: 1 });
  await pay(page).click();
  await expect(pay(page)).toHaveText("Opening the payment...");
  await expect(panel.getByRole("heading", { name: title })).toBeHidden();
  // The page still says so after a reload.
  await page.reload();
  await expect(panel.getByRole("heading", { name: title })).toBeVisible();
  await expect(panel).toContainText("If ₹199 has left your account");
});

test("the order's message appears with the open checkout and disappears with its answer", async ({
  page,
  someone,
}) => {
  await page.goto(product(await someone.pass("Field Sales Executive")));
  await scripted(pay(page));
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/checkout.js", async (route) => {
    await gate;
    await route.continue();
  });
  const ordered = page.waitForResponse(/checkout\.data/);
  await pay(page).click();
  await ordered;
  await expect(pay(page)).toBeDisabled();
  await expect(order(page)).toHaveCount(0);
  release();
  await page.getByRole("button", { name: "Cancel" }).waitFor();
  await expect(order(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.locator("#stage")).toContainText("You did not finish paying");
  await expect(order(page)).toHaveCount(0);
});

const LOST: Record<string, (route: Route) => Promise<void> | undefined> = {
  "does not come": (route) => route.abort(),
  "a network that wants a log-in first answers for": (route) =>
    route.fulfill({ body: "<title>Welcome to Cafe WiFi</title>", contentType: "text/html" }),
  "a silent line holds up": () => undefined,
};
for (const [how, lose] of Object.entries(LOST)) {
  test(`a checkout script that ${how} is reported, and the next press loads it again`, async ({
    page,
    someone,
  }) => {
    const endLongWaits = await holdLongWaits(page, 30_000);
    await page.goto(product(await someone.pass("Field Sales Executive")));
    await scripted(pay(page));
    await page.route("**/checkout.js", lose);
    const request = page.waitForRequest("**/checkout.js");
    await pay(page).click();
    await request;
    await endLongWaits();
    await expect(page.getByRole("status")).toContainText("Failed to load payment gateway");
    await expect(pay(page)).toBeEnabled();
    await page.unroute("**/checkout.js");
    await pay(page).click();
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    await expect(page.getByRole("heading", { name: "You're All Set!" })).toBeVisible();
    await expect(page.getByRole("status")).toContainText("Payment Confirmed");
    await expect(page.getByRole("status")).toContainText("Your payment has been confirmed");
  });
}

test("a checkout whose page was left while its script loaded does not open on another page", async ({
  page,
  someone,
}) => {
  await page.goto(product(await someone.pass("Field Sales Executive")));
  await scripted(pay(page));
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/checkout.js", async (route) => {
    await gate;
    await route.continue();
  });
  let show = () => {};
  const slow = new Promise<void>((resolve) => {
    show = resolve;
  });
  await page.route("**/applications.data*", async (route) => {
    await slow;
    await route.continue();
  });
  const request = page.waitForRequest("**/checkout.js");
  await pay(page).click();
  await request;
  await page.getByRole("link", { name: "Back to applications" }).click();
  // The skeleton of the next page, which is still loading.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Applications");
  release();
  await page.waitForFunction(() => "Razorpay" in window);
  show();
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Pay", exact: true })).toHaveCount(0);
});

for (const isGone of [true, false]) {
  const when = isGone ? "stands over another page" : "answers while its page is being left";
  test(`a payment from a checkout that ${when} is shown as being checked`, async ({
    page,
    someone,
  }) => {
    const path = await someone.pass("Field Sales Executive");
    await page.goto(product("/applications"));
    await page.getByRole("link", { name: "Field Sales Executive" }).click();
    await expect(page).toHaveURL(product(path));
    await pay(page).click();
    const take = page.getByRole("button", { name: "Pay", exact: true });
    await expect(take).toBeVisible();
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/applications\.data/, async (route) => {
      await gate;
      await route.continue();
    });
    if (isGone) release();
    await page.evaluate(() => history.back());
    const heading = page.getByRole("heading", { level: 1 });
    // The address changes a moment before the page does.
    if (isGone) await expect(heading).toHaveText("My Applications");
    await page.route(/checkout\.data/, (route) => route.abort());
    const request = page.waitForRequest(/checkout\.data/);
    await take.click();
    await request;
    release();
    await expect(heading).toHaveText("My Applications");
    const message = page
      .getByRole("status")
      .getByText(/^Your money is safe\..* Payment number: pay_\w+/);
    await expect(message).toBeVisible();
    await expect(page.getByRole("status")).toContainText("We are checking your payment");
  });
}
