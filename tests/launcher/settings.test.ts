import { beforeAll, expect, inject, test } from "vitest";
import { assertFree, freePort } from "../../local/ports";
import { TEST_HOLD_SECONDS } from "../../worker/facts/money/holds";
import { logIn, newestCode, uploadResume } from "../support/api/people";
import { call, simulate } from "../support/api/product";
import { start, stopAll } from "./launcher";

const HOUR = 3_600;

const PARTNER = "https://partner.example";
/** Ports that the database server would open with these variables. They must stay closed. */
let closedPorts: number[];

beforeAll(async () => {
  closedPorts = [await freePort(), await freePort(), await freePort()];
  const [hrana, admin, grpc] = closedPorts.map((port) => `127.0.0.1:${port}`) as [
    string,
    string,
    string,
  ];
  await start("start", {
    CORS_ORIGINS: PARTNER,
    MSG91_AUTH_KEY: "a-key-of-ones-own",
    RAZORPAY_KEY_ID: "rzp_test_ones_own",
    RAZORPAY_KEY_SECRET: "a-secret-of-ones-own",
    SQLD_HRANA_LISTEN_ADDR: hrana,
    SQLD_ADMIN_LISTEN_ADDR: admin,
    SQLD_GRPC_LISTEN_ADDR: grpc,
    DATABASE_AUTH_TOKEN: "of.another.key",
    CLOCK_OFFSET_SECONDS: String(24 * HOUR),
    OTP_SECONDS: "600",
    REFRESH_TOKEN_SECONDS: String(2 * HOUR),
  });
  return stopAll;
});

const post = (path: string, fields: Record<string, string>, cookie = "") =>
  fetch(inject("product") + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
    headers: { cookie },
  });

const cookieOf = (answer: Response, name: string) =>
  answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`)) ?? "";
const secondsOf = (cookie: string) => Number(/Max-Age=(\d+)/.exec(cookie)?.[1]);

test("the SMS of a code and the browser's cookies last as long as code and login", async () => {
  const phone = "9876501234";
  const answer = await post("/login", { phone });
  const waiting = cookieOf(answer, "pakka_otp");
  expect(secondsOf(waiting)).toBe(600);
  const [{ text }] = await simulate(`/inbox/sms?to=${phone}`);
  expect(text).toContain("It works for 10 minutes.");
  const { key } = JSON.parse(atob(decodeURIComponent(/=([^;]*)/.exec(waiting)?.[1] ?? "")));
  const fields = { intent: "verify", key, otp: await newestCode(phone) };
  const sessionSeconds = secondsOf(cookieOf(await post("/login", fields), "pakka_session"));
  expect(sessionSeconds).toBeGreaterThan(2 * HOUR - 60);
  expect(sessionSeconds).toBeLessThanOrEqual(2 * HOUR);
});

test("the hold of a slot follows the clock's setting", async () => {
  const { token } = await logIn();
  const { body: resume } = await uploadResume(token);
  const before = Date.now();
  const json = { jobId: 1, resumeId: resume.id };
  const { body } = await call("POST", "/user/jobs/apply", { token, json });
  const appliedAt = Date.parse(body.slot.expiresAt) - (24 * HOUR + TEST_HOLD_SECONDS) * 1_000;
  expect(appliedAt).toBeGreaterThanOrEqual(before);
  expect(appliedAt).toBeLessThanOrEqual(Date.now());
});

test("settings of the environment reach both the product and the providers", async () => {
  const answer = await fetch(`${inject("product")}/user/auth/send-otp`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: PARTNER },
    body: JSON.stringify({ phone: "9876543210" }),
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Access-Control-Allow-Origin")).toBe(PARTNER);
  const orders = await fetch(`${inject("simulators")}/razorpay/v1/orders`, {
    headers: { Authorization: `Basic ${btoa("rzp_test_ones_own:a-secret-of-ones-own")}` },
  });
  expect(orders.status).toBe(200);
});

test("the database server opens one port, whatever the environment says", async () => {
  for (const port of closedPorts) await assertFree(port, "SQLD");
});

test("a token without a database in the environment is ignored", async () => {
  const { token, phone } = await logIn();
  expect((await call("GET", "/user/profile", { token })).body).toMatchObject({ phone });
});
