import { createHmac } from "node:crypto";
import { expect, inject, test } from "vitest";
import { RAZORPAY_KEYS } from "../../local/simulators/razorpay/keys";
import {
  type Applicant,
  application,
  applied,
  assessmentToken,
  order,
  paid,
  passed,
  refundsAtProvider,
  runAction,
} from "../support/api/applicant";
import { query } from "../support/api/database";
import { call } from "../support/api/product";
import { postJob, refund } from "../support/api/staff";
import { payAtProvider } from "../support/api/steps";
import { eventually } from "../support/eventually";

const job = await postJob({ maxApplicants: 100 });

const signatureOf = (body: string) =>
  createHmac("sha256", RAZORPAY_KEYS.RAZORPAY_WEBHOOK_SECRET).update(body).digest("hex");

const webhook = (body: string, id: string) =>
  fetch(`${inject("product")}/webhooks/razorpay`, {
    method: "POST",
    headers: { "X-Razorpay-Signature": signatureOf(body), "X-Razorpay-Event-Id": id },
    body,
  });

/** Sends a webhook with any content, signed with the provider's secret. */
async function sendEvent(event: string, payload: object, more: object = {}): Promise<void> {
  const body = JSON.stringify({ entity: "event", event, payload, ...more });
  const eventId = crypto.randomUUID();
  // The provider repeats an event until it gets a 200, so the repeat must get one too.
  for (let times = 0; times < 2; times += 1) {
    expect((await webhook(body, eventId)).status).toBe(200);
  }
  const waiting = `select count(*) as n from outbox where handled_at is null
    and kind in ('payment_event', 'refund_event') and payload like ?`;
  await eventually(
    () => query(waiting, [`%${idIn(payload)}%`]),
    ([row]) => Number(row?.n) === 0,
  );
}

test("a signed event with a very long id is refused and not stored", async () => {
  const long = "x".repeat(900_000);
  const payloads = [
    { payment: { entity: { order_id: `order_${long}` } } },
    { order: { entity: { id: `order_${long}` } } },
    { refund: { entity: { payment_id: `pay_${long}` } } },
    { dispute: { entity: { id: `disp_${long}` } } },
  ];
  for (const payload of payloads) {
    const id = crypto.randomUUID();
    const answer = await webhook(JSON.stringify({ event: "payment.captured", payload }), id);
    const kind = Object.keys(payload);
    expect([kind, answer.status]).toEqual([kind, 400]);
    expect(await query("select * from webhook_events where event_id = ?", [id])).toEqual([]);
  }
  const body = JSON.stringify({ event: "payment.captured", payload: {} });
  expect((await webhook(body, "e".repeat(1_000))).status).toBe(400);
});

test("a confirmation of a very long order id is refused by its length", async () => {
  const { token } = await applied(job.id);
  const json = {
    razorpay_order_id: `order_${"x".repeat(900_000)}`,
    razorpay_payment_id: "pay_R1a2B3c4D5e6F7",
    razorpay_signature: "0f6c1d",
  };
  const answer = await call("POST", "/user/payment/verify-payment", { token, json });
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ["razorpay_order_id"]]);
});

/** The id of the order or payment in a webhook's payload. */
function idIn(payload: object): string {
  const text = JSON.stringify(payload);
  return (/"(order_\w+)"/.exec(text) ?? /"(pay_\w+)"/.exec(text))?.[1] ?? "";
}

const callback = (search: string, form: Record<string, string>) =>
  fetch(`${inject("product")}/payments/callback${search}`, {
    method: "POST",
    body: new URLSearchParams(form),
    redirect: "manual",
  });

const pending = { status: "PAYMENT_PENDING", slot: { state: "held" } };

test("the amount, currency and account in a signed event are not trusted", async () => {
  const one = await passed(job.id);
  const { body: open } = await order(one);
  const entity = {
    id: "pay_Forged0000001",
    order_id: open.id,
    status: "captured",
    captured: true,
    amount: open.amount,
    currency: "INR",
  };
  await sendEvent("payment.captured", { payment: { entity } });
  await sendEvent("payment.captured", { payment: { entity: { ...entity, amount: 1 } } });
  await sendEvent("order.paid", { order: { entity: { id: open.id, status: "paid" } } });
  await sendEvent("payment.captured", { payment: { entity } }, { account_id: "acc_someone_else" });
  expect(await application(one)).toMatchObject(pending);
  expect(
    await query("select * from payments where provider_payment_id = 'pay_Forged0000001'"),
  ).toHaveLength(0);
});

test("a signed event about an unknown refund takes no slot away", async () => {
  const one = await paid(job.id);
  const refund = { id: "rfnd_Forged", payment_id: one.paymentId, status: "processed" };
  await sendEvent("refund.processed", { refund: { entity: refund } });
  expect(await application(one)).toMatchObject({
    status: "PAYMENT_CONFIRMED",
    payment: { state: "paid" },
  });
});

test("a refunded payment that is reported again buys nothing, and is refunded once", async () => {
  const one = await passed(job.id);
  const { body: open } = await order(one);
  const signed = await payAtProvider(open.id);
  const verify = () =>
    call("POST", "/user/payment/verify-payment", { token: one.token, json: signed });
  expect((await verify()).body.status).toBe("PAYMENT_CONFIRMED");
  await runAction(one, "cancel");
  for (const again of [await verify(), await verify()]) {
    expect(again).toMatchObject({ status: 200, body: { status: "REJECTED" } });
  }
  await callback(`?application=${one.id}`, signed);
  await eventually(
    () => refundsAtProvider(signed.razorpay_payment_id),
    (list) => list.length > 0,
  );
  expect(await refundsAtProvider(signed.razorpay_payment_id)).toHaveLength(1);
});

test("an empty answer is refused, and does not count as the first option", async () => {
  const test = `/user/assessments/${await assessmentToken(await applied(job.id))}`;
  await call("POST", `${test}/start`);
  for (const nothing of [null, "", false, [], {}, undefined]) {
    const json = { question: 0, option: nothing };
    expect((await call("PUT", `${test}/answers`, { json })).status).toBe(422);
    const other = { question: nothing, option: 0 };
    expect((await call("PUT", `${test}/answers`, { json: other })).status).toBe(422);
  }
  expect((await call("GET", test)).body.questions[0].chosen).toBeNull();
});

test("the return from the hosted page redirects only to applications", async () => {
  const [one, other] = [await passed(job.id), await passed(job.id)];
  const { body: open } = await order(one);
  const signed = await payAtProvider(open.id);
  expect((await fetch(`${inject("product")}/payments/callback?application=1`)).status).toBe(405);
  for (const strange of [
    "//evil.example",
    "1/../../evil",
    "https://evil.example",
    "",
    "%0d%0aX:y",
  ]) {
    const answer = await callback(`?application=${strange}`, { "error[code]": "BAD" });
    expect([strange, answer.status]).toEqual([strange, 404]);
  }
  // The application id in the URL does not matter: the order decides whose payment it is.
  const came = await callback(`?application=${other.id}`, signed);
  expect(came.headers.get("Location")).toBe(`/applications/${one.id}?payment=returned`);
  expect(await application(one)).toMatchObject({ status: "PAYMENT_CONFIRMED" });
  expect(await application(other)).toMatchObject(pending);
});

test("staff and candidate who refund one payment at once, ten times, refund it once", async () => {
  const race = async (): Promise<Applicant> => {
    const one = await paid(job.id);
    const answers = await Promise.all([
      runAction(one, "cancel"),
      refund(one.paymentId, one.id),
      runAction(one, "cancel"),
      refund(one.paymentId, one.id),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    await eventually(
      () => refundsAtProvider(one.paymentId),
      (list) => list.length > 0,
    );
    expect(await refundsAtProvider(one.paymentId)).toHaveLength(1);
    expect(await application(one)).toMatchObject({
      status: "REJECTED",
      slot: { state: "released" },
    });
    return one;
  };
  const people = await Promise.all(Array.from({ length: 10 }, race));
  const listed = people.map(({ id }) => id).join(",");
  const credits = await query(`select * from credits where application_id in (${listed})`);
  expect(credits).toHaveLength(0);
});
