import { expect, inject, test } from "vitest";
import { newestCode } from "../support/api/people";
import { simulate } from "../support/api/product";
import { CookieJar } from "../support/cookie-jar";
import { get } from "../support/get";
import { newPhone } from "../support/people";

// The connection loses the answer to a press on the login page, and the browser loads the page
// again. The browser has neither the redirect nor a cookie of that answer.

const LOGIN = `${inject("product")}/login`;

async function opened(jar: CookieJar): Promise<string> {
  const { cookies, text } = await get(LOGIN, { headers: { Cookie: jar.header } });
  jar.take(cookies);
  return text;
}

const press = (jar: CookieJar, fields: Record<string, string>) =>
  get(LOGIN, { headers: { Cookie: jar.header }, body: new URLSearchParams(fields) });

/** The value of a hidden field, from the last form that has the field. */
const hidden = (page: string, name: string) =>
  [...page.matchAll(new RegExp(`name="${name}" value="([^"]+)"`, "g"))].at(-1)?.[1] ?? "";

/** Opens the page and presses Send OTP or, after a code was sent, Send again. */
const send = async (jar: CookieJar, phone: string) =>
  press(jar, { phone, key: hidden(await opened(jar), "key") });

const codes = (phone: string): Promise<unknown[]> => simulate(`/inbox/sms?to=${phone}`);

test("a lost Send OTP or Verify, repeated on a reloaded page, takes effect once", async () => {
  const phone = newPhone();
  const jar = new CookieJar();
  expect((await send(jar, phone)).status).toBe(303);
  const { status, cookies } = await send(jar, phone);
  expect(status).toBe(303);
  expect(await codes(phone)).toHaveLength(1);
  jar.take(cookies);

  const otp = await newestCode(phone);
  for (const _ of ["lost", "pressed again"]) {
    const page = await opened(jar);
    const [key = ""] = /(?<=name="key" value=")[^"]+/.exec(page) ?? [];
    const attempt = hidden(page, "attempt");
    const { headers } = await press(jar, { intent: "verify", key, attempt, otp });
    expect(headers.location).toBe("/complete-profile");
  }
});

test("Send again after a code has arrived sends another one", async () => {
  const phone = newPhone();
  const jar = new CookieJar();
  jar.take((await send(jar, phone)).cookies);
  await expect
    .poll(async () => {
      await send(jar, phone);
      return codes(phone);
    })
    .toHaveLength(2);
});
