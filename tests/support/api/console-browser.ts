import { FormBrowser } from "../form-browser";
import { allowNextMail, mailOf, signInMails } from "./console";
import { screens } from "./product";

/** A browser that is signed in to a console with a mailed code. */
export async function browserOf(console: "staff" | "hiring", email: string) {
  const browser = new FormBrowser(screens().url);
  const before = (await signInMails(email)).length;
  await allowNextMail(console, email);
  await browser.post(`/${console}/login`, { intent: "send", email });
  const { code } = await mailOf(email, before + 1);
  await browser.post(`/${console}/login`, { intent: "verify", code });
  return browser;
}
