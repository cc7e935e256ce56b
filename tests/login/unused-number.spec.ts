import { UNUSED_DAYS } from "../../worker/facts/login";
import { rewrite } from "../support/browser/fixtures";
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
  const long = `'-${UNUSED_DAYS + 1} days'`;
  await rewrite(
    `update devices set last_seen_at = strftime('%Y-%m-%dT%H:%M:%fZ', last_seen_at, ${long})
      where user_id = (select id from users where phone = ?)`,
    phone,
  );
  await rewrite(
    `update users set created_at = strftime('%Y-%m-%dT%H:%M:%fZ', created_at, ${long}) where phone = ?`,
    phone,
  );
  await rewrite(
    "update otps set created_at = strftime('%Y-%m-%dT%H:%M:%fZ', created_at, '-1 day') where phone = ?",
    phone,
  );
  await page.goto(product("/login"));
  await page.getByLabel("Phone number").fill(phone);
  await page.getByRole("button", { name: "Send OTP" }).click();
  await page.locator("[autocomplete=one-time-code]").fill(await newestCode(phone));
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByRole("heading", { name: "Is this account yours?" })).toBeVisible();
  await expect(page.getByText(PROFILE.name)).toHaveCount(0);

  await page.getByRole("button", { name: "The account is not mine" }).click();
  await expect(page.getByText(/You can start a new account/).first()).toBeVisible();
  const year = page.getByLabel("The year you were born");
  await year.fill("1950");
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(year).toHaveAccessibleDescription(/not the year/);
  await year.fill(PROFILE.dob.slice(0, 4));
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page).toHaveURL(product("/dashboard"));
});
