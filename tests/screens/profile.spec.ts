import type { Page } from "@playwright/test";
import { product } from "./candidate";
import { expect, test } from "./shortcut";

const MANY_LETTERS = "आशा O'Neil-Çelik Jr. தமிழ் אב";

const send = (page: Page) => page.locator("form:has([name=dob]) [type=submit]").click();

test("what is wrong with a profile stands beside its field, and what was typed stays", async ({
  page,
  someone,
}) => {
  await page.goto(product("/profile"));
  await page.getByLabel("Full Name").fill("");
  await page.getByLabel("Email Address").fill("asha@");
  await page.getByLabel("Date of Birth").fill("1899-12-31");
  await page.getByLabel("Gender").selectOption("OTHER");
  await send(page);
  const name = page.getByLabel("Full Name");
  await expect(name).toHaveAccessibleDescription("Enter your full name");
  await expect(name).toBeFocused();
  const email = page.getByLabel("Email Address");
  await expect(email).toHaveAccessibleDescription("Please enter a valid email address");
  await expect(email).toHaveValue("asha@");
  const dob = page.getByLabel("Date of Birth");
  await expect(dob).toHaveAccessibleDescription("Enter a date from 1900 on");
  await expect(dob).toHaveValue("1899-12-31");
  await expect(page.getByLabel("Gender")).toHaveValue("OTHER");
  // Nothing of it was saved.
  await page.goto(product("/profile"));
  await expect(page.getByLabel("Email Address")).toHaveValue(someone.email);
});

test("a name of any letters is shown as it is, everywhere", async ({ page, someone }) => {
  await someone.completeProfile(MANY_LETTERS);
  for (const path of ["/dashboard", "/profile"]) {
    await page.goto(product(path));
    await expect(page.getByRole("heading", { level: 1 })).toContainText(MANY_LETTERS);
  }
  await expect(page.getByLabel("Full Name")).toHaveValue(MANY_LETTERS);
});

test("a profile of 101 letters or a birthday tomorrow is refused", async ({ page, someone }) => {
  await page.goto(product("/profile"));
  await expect(page.getByLabel("Email Address")).toHaveValue(someone.email);
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel("Date of Birth").fill(tomorrow);
  await send(page);
  await expect(page.getByLabel("Date of Birth")).toHaveAccessibleDescription(
    "A date of birth can't be in the future",
  );
});

test("updating says so and leads to the dashboard; Back does not send it again", async ({
  page,
  someone,
}) => {
  await page.goto(product("/profile"));
  await page.getByLabel("Full Name").fill("Asha V");
  await page.getByRole("button", { name: "Update Profile" }).dblclick();
  await expect(page).toHaveURL(product("/dashboard"));
  await expect(page.getByRole("status")).toContainText("Profile Updated");
  await expect(page.getByRole("heading", { name: "Welcome, Asha V" })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Email Address")).toHaveValue(someone.email);
  await page.reload();
  await expect(page.getByLabel("Full Name")).toHaveValue("Asha V");
  await expect(page.getByText("Profile Updated")).toHaveCount(0);
});
