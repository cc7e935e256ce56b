import { beforeAll, expect, inject, test } from "vitest";
import {
  type Applicant,
  application,
  applied,
  order,
  passed,
  runAction,
} from "../support/api/applicant";
import { query } from "../support/api/database";
import { call, screens, simulate } from "../support/api/product";
import { postJob } from "../support/api/staff";
import { payAtProvider } from "../support/api/steps";
import { newSession } from "../support/form-browser";
import { get } from "../support/get";

let cookie = "";
let someone: Omit<Applicant, "id" | "jobId">;
const job = await postJob({ maxApplicants: 50 });

beforeAll(async () => {
  const entered = await newSession(screens());
  const email = `p${entered.phone}@example.in`;
  await call("PATCH", "/user/profile", {
    token: entered.token,
    json: { name: "Asha Verma", email, dob: "1999-08-15", gender: "FEMALE" },
  });
  ({ cookie } = entered);
  someone = { token: entered.token, phone: entered.phone, email };
});

const page = (path: string) => get(inject("product") + path, { headers: { Cookie: cookie } });
const post = (path: string) =>
  get(inject("product") + path, { headers: { Cookie: cookie }, body: new URLSearchParams() });
const head = (path: string) =>
  fetch(inject("product") + path, {
    method: "HEAD",
    redirect: "manual",
    headers: { Cookie: cookie },
  });
const ordersOf = ({ id }: Applicant) =>
  query("select receipt from orders where application_id = ?", [id]);

test("only a POST makes an order; GET and HEAD of the pay page make none", async () => {
  const one = await passed(job.id, someone);
  const path = `/applications/${one.id}/pay`;
  for (const way of ["", "?amount=19900"]) {
    expect((await page(path + way)).status).toBe(302);
    expect((await head(path + way)).status).toBe(302);
  }
  expect(await ordersOf(one)).toEqual([]);
  const answer = await post(path);
  expect([answer.status, answer.headers.location]).toEqual([303, path]);
  const payPage = await page(path);
  expect(payPage.text).toMatch(/name="order_id" value="order_/);
  expect(await ordersOf(one)).toHaveLength(1);
  // After the hold has expired, opening the page again does not take a slot.
  await query("update applications set slot_expires_at = ? where id = ?", [
    new Date().toISOString(),
    one.id,
  ]);
  expect((await page(path)).headers.location).toBe(`/applications/${one.id}`);
  const [row] = await query("select slot_expires_at at from applications where id = ?", [one.id]);
  expect(Date.parse(String(row?.at))).toBeLessThanOrEqual(Date.now());
});

test("a URL that reports a failed payment is believed only while a payment is open", async () => {
  const one = await passed((await postJob()).id, someone);
  const flashOf = async (outcome: string) => {
    const { status, cookies } = await page(`/applications/${one.id}?payment=${outcome}`);
    expect(status).toBe(302);
    return JSON.stringify(cookies).includes("pakka_flash");
  };
  // No payment has begun.
  for (const outcome of ["failed", "left", "unverified", "returned"])
    expect(await flashOf(outcome)).toBe(false);
  const { body: open } = await order(one);
  expect(await flashOf("failed")).toBe(true);
  expect(await flashOf("unverified")).toBe(true);
  await call("POST", "/user/payment/verify-payment", {
    token: one.token,
    json: await payAtProvider(open.id),
  });
  expect(await flashOf("failed")).toBe(false);
  expect(await flashOf("unverified")).toBe(false);
});

test("a candidate who paid too late for a slot can pay for the next one", async () => {
  const { id: jobId } = await postJob({ maxApplicants: 1 });
  const one = await passed(jobId, someone);
  const { body: late } = await order(one);
  await query("update applications set slot_expires_at = ? where id = ?", [
    new Date().toISOString(),
    one.id,
  ]);
  const faster = await applied(jobId);
  const verify = async (orderId: string) => {
    const json = await payAtProvider(orderId);
    return call("POST", "/user/payment/verify-payment", { token: one.token, json });
  };
  const { body: returned } = await verify(late.id);
  expect([returned.status, returned.refund.amount]).toEqual(["PAYMENT_PENDING", 19_900]);

  await runAction(faster, "cancel");
  expect((await runAction(one, "keep")).status).toBe(200);
  const path = `/applications/${one.id}/pay`;
  expect((await post(path)).headers.location).toBe(path);
  const { payment, refund } = await application(one);
  expect((await page(path)).text).toContain(`name="order_id" value="${payment.orderId}"`);
  expect(payment).toMatchObject({ state: "open", at: null });
  expect(refund.amount).toBe(19_900);

  const { orderId: containing } = payment;
  await simulate("/faults", { provider: "payments", mode: "error", times: 99, containing });
  expect((await verify(containing)).body.payment).toMatchObject({
    state: "checking",
    attempt: { state: "pending" },
  });
});
