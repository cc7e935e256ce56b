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
