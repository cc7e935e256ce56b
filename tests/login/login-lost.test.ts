import { expect, inject, test } from "vitest";
import { CookieJar, get } from "../bench/screens/browser";
import { newestCode, newPhone, simulate } from "../support/api/person";

// A browser whose line lost the answer to a press on the login page, and which opened the page anew:
// of that answer it has neither the address nor a cookie.

const LOGIN = `${inject("product")}/login`;

async function opened(jar: CookieJar): Promise<string> {
  const { headers, text } = await get(LOGIN, { headers: { Cookie: jar.header } });
  jar.take(headers);
  return text;
}

const press = (jar: CookieJar, fields: Record<string, string>) =>
  get(LOGIN, { headers: { Cookie: jar.header }, body: new URLSearchParams(fields) });

/** A hidden field's value in the last form that has it. */
const hidden = (page: string, name: string) =>
  [...page.matchAll(new RegExp(`name="${name}" value="([^"]+)"`, "g"))].at(-1)?.[1] ?? "";

/** Opens the page and presses Send OTP or, where a code was sent, Send again. */
const send = async (jar: CookieJar, phone: string) =>
  press(jar, { phone, key: hidden(await opened(jar), "key") });

const codes = (phone: string): Promise<unknown[]> => simulate(`/inbox/sms?to=${phone}`);

test("Send OTP and Verify, lost and pressed on a page opened anew, are one act each", async () => {
  const phone = newPhone();
  const jar = new CookieJar();
  expect((await send(jar, phone)).status).toBe(303);
  const { status, headers } = await send(jar, phone);
  expect(status).toBe(303);
  expect(await codes(phone)).toHaveLength(1);
  jar.take(headers);

  const otp = await newestCode(phone);
  for (const _ of ["lost", "pressed again"]) {
    const page = await opened(jar);
    const [key = ""] = /(?<=name="key" value=")[^"]+/.exec(page) ?? [];
    const attempt = hidden(page, "attempt");
    const { headers } = await press(jar, { intent: "verify", key, attempt, otp });
    expect(headers.location).toBe("/complete-profile");
  }
});

test("Send again after a code that came sends another", async () => {
  const phone = newPhone();
  const jar = new CookieJar();
  jar.take((await send(jar, phone)).headers);
  await expect
    .poll(async () => {
      await send(jar, phone);
      return codes(phone);
    })
    .toHaveLength(2);
});
