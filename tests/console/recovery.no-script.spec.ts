import { expect, type Page, test } from "@playwright/test";
import { RECOVERY_CODES } from "../../worker/facts/people/console";
import { press, signIn, signInAdmin } from "../support/browser/console";
import { product } from "../support/browser/product";
import { newEmail } from "../support/people";

/** Creates codes, starting at the page of the team. */
async function makeCodes(page: Page): Promise<string[]> {
  await expect(page.getByText("You have no recovery codes.")).toBeVisible();
  await page.getByRole("link", { name: "Make recovery codes" }).click();
  await press(page, "Make recovery codes");
  await expect(page.getByText("They are shown only now")).toBeVisible();
  return page.getByRole("main").locator("code").allTextContents();
}

/** Types a code on the sign-in page, in the fold below the sign-in by mail. */
async function recover(page: Page, email: string, code: string) {
  await page.getByLabel("Mail address").fill(email);
  await page.getByLabel("Recovery code").fill(code);
  await press(page, "Sign in with this code");
}

test("an owner makes recovery codes and signs in with one of them, without a mail", async ({
  page,
}) => {
  const email = newEmail();
  await signIn(page, "/hiring", email);
  await page.getByLabel("Company's name").fill(`Tara ${crypto.randomUUID().slice(0, 8)}`);
  await press(page, "Set up the company");
  await page.getByRole("link", { name: "Team", exact: true }).click();
  const [code = "", ...others] = await makeCodes(page);
  expect(others).toHaveLength(RECOVERY_CODES - 1);
  await page.goto(product("/hiring/recovery"));
  await expect(page.getByText(code)).toHaveCount(0);
  await press(page, "Sign out");

  await expect(page.getByLabel("Recovery code")).toBeHidden();
  await page.getByText("No mail? Use a recovery code").click();
  await recover(page, email, code.slice(1));
  await expect(page.getByLabel("Mail address")).toHaveValue(email);
  await expect(page.getByLabel("Recovery code")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Email")).toHaveValue("");
  await recover(page, email, code.toLowerCase());
  await expect(page).toHaveURL(product("/hiring"));
  await page.goto(product("/hiring/team"));
  await expect(page.getByText(`${RECOVERY_CODES - 1} codes are left`)).toBeVisible();
});

test("staff who make new codes are told that the old ones are void", async ({ page }) => {
  await signInAdmin(page);
  await page.goto(product("/staff/team"));
  const first = await makeCodes(page);
  await page.goto(product("/staff/recovery"));
  await expect(page.getByText("New codes make all older ones void.")).toBeVisible();
  await press(page, "Make new codes");
  const codes = await page.getByRole("main").locator("code").allTextContents();
  expect(codes.filter((code) => first.includes(code))).toEqual([]);
});
