import { expect, type Page } from "@playwright/test";
import { succeeded } from "../client";
import { eventually } from "../eventually";
import { newEmail } from "../people";
import { callAsStaff, product, simulate } from "./product";

/** Presses the button of this name. */
export const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();

/** Signs in to a console by the mailed code. */
export async function signIn(page: Page, root: string, email: string) {
  await page.goto(product(`${root}/login`));
  await page.getByLabel("Email").fill(email);
  await press(page, "Mail me a code");
  await expect(page.getByLabel("Code of six digits")).toBeVisible();
  const mails: { text: string }[] = await eventually(
    () => simulate(`/inbox/email?to=${encodeURIComponent(email)}`),
    (found) => found.some(({ text }: { text: string }) => text.includes("/login?link=")),
  );
  const mail = mails.find(({ text }) => text.includes("/login?link="))?.text;
  await page.getByLabel("Code of six digits").fill(mail?.match(/\b\d{6}\b/)?.[0] ?? "");
  await press(page, "Sign in");
  await expect(page).toHaveURL(product(root));
}

/** Signs in a new admin. */
export async function signInAdmin(page: Page) {
  const email = newEmail();
  await succeeded(callAsStaff("POST", "/ops/staff", { email, name: "Ila Rao", role: "admin" }));
  await signIn(page, "/staff", email);
}
