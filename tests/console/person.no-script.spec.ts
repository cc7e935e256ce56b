import { expect, type Page, request, test } from "@playwright/test";
import { press, signIn, signInAdmin } from "../support/browser/console";
import { postJob } from "../support/browser/employer";
import { callAsStaff, product } from "../support/browser/product";
import { Shortcut } from "../support/browser/shortcut";
import { succeeded } from "../support/client";
import { newEmail, newPhone } from "../support/people";

/** A candidate with a held slot, in a browser of their own. */
async function someone() {
  const browser = await request.newContext();
  const candidate = new Shortcut({ request: browser });
  await candidate.enter("Ravi Kushwaha");
  const application = await candidate.applyAndWait(await postJob());
  await browser.dispose();
  return { phone: candidate.phone, email: candidate.email, pk: application.split("/").pop() ?? "" };
}

/** Types into the search box of the top bar. */
async function find(page: Page, q: string) {
  await page.getByRole("searchbox").fill(q);
  await page.getByRole("searchbox").press("Enter");
}

test("staff find a person by phone in one step, correct the email, move the account and block it", async ({
  page,
}) => {
  const { phone, email } = await someone();
  await signInAdmin(page);
  await find(page, `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`);
  await expect(page).toHaveURL(/\/staff\/people\/\d+$/);
  const path = new URL(page.url()).pathname;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ravi Kushwaha");
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText("Test Pending")).toBeVisible();

  await page.setViewportSize({ width: 1024, height: 800 });
  const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(pageWidth).toBeLessThanOrEqual(1024);

  const act = (intent: string) => page.locator(`form:has(#reason-${intent})`);
  await page.getByText("Correct the email").first().click();
  const ofEmail = act("email");
  await ofEmail.getByLabel("New email").fill("no address");
  await ofEmail.getByLabel("Reason").fill("A letter was missing.");
  await press(page, "Correct the email");
  // The typed text is still there, beside its error.
  await expect(ofEmail.getByLabel("New email")).toHaveAttribute("aria-invalid", "true");
  await expect(ofEmail.getByLabel("Reason")).toHaveValue("A letter was missing.");
  const corrected = newEmail();
  await ofEmail.getByLabel("New email").fill(corrected);
  await press(page, "Correct the email");
  await expect(page.getByText(corrected)).toBeVisible();
  await expect(page.getByText("not confirmed yet")).toBeVisible();

  const other = await someone();
  const ofPhone = act("phone");
  await page.getByText("Move to another phone").click();
  await ofPhone.getByLabel("New phone number").fill(other.phone);
  await ofPhone.getByLabel("Reason").fill("Lost the SIM.");
  await press(page, "Move the account");
  await expect(page.getByText("This number has an account of its own.").first()).toBeVisible();
  const targetPhone = newPhone();
  await ofPhone.getByLabel("New phone number").fill(`+91 ${targetPhone}`);
  await press(page, "Move the account");
  await expect(
    page.getByText(`${targetPhone.slice(0, 5)}\u00a0${targetPhone.slice(5)}`),
  ).toBeVisible();

  await page.getByText("Block this person").click();
  await act("block").getByLabel("Reason").fill("Holds slots and never pays.");
  await press(page, "Block");
  await expect(page.getByText(/^Blocked since/)).toBeVisible();
  await page.getByText("Move to another phone").click();
  await ofPhone.getByLabel("New phone number").fill(newPhone());
  await ofPhone.getByLabel("Reason").fill("Lost the SIM.");
  await press(page, "Move the account");
  await expect(page.getByText("This person is blocked.").first()).toBeVisible();
  await page.getByText("Lift the block").first().click();
  await act("unblock").getByLabel("Reason").fill("A mistake.");
  await press(page, "Lift the block");
  await expect(page.getByText(/^Blocked since/)).toHaveCount(0);
  const [hit] = await succeeded(callAsStaff("GET", `/ops/search?q=${targetPhone}`));
  expect(`/staff/people/${hit.id}`).toBe(path);
});

test("a part of a number gives a list to choose from, and support sees no actions of admins", async ({
  page,
}) => {
  const { phone, pk } = await someone();
  const email = newEmail();
  await succeeded(callAsStaff("POST", "/ops/staff", { email, name: "Ila Rao", role: "support" }));
  await signIn(page, "/staff", email);
  await find(page, phone.slice(0, 9));
  await expect(page).toHaveURL(product(`/staff/find?q=${phone.slice(0, 9)}`));
  await expect(page.getByRole("searchbox")).toHaveValue(phone.slice(0, 9));
  await expect(page.getByRole("link", { name: `PK-${pk}` })).toBeVisible();
  await page
    .getByRole("row")
    .filter({ hasText: phone.slice(5) })
    .getByRole("link")
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ravi Kushwaha");
  await expect(page.getByText("Admins can correct the email")).toBeVisible();
  await expect(page.getByText("Block this person")).toHaveCount(0);
});
