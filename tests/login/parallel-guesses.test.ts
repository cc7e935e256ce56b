import { expect, test } from "vitest";
import { LIMITS } from "../../worker/facts/limits/limits";
import { query } from "../support/api/database";
import { fill } from "../support/api/limits";
import { logIn, newestCode } from "../support/api/people";
import { call } from "../support/api/product";
import { newPhone } from "../support/people";

// Many parallel guesses from one network: how many codes are compared, and who is limited.

const TRIES = 5;
const headers = (address: string) => ({ "CF-Connecting-IP": address });
const newAddress = () => `198.51.100.${Math.floor(Math.random() * 250)}`;

const send = async (phone: string, device?: string): Promise<string> =>
  (await call("POST", "/user/auth/send-otp", { json: { phone, device } })).body.key;
const verify = (address: string, key: string, otp: string) =>
  call("POST", "/user/auth/verify-otp", { json: { key, otp }, headers: headers(address) });

/** Inserts valid codes of `count` phone numbers; no guess matches one of them. */
async function unknownCodes(count: number): Promise<string[]> {
  const keys = Array.from({ length: count }, () => crypto.randomUUID());
  await query(
    `insert into otps (key, phone, code_hmac, wrong_tries, expires_at, created_at)
      select value, '6' || abs(random() % 1000000000), 'none', 0, ?, ? from json_each(?)`,
    [new Date(Date.now() + 300_000).toISOString(), new Date().toISOString(), JSON.stringify(keys)],
  );
  return keys;
}

test("400 parallel guesses of one network at 80 numbers compare as many codes as its hour has left", async () => {
  const address = newAddress();
  const remaining = 30;
  await fill(LIMITS.wrongCodesOfNetwork, address, 900, remaining);
  const keys = await unknownCodes(80);
  const guesses = Array.from({ length: TRIES }, () => keys).flat();
  const answers = await Promise.all(guesses.map((key) => verify(address, key, "1234")));
  const compared = answers.filter(({ body }) => body.code === "otp_invalid");
  // The rest is refused by the limit or, on a slow machine, by the limiter of the database client.
  const refused = answers.filter(({ status }) => status === 429 || status === 503);
  expect([compared.length, refused.length]).toEqual([remaining, guesses.length - remaining]);
  const own = crypto.randomUUID();
  const { phone } = await logIn(newPhone(), false, own);
  await query("update otps set created_at = '2026-01-01T00:00:00.000Z' where phone = ?", [phone]);
  const key = await send(phone, own);
  expect((await verify(address, key, await newestCode(phone))).status).toBe(200);
  // The code is spent, but the network's limit does not refuse this call: another code would work.
  expect((await verify(address, key, "1234")).body.code).toBe("otp_expired");
});

test("right codes do not count against a network: ten at once pass when one wrong code is left", async () => {
  const address = newAddress();
  await fill(LIMITS.wrongCodesOfNetwork, address, 900, 1);
  const phones = Array.from({ length: 10 }, newPhone);
  const codes = await Promise.all(
    phones.map(async (phone) => ({ key: await send(phone), otp: await newestCode(phone) })),
  );
  const answers = await Promise.all(codes.map(({ key, otp }) => verify(address, key, otp)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const [key = ""] = await unknownCodes(1);
  expect((await verify(address, key, "1234")).body.code).toBe("otp_invalid");
  expect((await verify(address, key, "1235")).status).toBe(429);
});

test("a right code sent twice at once after four wrong ones logs in, whichever comes first", async () => {
  const phone = newPhone();
  const address = newAddress();
  const key = await send(phone);
  const otp = await newestCode(phone);
  const wrong = otp === "1111" ? "2222" : "1111";
  for (let tries = 1; tries < TRIES; tries += 1) await verify(address, key, wrong);
  const json = { key, otp, attempt: crypto.randomUUID() };
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => call("POST", "/user/auth/verify-otp", { json })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
});
