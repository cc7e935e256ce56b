import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { succeeded } from "../client";
import { eventually } from "../eventually";
import { newEmail } from "../people";
import { callAsStaff, fromOurPage, product, simulate } from "./product";

/** Presses the button with this name. */
export const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();

/** Sign-in mails to this address, newest first. */
async function signInMails(email: string): Promise<{ text: string }[]> {
  const mails: { text: string }[] = await simulate(`/inbox/email?to=${encodeURIComponent(email)}`);
  return mails.filter(({ text }) => text.includes("/login?link="));
}

/** The code in the mail that `ask` causes. */
export async function mailedCode(email: string, ask: () => Promise<unknown>): Promise<string> {
  const before = await signInMails(email);
  await ask();
  const [newest] = await eventually(
    () => signInMails(email),
    (mails) => mails.length > before.length,
  );
  return newest?.text.match(/\b\d{6}\b/)?.[0] ?? "";
}

/** Signs in to a console with a mailed code. */
export async function signIn(page: Page, root: string, email: string) {
  await page.goto(product(`${root}/login`));
  await page.getByLabel("Email").fill(email);
  const code = await mailedCode(email, () => press(page, "Mail me a code"));
  await page.getByLabel("Code of six digits").fill(code);
  await press(page, "Sign in");
  await expect(page).toHaveURL(product(root));
}

/** Invites a new admin. Returns their address. */
export async function inviteAdmin(): Promise<string> {
  const email = newEmail();
  await succeeded(callAsStaff("POST", "/ops/staff", { email, name: "Ila Rao", role: "admin" }));
  return email;
}

export const signInAdmin = async (page: Page) => signIn(page, "/staff", await inviteAdmin());

/** Posts a form of a console without opening its page. */
export const postForm = (
  browser: Pick<APIRequestContext, "post">,
  path: string,
  form: Record<string, string>,
) => browser.post(product(path), { form, headers: fromOurPage(), maxRedirects: 0 });

/** The same as `signIn`, without opening a page. */
export async function signInByPosts(browser: APIRequestContext, root: string, email: string) {
  const send = { intent: "send", email };
  const code = await mailedCode(email, () => postForm(browser, `${root}/login`, send));
  await postForm(browser, `${root}/login`, { intent: "verify", code });
}
