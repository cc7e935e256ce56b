import type { Page } from "@playwright/test";
import { newPhone, product, simulator } from "./candidate";
import { expect, test } from "./shortcut";

test("pressing Send OTP twice sends one code", async ({ page }) => {
  const phone = newPhone();
  await page.goto(product("/login"));
  await page.getByLabel("Phone number").fill(phone);
  await page.getByRole("button", { name: "Send OTP" }).dblclick();
  await expect(page.locator("[autocomplete=one-time-code]")).toBeVisible();
  expect(await simulator(`/inbox/sms?to=${phone}`)).toHaveLength(1);
  await expect(page.getByRole("alert")).toBeHidden();
});

const field = (page: Page) => page.getByLabel("Phone number");
const send = (page: Page) => page.getByRole("button", { name: "Send OTP" });

test("a number that begins with 91 is not cut to a stranger's while it is typed", async ({
  page,
}) => {
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

test("a digit too many is not taken, wherever it is typed", async ({ page }) => {
  await page.goto(product("/login"));
  await field(page).fill("9876543210");
  await field(page).press("5");
  await expect(field(page)).toHaveValue("9876543210");
  await field(page).press("Home");
  await field(page).press("7");
  await expect(field(page)).toHaveValue("9876543210");
  await expect(send(page)).toBeEnabled();
});

test("a pasted number of too many digits keeps the button shut and says why", async ({ page }) => {
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
