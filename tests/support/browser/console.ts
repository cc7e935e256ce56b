import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { succeeded } from "../client";
import { eventually } from "../eventually";
import { newEmail } from "../people";
import { callAsStaff, fromOurPage, product, simulate } from "./product";

/** Presses the button of this name. */
export const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();

/** The code of the mail by which this address can sign in. */
async function mailedCode(email: string): Promise<string> {
  const isSignIn = ({ text }: { text: string }) => text.includes("/login?link=");
  const mails: { text: string }[] = await eventually(
    () => simulate(`/inbox/email?to=${encodeURIComponent(email)}`),
    (found) => found.some(isSignIn),
  );
  return mails.find(isSignIn)?.text.match(/\b\d{6}\b/)?.[0] ?? "";
}

/** Signs in to a console by the mailed code. */
export async function signIn(page: Page, root: string, email: string) {
  await page.goto(product(`${root}/login`));
  await page.getByLabel("Email").fill(email);
  await press(page, "Mail me a code");
  await expect(page.getByLabel("Code of six digits")).toBeVisible();
  await page.getByLabel("Code of six digits").fill(await mailedCode(email));
  await press(page, "Sign in");
  await expect(page).toHaveURL(product(root));
}

/** Invites a new admin: their address. */
export async function inviteAdmin(): Promise<string> {
  const email = newEmail();
  await succeeded(callAsStaff("POST", "/ops/staff", { email, name: "Ila Rao", role: "admin" }));
  return email;
}

export const signInAdmin = async (page: Page) => signIn(page, "/staff", await inviteAdmin());

/** Posts a form of a console without drawing its page. */
export const postForm = (
  browser: Pick<APIRequestContext, "post">,
  path: string,
  form: Record<string, string>,
) => browser.post(product(path), { form, headers: fromOurPage(), maxRedirects: 0 });

/** The same as `signIn`, without drawing a page. */
export async function signInByPosts(browser: APIRequestContext, root: string, email: string) {
  await postForm(browser, `${root}/login`, { intent: "send", email });
  const code = await mailedCode(email);
  await postForm(browser, `${root}/login`, { intent: "verify", code });
}
