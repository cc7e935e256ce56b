import { expect, type Page, test } from "@playwright/test";
import { postForm, press, signIn, signInAdmin } from "../support/browser/console";
import { product } from "../support/browser/product";
import { newEmail } from "../support/people";

/** Signs in a new person who founds a company. Returns its name. */
async function foundCompany(page: Page): Promise<string> {
  const company = `Tara ${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page, "/hiring", newEmail());
  await page.getByLabel("Company's name").fill(company);
  await press(page, "Set up the company");
  return company;
}

test("an owner invites, changes and removes a member, who sees what the role allows", async ({
  page,
  browser,
}) => {
  const company = await foundCompany(page);
  await page.getByRole("link", { name: "Team", exact: true }).click();

  const colleague = newEmail();
  await page.getByLabel("Name", { exact: true }).fill("Ravi Iyer");
  await page.getByLabel("Work email").fill("no address");
  await press(page, "Send the invitation");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ravi Iyer");
  await page.getByLabel("Work email").fill(colleague);
  await press(page, "Send the invitation");
  await expect(page.getByText("has not chosen yet")).toBeVisible();

  const other = await browser.newPage({ javaScriptEnabled: false });
  await signIn(other, "/hiring", colleague);
  await expect(other.getByRole("heading", { name: "A company invites you" })).toBeVisible();
  await expect(other.getByText("We have not checked this company yet.")).toBeVisible();
  await press(other, `Join ${company}`);
  await expect(other.getByText(`You joined ${company}`)).toBeVisible();
  await expect(other.getByRole("banner").getByText(company)).toBeVisible();
  const menu = other.getByRole("navigation", { name: "Console" });
  await expect(menu.getByRole("link")).toHaveText(["Today", "Company"]);
  await other.goto(product("/hiring/jobs"));
  await expect(other).toHaveURL(product("/hiring"));
  await expect(other.getByText("This page is not for your role")).toBeVisible();
  await menu.getByRole("link", { name: "Company" }).click();
  await expect(other.getByRole("button", { name: "Save" })).toHaveCount(0);

  await page.reload();
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

test("a front desk member leaves and may found a company; the last owner can't", async ({
  page,
  browser,
}) => {
  const company = await foundCompany(page);
  const colleague = newEmail();
  const member = { intent: "invite", name: "Ravi Iyer", email: colleague, role: "front_desk" };
  await postForm(page.request, "/hiring/team", member);
  await expect(page.getByText("Fill in the facts of your company")).toBeVisible();
  const fold = "Leave this company";
  await page.getByText(fold).click();
  await press(page, "Leave");
  await expect(page.getByRole("alert").filter({ hasText: "This is the last owner" })).toBeVisible();

  const other = await browser.newPage({ javaScriptEnabled: false });
  await signIn(other, "/hiring", colleague);
  await press(other, `Join ${company}`);
  await expect(other.getByText(/An owner has to submit the company's facts/)).toBeVisible();
  await expect(other.getByText("Still missing")).toHaveCount(0);
  await other.getByText(fold).click();
  await press(other, "Leave");
  await expect(other).toHaveURL(product("/hiring/login"));
  await expect(other.getByText(`You left ${company}`)).toBeVisible();
  await signIn(other, "/hiring", colleague);
  await expect(other.getByLabel("Company's name")).toBeVisible();
  await expect(other.getByText(fold)).toHaveCount(0);
  await other.close();
});

test("a person whom two companies invite joins one and declines the other", async ({
  page,
  browser,
}) => {
  const colleague = newEmail();
  const companies = [];
  for (const role of ["recruiter", "owner"]) {
    const owner = await browser.newPage({ javaScriptEnabled: false });
    companies.push(await foundCompany(owner));
    const member = { intent: "invite", name: "Ravi Iyer", email: colleague, role };
    await postForm(owner.request, "/hiring/team", member);
    await owner.close();
  }
  const [first = "", later = ""] = companies;
  await signIn(page, "/hiring", colleague);
  await expect(page.getByRole("heading", { name: "2 companies invite you" })).toBeVisible();
  await press(page, `Join ${first}`);
  await expect(page.getByRole("banner").getByText(first)).toBeVisible();
  await expect(page.getByText(`To join this one, leave ${first} first`)).toBeVisible();
  await expect(page.getByRole("button", { name: `Join ${later}` })).toHaveCount(0);
  await press(page, `Decline ${later}`);
  await expect(page.getByText("You declined the invitation")).toBeVisible();
  await expect(page.getByText(later)).toHaveCount(0);
});

test("an owner takes an invitation back", async ({ page }) => {
  await foundCompany(page);
  const member = { intent: "invite", name: "Ravi Iyer", email: newEmail(), role: "recruiter" };
  await postForm(page.request, "/hiring/team", member);
  await page.getByRole("link", { name: "Team", exact: true }).click();
  await press(page, "Take the invitation back of Ravi Iyer");
  await expect(page.getByRole("heading", { name: "Invited" })).toHaveCount(0);
});

test("staff see no actions on their own row", async ({ page }) => {
  await signInAdmin(page);
  await page.getByRole("link", { name: "Team", exact: true }).click();
  const own = page.getByRole("listitem").filter({ hasText: "this is you" });
  await expect(own).toHaveText(/Admin/);
  await expect(own.getByRole("button")).toHaveCount(0);
});
