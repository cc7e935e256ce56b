import { expect, test } from "vitest";
import {
  allowNextMail,
  askForMail,
  mailOf,
  signInMails,
  signInStaff,
} from "../support/api/console";
import { call, screens } from "../support/api/product";
import { FormBrowser } from "../support/form-browser";

test("a person who opens a used link and asks for a new mail types its code there", async () => {
  const { email } = await signInStaff("support");
  const { link, key } = await askForMail("staff", email);
  await call("POST", "/ops/auth/verify-code", { json: { link, key } });
  const browser = new FormBrowser(screens().url);
  const page = `/staff/login?link=${link}&next=%2Fstaff%2Finbox`;
  expect((await browser.get(page)).html).toContain("This link was used already");

  const before = (await signInMails(email)).length;
  await allowNextMail("staff", email);
  const { location } = await browser.post(page, { intent: "send", email });
  const { code } = await mailOf(email, before + 1);
  expect((await browser.get(location)).html).toContain('name="code"');
  expect((await browser.post(location, { intent: "verify", code })).location).toBe("/staff/inbox");
});
