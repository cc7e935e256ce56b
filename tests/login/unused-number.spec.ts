import { UNUSED_DAYS } from "../../worker/facts/people/login";
import { leaveUnused, rewrite } from "../support/browser/fixtures";
import { newestCode, product } from "../support/browser/product";
import { expect, Shortcut, test } from "../support/browser/shortcut";
import { PROFILE } from "../support/people";

test("an unused account asks for the year of birth, or lets somebody else wait for the number", async ({
  page,
  browser,
}) => {
  const owner = new Shortcut(await browser.newContext());
  await owner.logIn();
  await owner.completeProfile();
  const { phone } = owner;
  await leaveUnused(phone, UNUSED_DAYS + 1);
  await page.goto(product("/login"));
  await page.getByLabel("Phone number").fill(phone);
  await page.getByRole("button", { name: "Send OTP" }).click();
  await page.locator("[autocomplete=one-time-code]").fill(await newestCode(phone));
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByRole("heading", { name: "Is this account yours?" })).toBeVisible();
  await expect(page.getByText(PROFILE.name)).toHaveCount(0);

  // A person who typed a wrong number goes back.
  await page.getByRole("button", { name: "Go Back" }).click();
  await expect(page.getByLabel("Phone number")).toHaveValue(phone);
  await rewrite("update otps set created_at = '2026-01-01T00:00:00.000Z' where phone = ?", phone);
  await page.getByRole("button", { name: "Send OTP" }).click();
  await page.locator("[autocomplete=one-time-code]").fill(await newestCode(phone));
  await page.getByRole("button", { name: "Verify" }).click();

  const notMine = page.getByRole("button", { name: "The account is not mine" });
  await expect(notMine).toBeHidden();
  await page.getByText("Is the number new to you?").click();
  await notMine.click();
  await expect(page.getByRole("heading", { name: "We have noted it" })).toBeVisible();
  await expect(page.getByText(/You can start a new account/)).toHaveCount(1);
  await expect(page.getByText("Verification Failed")).toHaveCount(0);
  const year = page.getByLabel("The year you were born");
  await year.fill("1950");
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(year).toHaveAccessibleDescription(/not the year.* tries left/);
  await year.fill(PROFILE.dob.slice(0, 4));
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page).toHaveURL(product("/dashboard"));
});
