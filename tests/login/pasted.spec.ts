import type { Page } from "@playwright/test";
import { newestCode, product, simulate } from "../support/browser/product";
import { expect, test } from "../support/browser/shortcut";
import { newPhone } from "../support/people";

/**
 * Pastes text into the focused field: as with a real
 * paste, the browser cuts it to the field's length.
 */
const paste = (page: Page, text: string) => page.keyboard.insertText(text);
const codeField = (page: Page) => page.locator("[autocomplete=one-time-code]");

test("a code in two parts is pasted with its sentence", { tag: "@no-script" }, async ({ page }) => {
  const phone = newPhone();
  await page.goto(product("/login"));
  await page.getByLabel("Phone number").focus();
  await paste(page, `\u202a+91\u00a0${phone.slice(0, 5)}\u200b-${phone.slice(5)}\u202c`);
  await page.getByRole("button", { name: "Send OTP" }).click();
  await codeField(page).focus();
  const code = await newestCode(phone);
  await paste(page, `Your code is ${code.slice(0, 2)} ${code.slice(2)}`);
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page).toHaveURL(product("/complete-profile"));
});

test("a code is pasted with its whole message, which contains other numbers", {
  tag: "@no-script",
}, async ({ page }) => {
  const phone = newPhone();
  await page.goto(product("/login"));
  await page.getByLabel("Phone number").fill(phone);
  await page.getByRole("button", { name: "Send OTP" }).click();
  await codeField(page).focus();
  const code = await newestCode(phone);
  await paste(page, `Pakka 24x7: ${code} is your code. It works for 10 minutes.`);
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page).toHaveURL(product("/complete-profile"));
});

test(
  "a number of another country is not sent as an Indian one",
  { tag: "@no-script" },
  async ({ page }, { project }) => {
    await page.goto(product("/login"));
    const field = page.getByLabel("Phone number");
    await field.focus();
    await paste(page, "+65 9123 4567");
    const send = page.getByRole("button", { name: "Send OTP" });
    if (project.name === "script") await expect(send).toBeDisabled();
    else {
      await send.click();
      await expect(field).toHaveAccessibleDescription("Only Indian mobile numbers (+91) work");
    }
    expect(await simulate("/inbox/sms?to=6591234567")).toEqual([]);
  },
);

test("a console's code in two parts is pasted with its sentence", { tag: "@no-script" }, async ({
  page,
}) => {
  const email = `paste-${crypto.randomUUID()}@example.in`;
  await page.goto(product("/hiring/login"));
  await page.getByLabel("Email").focus();
  await paste(page, `Meera <${email}>`);
  await page.getByRole("button", { name: /code/i }).click();
  await expect(codeField(page)).toBeVisible();
  const mails: { text: string }[] = await simulate(`/inbox/email?to=${encodeURIComponent(email)}`);
  const code = mails[0]?.text.match(/\b\d{6}\b/)?.[0] ?? "";
  await codeField(page).focus();
  await paste(page, `Your code is ${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).not.toHaveURL(/login/);
});
