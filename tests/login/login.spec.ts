import type { Page } from "@playwright/test";
import { sendFive } from "../support/browser/fixtures";
import { newestCode, product, simulate } from "../support/browser/product";
import { expect, test } from "../support/browser/shortcut";
import { newPhone } from "../support/people";

const codeField = (page: Page) => page.locator("[autocomplete=one-time-code]");
const phoneField = (page: Page) => page.getByLabel("Phone number");
const send = (page: Page) => page.getByRole("button", { name: "Send OTP" });
const verify = (page: Page) => page.getByRole("button", { name: "Verify" });

async function askForCode(page: Page, phone: string) {
  await page.goto(product("/login"));
  await phoneField(page).fill(phone);
  await send(page).click();
  await expect(codeField(page)).toBeVisible();
}

test("the focus of the code is shown around its four boxes, and not around the wider field", async ({
  page,
}) => {
  await askForCode(page, newPhone());
  const drawing = () => codeField(page).evaluate((one) => getComputedStyle(one).backgroundImage);
  await codeField(page).blur();
  const unfocused = await drawing();
  await codeField(page).focus();
  expect(await drawing()).not.toBe(unfocused);
  await expect(codeField(page)).toHaveCSS("outline-color", "rgba(0, 0, 0, 0)");
});

test("a wrong code is reported beside its field, and the fifth one ends the code", async ({
  page,
}) => {
  const phone = newPhone();
  await askForCode(page, phone);
  const right = await newestCode(phone);
  const wrong = right === "1111" ? "2222" : "1111";
  for (const words of [
    "4 tries left",
    "3 tries left",
    "2 tries left",
    "1 try left",
    "It was the last try",
  ]) {
    await codeField(page).fill(wrong);
    await verify(page).click();
    await expect(codeField(page)).toHaveAccessibleDescription(new RegExp(words));
    await expect(codeField(page)).toHaveAttribute("aria-invalid", "true");
    await expect(codeField(page)).toBeEmpty();
  }
  await expect(page.getByRole("status")).toContainText("Verification Failed");
  await codeField(page).fill(right);
  await verify(page).click();
  await expect(codeField(page)).toHaveAccessibleDescription(/no longer works/);
  await expect(page).toHaveURL(product("/login"));
});

test("an impossible phone number is refused, and what was typed stays", async ({ page }, {
  project,
}) => {
  await page.goto(product("/login"));
  await phoneField(page).fill("12345");
  if (project.name === "script") {
    await expect(send(page)).toBeDisabled();
    await phoneField(page).fill("");
    await expect(send(page)).toBeDisabled();
    await phoneField(page).pressSequentially("+91 98a7-65");
    await expect(phoneField(page)).toHaveValue("98765");
    await phoneField(page).fill("1234567890");
  }
  await send(page).click();
  await expect(phoneField(page)).toHaveAccessibleDescription(/10-digit Indian mobile number/);
  await expect(phoneField(page)).toHaveValue(project.name === "script" ? "1234567890" : "12345");
  await expect(phoneField(page)).toBeFocused();
});

const WAYS: Record<string, (phone: string) => string> = {
  "with 91 in front": (phone) => `91${phone}`,
  "with +91 and spaces": (phone) => `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`,
  "with 0 in front": (phone) => `0${phone}`,
  "with 0091 in front": (phone) => `0091${phone}`,
  "with +91 and 0 in front": (phone) => `+91-0${phone}`,
  "in Devanagari digits": (phone) =>
    phone.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit))),
};
for (const [way, write] of Object.entries(WAYS))
  test(`a number ${way} gets its code, typed or pasted`, async ({ page }, { project }) => {
    const phone = newPhone();
    await page.goto(product("/login"));
    if (project.name === "script") {
      await phoneField(page).pressSequentially(write(phone));
      await expect(phoneField(page)).toHaveValue(phone);
      await expect(send(page)).toBeEnabled();
    }
    await phoneField(page).fill(write(phone));
    await send(page).click();
    await expect(codeField(page)).toBeVisible();
    expect(await simulate(`/inbox/sms?to=${phone}`)).toHaveLength(1);
  });

test("pressing Verify twice logs in once", async ({ page }) => {
  const phone = newPhone();
  await page.goto(product("/login"));
  await phoneField(page).fill(phone);
  await send(page).click();
  await expect(codeField(page)).toBeVisible();
  await codeField(page).fill(await newestCode(phone));
  await verify(page).dblclick();
  await expect(page).toHaveURL(product("/complete-profile"));
});

test("Go Back keeps the number and drops the code; a reload sends nothing again", async ({
  page,
}) => {
  const phone = newPhone();
  await askForCode(page, phone);
  await codeField(page).fill("12");
  await page.reload();
  await expect(codeField(page)).toBeEmpty();
  await page.getByRole("button", { name: "Go Back" }).click();
  await expect(phoneField(page)).toHaveValue(phone);
  expect(await simulate(`/inbox/sms?to=${phone}`)).toHaveLength(1);
});

test("a refused second code is reported once, without the earlier wrong code's message", async ({
  page,
}, { project }) => {
  const phone = newPhone();
  await askForCode(page, phone);
  await sendFive(phone);
  await codeField(page).fill((await newestCode(phone)) === "1111" ? "2222" : "1111");
  await verify(page).click();
  await expect(codeField(page)).toHaveAccessibleDescription(/tries left/);
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.locator("main").getByText(/Please wait .* min/)).toHaveCount(1);
  await expect(page.getByRole("status").getByText(/Please wait .* min/)).toHaveCount(1);
  await expect(page.getByText("tries left")).toHaveCount(0);
  await expect(codeField(page)).not.toHaveAttribute("aria-invalid");
  if (project.name === "no-script")
    await expect(page.getByText(/^works from \d+:\d\d\s[ap]m$/)).toBeVisible();
});

test("a number refused in an older tab is reported there, with the number", async ({ page }) => {
  const other = newPhone();
  await askForCode(page, other);
  await sendFive(other);
  await page.getByRole("button", { name: "Go Back" }).click();
  await expect(phoneField(page)).toHaveValue(other);
  const older = await page.context().newPage();
  await older.goto(product("/login"));
  await phoneField(page).fill(newPhone());
  await send(page).click();
  await expect(codeField(page)).toBeVisible();

  await phoneField(older).fill(other);
  await send(older).click();
  await expect(older.locator("main").getByText(/Please wait .* min/)).toHaveCount(1);
  await expect(phoneField(older)).toHaveValue(other);
  await expect(codeField(older)).toHaveCount(0);
});

test("a code in Devanagari digits is accepted", async ({ page }) => {
  const phone = newPhone();
  await askForCode(page, phone);
  const code = await newestCode(phone);
  const nagari = code.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)));
  await codeField(page).fill(nagari);
  await verify(page).click();
  await expect(page).toHaveURL(product("/complete-profile"));
});

test("a code typed in another open tab still logs in", async ({ page, context }) => {
  const phone = newPhone();
  await askForCode(page, phone);
  const other = await context.newPage();
  await other.goto(product("/login"));
  await codeField(other).fill(await newestCode(phone));
  await verify(other).click();
  await expect(other).toHaveURL(product("/complete-profile"));
  await other.close();
  // The first tab sends the spent code as well, but the person is logged in by now.
  await codeField(page).fill("0000");
  await verify(page).click();
  await page.goto(product("/login"));
  await expect(page).toHaveURL(product("/dashboard"));
});
