import { expect, test } from "vitest";
import { wranglerConfig } from "../../local/wrangler";
import { hmac, hmacMatches, randomCode } from "../../worker/crypto";
import { accessToken, loginOfToken } from "../../worker/domain/people/account/access-token";
import type { Service } from "../../worker/domain/service";

test("the platform logs no URLs of ours, because they can contain sign-in links", () => {
  const { logs, traces } = wranglerConfig().observability ?? {};
  expect([logs?.invocation_logs, traces?.enabled]).toEqual([false, false]);
});

const [OLD, NEW] = ["old-secret-".repeat(4), "new-secret-".repeat(4)];
const LOGIN = { userId: 7, family: "f" };
const settings = (TOKEN_SECRET: string, TOKEN_SECRET_PREVIOUS?: string) => ({
  TOKEN_SECRET,
  TOKEN_SECRET_PREVIOUS,
  ACCESS_TOKEN_SECONDS: 900,
});
const service = (...secrets: [string, string?]) =>
  ({ settings: settings(...secrets), now: new Date() }) as unknown as Service;

test("a signature by the previous secret stays valid as long as that secret is configured", async () => {
  const { token } = await accessToken(settings(OLD), LOGIN, new Date());
  expect(await loginOfToken(service(OLD), token)).toEqual(LOGIN);
  expect(await loginOfToken(service(NEW, OLD), token)).toEqual(LOGIN);
  expect(await loginOfToken(service(NEW), token)).toBeNull();
});

test("an access token expires at its time", async () => {
  const { token } = await accessToken(settings(OLD), LOGIN, new Date(Date.now() - 901_000));
  expect(await loginOfToken(service(OLD), token)).toBeNull();
});

test("a signature with any changed byte is invalid", async () => {
  const signature = await hmac(OLD, "message");
  expect(await hmacMatches([OLD, undefined], "message", signature)).toBe(true);
  expect(await hmacMatches([NEW, OLD], "message", signature)).toBe(true);
  expect(await hmacMatches([NEW, undefined], "message", signature)).toBe(false);
  for (let at = 0; at < signature.length; at += 1) {
    const flipped = signature[at] === "0" ? "1" : "0";
    const wrong = signature.slice(0, at) + flipped + signature.slice(at + 1);
    expect(await hmacMatches([OLD, undefined], "message", wrong)).toBe(false);
  }
  for (const wrong of ["", signature.slice(2), `${signature}00`, "zz".repeat(32)]) {
    expect(await hmacMatches([OLD, undefined], "message", wrong)).toBe(false);
  }
});

test.each([
  [4, 3_500],
  [6, 4_900],
])("codes of %i digits are evenly distributed", (digits, atLeast) => {
  const codes = Array.from({ length: 5_000 }, () => randomCode(digits));
  expect(codes.every((code) => code.length === digits && /^[0-9]+$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(atLeast);
});
