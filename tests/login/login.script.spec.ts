import type { Page, Route } from "@playwright/test";
import { sendFive } from "../support/browser/fixtures";
import { product, simulate } from "../support/browser/product";
import { expect, Shortcut, test } from "../support/browser/shortcut";
import { newPhone } from "../support/people";

test("pressing Send OTP twice sends one code", async ({ page }) => {
  const phone = newPhone();
  await page.goto(product("/login"));
  await page.getByLabel("Phone number").fill(phone);
  await page.getByRole("button", { name: "Send OTP" }).dblclick();
  await expect(page.locator("[autocomplete=one-time-code]")).toBeVisible();
  expect(await simulate(`/inbox/sms?to=${phone}`)).toHaveLength(1);
  await expect(page.getByRole("alert")).toBeHidden();
});

test("the buttons say that a request is under way, and are disabled", async ({ page }) => {
  const phone = newPhone();
  await page.goto(product("/login"));
  const hold = (route: Route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 204 }) : route.continue();
  await page.route("**/login", hold);
  await field(page).fill(phone);
  await send(page).click({ noWaitAfter: true });
  const sending = page.getByRole("button", { name: "Sending..." });
  await expect(sending).toHaveAttribute("aria-busy", "true");
  await expect(sending).toBeDisabled();
  await page.unroute("**/login", hold);
  await new Shortcut(page.context()).post("/login", { phone });
  await page.goto(product("/login"));
  await page.route("**/login", hold);
  await page.locator("[autocomplete=one-time-code]").fill("1111");
  await page.getByRole("button", { name: "Verify" }).click({ noWaitAfter: true });
  const verifying = page.getByRole("button", { name: "Verifying..." });
  await expect(verifying).toHaveAttribute("aria-busy", "true");
  await expect(verifying).toBeDisabled();
});

test("the wait for another code counts down to zero", async ({ page }) => {
  const visitor = new Shortcut(page.context());
  await page.clock.install();
  await visitor.post("/login", { phone: visitor.phone });
  await sendFive(visitor.phone);
  await page.goto(product("/login"));
  const again = page.getByRole("button", { name: /^Send again/ });
  await page.clock.runFor(2_000);
  await expect(again).toHaveText("Send again");
  await again.click();
  await expect(page.getByRole("alert").filter({ hasText: "Please wait" })).toHaveCount(1);
  await expect(again).toBeDisabled();
  await expect(again).toHaveText(/^Send again in \d\d:\d\d$/);
  const seconds = async () => {
    const [minutes = 0, rest = 0] = (await again.innerText()).slice(14).split(":").map(Number);
    return minutes * 60 + rest;
  };
  const before = await seconds();
  await page.clock.runFor(10_000);
  expect(before - (await seconds())).toBeGreaterThanOrEqual(10);
  await page.clock.runFor(3_600_000);
  await expect(again).toHaveText("Send again");
  await expect(again).toBeEnabled();
});

const field = (page: Page) => page.getByLabel("Phone number");
const send = (page: Page) => page.getByRole("button", { name: "Send OTP" });

test("a number that begins with 91 keeps all its digits while it is typed", async ({ page }) => {
  await page.goto(product("/login"));
  await field(page).pressSequentially("9198765432");
  await expect(send(page)).toBeEnabled();
  await field(page).press("1");
  await expect(field(page)).toHaveValue("987654321");
  await expect(send(page)).toBeDisabled();
  await field(page).press("0");
  await expect(field(page)).toHaveValue("9876543210");
  await expect(send(page)).toBeEnabled();
});

test("a digit too many is refused, wherever it is typed", async ({ page }) => {
  await page.goto(product("/login"));
  await field(page).fill("9876543210");
  await field(page).press("5");
  await expect(field(page)).toHaveValue("9876543210");
  await field(page).press("Home");
  await field(page).press("7");
  await expect(field(page)).toHaveValue("9876543210");
  await expect(send(page)).toBeEnabled();
});

test("a pasted number with too many digits disables the button and says why", async ({ page }) => {
  const words = page.getByText("more than 10 digits");
  await page.goto(product("/login"));
  await field(page).fill("98765432101");
  await expect(field(page)).toHaveValue("9876543210");
  await expect(send(page)).toBeDisabled();
  await expect(words).toBeVisible();
  await field(page).press("5");
  await expect(send(page)).toBeDisabled();
  await field(page).press("Backspace");
  await expect(words).toBeHidden();
  await field(page).press("1");
  await expect(field(page)).toHaveValue("9876543211");
  await expect(send(page)).toBeEnabled();
});
