import AxeBuilder from "@axe-core/playwright";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { press, signIn, signInAdmin } from "../support/browser/console";
import { product } from "../support/browser/product";
import { newEmail } from "../support/people";

/** Fills in fields by their labels. */
async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
}

const state = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();

/**
 * Axe's findings on this page, which is drawn again with script on, because axe is script itself.
 */
async function violations(page: Page, browser: Browser) {
  const drawn = await browser.newPage({ javaScriptEnabled: true });
  await drawn.route(page.url(), async (route) =>
    route.fulfill({ body: await page.content(), contentType: "text/html; charset=utf-8" }),
  );
  await drawn.goto(page.url());
  const results = await new AxeBuilder({ page: drawn }).setLegacyMode().analyze();
  await drawn.close();
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
}

test("a company is founded and verified, and its job opens", async ({ page, browser }) => {
  const name = `Kaveri ${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page, "/hiring", newEmail());
  await page.getByLabel("Company's name").fill(name);
  await press(page, "Set up the company");
  await expect(page.getByText("Still missing: Legal name, Address, City, Phone.")).toBeVisible();

  await page.getByRole("link", { name: "The facts of your company" }).click();
  await fill(page, { "Legal name": `${name} Private Limited`, Phone: "12345", Website: "kaveri" });
  await press(page, "Save and submit");
  await expect(page.getByLabel("Phone")).toHaveValue("12345");
  await expect(page.getByLabel("Phone")).toHaveAccessibleDescription(
    /Indian phone number of ten digits/,
  );
  await fill(page, {
    Website: "https://kaveri.example",
    Address: "4 Ring Road, Surat 395002",
    City: "Surat",
    Phone: "9876543210",
  });
  await press(page, "Save");
  await expect(page.getByLabel("Phone")).toHaveValue("9876543210");
  await press(page, "Show the record");
  await expect(page.getByText("_pakka-challenge.kaveri.example")).toBeVisible();
  await expect(page.getByText("The record is not there yet.")).toBeVisible();
  expect(await violations(page, browser)).toEqual([]);
  await press(page, "Save and submit");
  await state(page, "Submitted");

  await page.getByRole("link", { name: "Jobs", exact: true }).click();
  await page.getByRole("link", { name: "Write a job" }).click();
  await fill(page, { "Place, as candidates read it": "Surat", "Pay from, in rupees": "18000" });
  await press(page, "Save the draft");
  await expect(page.getByLabel("Pay from, in rupees")).toHaveValue("18000");
  await fill(page, {
    Title: "Store Assistant",
    State: "Gujarat",
    "Interview slots": "40",
    "About the work": "Help customers\nKeep the shelves full",
  });
  await page.getByLabel("Work from home").selectOption("No");
  await press(page, "Save the draft");
  await state(page, "Draft");
  await expect(page.getByLabel("State")).toHaveValue("Gujarat");
  await expect(page.getByLabel("Work from home")).toHaveValue("no");
  const job = page.url().split("/").pop();
  await page.getByLabel("Pay to, in rupees").fill("22000");
  await press(page, "Save and submit");
  await state(page, "Submitted");
  await expect(page.getByLabel("About the work")).toHaveValue(
    "Help customers\nKeep the shelves full",
  );

  const staff = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await signInAdmin(staff);
  await staff.goto(product(`/staff/companies?q=${encodeURIComponent(name)}`));
  await staff.getByRole("link", { name, exact: true }).click();
  await staff.getByLabel("What was looked at").selectOption("call");
  await staff.getByLabel("What was found. Candidates read it").fill("Spoke to the owner");
  await press(staff, "Record");
  await expect(staff.getByText("Verified", { exact: true })).toBeVisible();
  await staff.goto(product(`/staff/jobs/${job}`));
  await press(staff, "Approve and open");

  await page.reload();
  await state(page, "Open");
  await page.getByLabel("Title").fill("Senior Store Assistant");
  await press(page, "Save");
  await state(page, "Waits for us");
  await page.getByRole("link", { name: "Withdraw the job", exact: true }).click();
  await page.getByLabel("Reason", { exact: true }).fill("Pay at evil.example");
  await press(page, "See what it does");
  await expect(page.getByLabel("Reason", { exact: true })).toHaveAccessibleDescription(
    /Leave out links/,
  );
  // The session's token is only in the cookie.
  expect(await (await page.request.get(product("/hiring/company.data"))).text()).not.toContain(
    "token",
  );
  await staff.goto(product(`/jobs/${job}`));
  await expect(staff.getByRole("heading", { level: 1, name: "Store Assistant" })).toBeVisible();
  await expect(staff.getByText("₹18,000–22,000 a month").first()).toBeVisible();
  await expect(staff.getByText("Keep the shelves full")).toBeVisible();
  await staff.context().close();
});
