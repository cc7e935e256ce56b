import type { Page } from "@playwright/test";
import { rewrite } from "../support/browser/fixtures";
import { product } from "../support/browser/product";
import { expect, Shortcut, test } from "../support/browser/shortcut";

const MANY_LETTERS = "आशा O'Neil-Çelik Jr. தமிழ் אב";

const send = (page: Page) => page.locator("form:has([name=dob]) [type=submit]").click();

test("an invalid profile field is reported beside the field, and what was typed stays", async ({
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
  await expect(dob).toHaveAccessibleDescription(/ Enter a date from 1900 on$/);
  await expect(dob).toHaveValue("1899-12-31");
  await expect(page.getByLabel("Gender")).toHaveValue("OTHER");
  // The refused form saved nothing.
  await page.goto(product("/profile"));
  await expect(page.getByLabel("Email Address")).toHaveValue(someone.email);
});

test("a name in any script is shown as it is, everywhere", async ({ page, someone }) => {
  await someone.completeProfile(MANY_LETTERS);
  for (const path of ["/dashboard", "/profile"]) {
    await page.goto(product(path));
    await expect(page.getByRole("heading", { level: 1 })).toContainText(MANY_LETTERS);
  }
  await expect(page.getByLabel("Full Name")).toHaveValue(MANY_LETTERS);
});

test("a name of 101 letters and a birthday tomorrow are refused", async ({ page, someone }) => {
  await page.goto(product("/profile"));
  await expect(page.getByLabel("Email Address")).toHaveValue(someone.email);
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel("Date of Birth").fill(tomorrow);
  await send(page);
  await expect(page.getByLabel("Date of Birth")).toHaveAccessibleDescription(
    / A date of birth can't be in the future$/,
  );
});

test("a picture that can't be loaded leaves the initials", async ({ page, context }) => {
  const newcomer = new Shortcut(context);
  await newcomer.logIn();
  const image = product("/pictures/nowhere.png");
  await rewrite("update users set image = ? where phone = ?", image, newcomer.phone);
  await newcomer.completeProfile();
  await page.goto(product("/dashboard"));
  const avatar = page.locator(".avatar").first();
  const picture = avatar.locator("img");
  await expect(picture).toHaveAttribute("src", image);
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  // The image draws nothing over the initials, not even the icon of a broken picture.
  const drawn = await avatar.screenshot();
  await picture.evaluate((img) => img.remove());
  expect(drawn.equals(await avatar.screenshot())).toBe(true);
});

test("the form says why it asks for a date of birth", async ({ page, someone: _ }) => {
  await page.goto(product("/profile"));
  await expect(page.getByLabel("Date of Birth")).toHaveAccessibleDescription(
    "Pakka is for people aged 18 or above. Companies do not see the date.",
  );
});

test("a person under 18 is refused kindly, and nothing is stored", async ({ page, context }) => {
  const newcomer = new Shortcut(context);
  await newcomer.logIn();
  await newcomer.hearAll();
  await page.goto(product("/complete-profile"));
  await page.getByLabel("Full Name").fill("Too Young");
  await page.getByLabel("Email Address").fill(newcomer.email);
  await page.getByLabel("Date of Birth").fill(`${new Date().getFullYear() - 10}-01-01`);
  await send(page);
  const dob = page.getByLabel("Date of Birth");
  await expect(dob).toHaveAccessibleDescription(/Please come back when you are 18/);
  await expect(dob).toBeFocused();
  await page.goto(product("/profile"));
  for (const label of ["Full Name", "Email Address", "Date of Birth"])
    await expect(page.getByLabel(label)).toHaveValue("");
});

test("a candidate chooses a gender or leaves it out; Male is not preselected", async ({
  page,
  context,
}) => {
  const newcomer = new Shortcut(context);
  await newcomer.logIn();
  await page.goto(product("/complete-profile"));
  const gender = page.getByLabel("Gender");
  await expect(gender).toHaveValue("");
  await expect(gender.getByRole("option")).toHaveText([
    "Prefer not to say",
    "Male",
    "Female",
    "Other",
  ]);
  await page.getByLabel("Full Name").fill("Asha Verma");
  await page.getByLabel("Email Address").fill(newcomer.email);
  await page.getByLabel("Date of Birth").fill("1999-08-15");
  await send(page);
  await expect(page).toHaveURL(product("/dashboard"));
  await page.goto(product("/profile"));
  await expect(gender).toHaveValue("");
  await gender.selectOption("OTHER");
  await send(page);
  await expect(page).toHaveURL(product("/dashboard"));
  await page.goto(product("/profile"));
  await expect(gender).toHaveValue("OTHER");
});

test("updating the profile says so and leads to the dashboard; Back does not send it again", async ({
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
