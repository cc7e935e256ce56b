import { expect, test } from "@playwright/test";
import { press, signIn, signInAdmin } from "../support/browser/console";
import { product } from "../support/browser/product";
import { newEmail } from "../support/people";

test("an owner invites, changes and ends a member, who sees what the role allows", async ({
  page,
  browser,
}) => {
  const company = `Tara ${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page, "/hiring", newEmail());
  await page.getByLabel("Company's name").fill(company);
  await press(page, "Set up the company");
  await page.getByRole("link", { name: "Team", exact: true }).click();

  const colleague = newEmail();
  await page.getByLabel("Name", { exact: true }).fill("Ravi Iyer");
  await page.getByLabel("Work email").fill("no address");
  await press(page, "Send the invitation");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ravi Iyer");
  await page.getByLabel("Work email").fill(colleague);
  await press(page, "Send the invitation");
  await expect(page.getByText("Invited, not signed in yet")).toBeVisible();

  const other = await browser.newPage({ javaScriptEnabled: false });
  await signIn(other, "/hiring", colleague);
  await expect(other.getByText(`Ravi Iyer, ${company}`)).toBeVisible();
  const menu = other.getByRole("navigation", { name: "Console" });
  await expect(menu.getByRole("link")).toHaveText(["Start", "Company"]);
  await other.goto(product("/hiring/jobs"));
  await expect(other).toHaveURL(product("/hiring"));
  await expect(other.getByText("This page is not for your role")).toBeVisible();
  await menu.getByRole("link", { name: "Company" }).click();
  await expect(other.getByRole("button", { name: "Save" })).toHaveCount(0);

  const row = page.getByRole("listitem").filter({ hasText: "Ravi Iyer" });
  await row.getByLabel("Role of Ravi Iyer").selectOption("recruiter");
  await row.getByRole("button", { name: "Change the role" }).click();
  await expect(row.getByText("Recruiter", { exact: false }).first()).toBeVisible();
  await row.getByRole("button", { name: "End", exact: true }).click();
  await expect(row.getByText(/Ended/)).toBeVisible();
  await other.goto(product("/hiring/jobs"));
  await expect(other).toHaveURL(/\/hiring\/login\?next=/);
  await other.close();

  const own = page.getByRole("listitem").filter({ hasText: "this is you" });
  await expect(own).toHaveText(/Owner/);
  await expect(own.getByRole("button")).toHaveCount(0);
});

test("staff see no acts on their own row", async ({ page }) => {
  await signInAdmin(page);
  await page.getByRole("link", { name: "Team", exact: true }).click();
  const own = page.getByRole("listitem").filter({ hasText: "this is you" });
  await expect(own).toHaveText(/Admin/);
  await expect(own.getByRole("button")).toHaveCount(0);
});
