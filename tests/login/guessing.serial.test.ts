import { afterEach, expect, inject, test } from "vitest";
import { query } from "../support/api/database";
import { newestCode } from "../support/api/people";
import { call, simulate } from "../support/api/product";
import { eventually } from "../support/eventually";
import { FormBrowser } from "../support/form-browser";
import { newPhone } from "../support/people";

// While the SMS provider fails, codes that it refused,
// and codes with an unknown result, count as sent.

const GUESSES = 40;
const ROUNDS = 3;

const send = (phone: string, key?: string) =>
  call("POST", "/user/auth/send-otp", { json: { phone, key } });
const fail = (phone: string, mode: string) =>
  simulate("/faults", { provider: "sms", mode, times: 1_000, containing: phone });
/** Makes a phone's codes older by some minutes, without changing when they expire. */
const later = (phone: string, minutes: number) =>
  query(
    "update otps set created_at = strftime('%Y-%m-%dT%H:%M:%fZ', created_at, ?) where phone = ?",
    [`-${minutes} minutes`, phone],
  );

/** Tries this many codes at once. @returns how many of them were compared with the right one */
async function guess(key: string): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: GUESSES }, (_, at) =>
      call("POST", "/user/auth/verify-otp", { json: { key, otp: String(at).padStart(4, "0") } }),
    ),
  );
  return answers.filter(({ status, body }) => status === 200 || body.code === "otp_invalid").length;
}

afterEach(() => simulate("/faults", { provider: "sms", mode: "ok", times: 1 }));

test.each([
  "error",
  "timeout",
  "lost",
])("with the SMS provider in %s, hundreds of parallel guesses compare at most ten codes a day", async (mode) => {
  const phone = newPhone();
  await fail(phone, mode);
  let compared = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const key = crypto.randomUUID();
    const sending = send(phone, key);
    await eventually(
      () => query("select key from otps where key = ?", [key]),
      ({ length }) => length > 0 || round > 1,
    );
    compared += await guess(key);
    await sending;
    compared += await guess(key);
    await later(phone, 61);
  }
  expect(compared).toBeLessThanOrEqual(10);
  const [tries] = await query("select sum(wrong_tries) as n from otps where phone = ?", [phone]);
  expect(Number(tries?.n)).toBeLessThanOrEqual(10);
});

test("a code that the provider refused to send is invalid, and counts as sent", async () => {
  const phone = newPhone();
  await fail(phone, "error");
  const key = crypto.randomUUID();
  const refused = await send(phone, key);
  expect(refused).toMatchObject({ status: 503, body: { message: "Failed to send OTP" } });
  expect(refused.headers.get("Retry-After")).toBe("1");
  expect(await guess(key)).toBe(0);
  const waits = [];
  for (let sentCount = 1; sentCount < 5; sentCount += 1) {
    await later(phone, 2);
    const { status, headers } = await send(phone);
    expect(status).toBe(503);
    waits.push(Number(headers.get("Retry-After")));
  }
  // The first of the five codes was sent eight minutes ago.
  expect(waits).toEqual([1, 1, 1, expect.closeTo(52 * 60, -2)]);
  const early = await send(phone);
  expect(early.status).toBe(429);
  expect(Number(early.headers.get("Retry-After"))).toBeGreaterThan(51 * 60);
  await later(phone, 52);
  expect((await send(phone)).status).toBe(503);
});

test("the login screen says how long to wait after the fifth code that could not be sent", async () => {
  const phone = newPhone();
  const browser = new FormBrowser(inject("product"));
  await fail(phone, "error");
  for (let sentCount = 1; sentCount < 5; sentCount += 1) {
    await send(phone);
    await later(phone, 2);
  }
  const { status, html } = await browser.post("/login", { phone });
  expect(status).toBe(503);
  expect(html).toContain("Failed to send OTP. You can try again in 52 minutes.");
});

test("a code whose SMS answer was lost arrives and logs in, and the send says that delivery is unknown", async () => {
  const phone = newPhone();
  await fail(phone, "lost");
  const lost = await send(phone);
  expect(lost).toMatchObject({ status: 200, body: { delivery: "unknown" } });
  const json = { key: lost.body.key, otp: await newestCode(phone) };
  expect((await call("POST", "/user/auth/verify-otp", { json })).status).toBe(200);
});

test("forty sends with lost answers bring one SMS", async () => {
  const phone = newPhone();
  await fail(phone, "lost");
  await Promise.all(Array.from({ length: 40 }, () => send(phone)));
  expect(await simulate(`/inbox/sms?to=${phone}`)).toHaveLength(1);
});

test("the login screen accepts a code whose sending is unknown, without saying that it was sent", async () => {
  const phone = newPhone();
  const browser = new FormBrowser(inject("product"));
  await fail(phone, "lost");
  await browser.post("/login", { phone });
  const { html } = await browser.get("/login");
  expect(html).toContain("We do not know if our SMS to");
  expect(html).toContain("one-time-code");
  expect(html).not.toContain("OTP Sent");
});
