import { product } from "../support/browser/product";
import { expect, Shortcut, test } from "../support/browser/shortcut";
import { PROFILE } from "../support/people";

// A form was opened, and then another tab or device changed the data behind it.

const WORD = "LOTUS22";

test("a profile page opened before another person logged in is not saved as theirs", async ({
  page,
  context,
  someone,
}) => {
  await page.goto(product("/profile"));
  await page.getByLabel("Full Name").fill("Asha Rao");
  await someone.post("/logout", {});
  const other = new Shortcut(context);
  await other.enter("Bina Das");
  await page.getByRole("button", { name: "Update Profile" }).click();
  await expect(page.getByText("You are logged in as somebody else now.")).toBeVisible();
  await expect(page).toHaveURL(product("/profile"));
  await expect(page.getByLabel("Full Name")).toHaveValue("Bina Das");
  await expect(page.getByLabel("Email Address")).toHaveValue(other.email);
  // The page belongs to the new person now, and saves their changes.
  await page.getByLabel("Full Name").fill("Bina D");
  await page.getByRole("button", { name: "Update Profile" }).click();
  await expect(page.getByRole("heading", { name: "Welcome, Bina D" })).toBeVisible();
});

test("an answer for a resume does not go into another person's draft", async ({
  page,
  context,
  someone,
}) => {
  await page.goto(product("/resume/new/place"));
  await page.getByLabel("City or village").fill("Rampur");
  await someone.post("/logout", {});
  await new Shortcut(context).enter("Bina Das");
  await page.getByRole("button", { name: "Save and go on" }).click();
  await expect(page.getByText("You are logged in as somebody else now.")).toBeVisible();
  await expect(page).toHaveURL(product("/resume/new/place"));
  await expect(page.getByLabel("City or village")).toHaveValue("");
});

test("an older profile page keeps the safety word that another device set", async ({
  page,
  someone,
}) => {
  await page.goto(product("/profile"));
  const word = page.getByLabel("Safety word");
  const elsewhere = { ...PROFILE, email: someone.email, safetyWord: WORD };
  await someone.post("/profile", elsewhere);
  await someone.hearAll();
  const update = page.getByRole("button", { name: "Update Profile" });
  // The word is also kept when the form is first refused.
  await page.getByLabel("Full Name").fill("");
  await update.click();
  await expect(page.getByLabel("Full Name")).toBeFocused();
  await page.getByLabel("Full Name").fill("Asha Rao");
  await update.click();
  await expect(page.getByRole("heading", { name: "Welcome, Asha Rao" })).toBeVisible();
  await page.goto(product("/profile"));
  await expect(word).toHaveValue(WORD);

  await someone.post("/profile", { ...elsewhere, safetyWord: "KAMAL1" });
  await someone.hearAll();
  await word.fill("TULSI7");
  await update.click();
  await expect(page).toHaveURL(product("/dashboard"));
  await page.goto(product("/profile"));
  await expect(word).toHaveValue("TULSI7");
});
