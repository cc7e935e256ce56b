import { rightOption } from "../answer-key";
import type { Caller, Job } from "./people";
import type { Product } from "./product";

const PAST = "2026-01-01T00:00:00.000Z";

/** An application of someone for a job, with what its further steps need. */
export interface Applied {
  caller: Caller;
  job: Job;
  id: number;
  test: string;
}

async function must(answer: Promise<{ status: number; body: any }>): Promise<any> {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}

/** The token in the link of an application's test. */
export async function testLink(product: Product, { token }: Caller, jobId: number) {
  const { link } = await must(
    product.call("GET", `/user/jobs/${jobId}/assessment-link`, { token }),
  );
  return new URL(link).pathname.split("/").pop() ?? "";
}

export async function applyFor(product: Product, caller: Caller, job: Job): Promise<Applied> {
  const { token, resumeId } = caller;
  const json = { jobId: job.id, resumeId };
  const made = await must(product.call("POST", "/user/jobs/apply", { token, json }));
  return { caller, job, id: made.id, test: await testLink(product, caller, job.id) };
}

/** Takes the test and passes it. */
export async function pass(product: Product, { test }: Pick<Applied, "test">): Promise<void> {
  const path = `/user/assessments/${test}`;
  const { questions } = await must(product.call("POST", `${path}/start`));
  const json = { question: 0, option: rightOption(questions[0]) };
  await must(product.call("PUT", `${path}/answers`, { json }));
  const { passed } = await must(product.call("POST", `${path}/submit`));
  if (!passed) throw new Error("The test was not passed");
}

export const askForOrder = (product: Product, { caller, job, id }: Applied) =>
  product.call("POST", "/user/payment/create-order", {
    token: caller.token,
    json: { amount: String(job.applicationPrice * 100), applicationId: id },
  });

export const order = async (product: Product, applied: Applied): Promise<string> =>
  (await must(askForOrder(product, applied))).id;

/** What the provider's checkout hands to the browser after a payment that went through. */
export interface Signed {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

export const payAtProvider = (product: Product, orderId: string): Promise<Signed> =>
  product.simulate("/razorpay/sim/pay", { order_id: orderId, outcome: "success" });

export const failAtProvider = (product: Product, orderId: string) =>
  product.simulate("/razorpay/sim/pay", { order_id: orderId, outcome: "failure" });

export const verify = (product: Product, { token }: Caller, signed: Signed) =>
  product.call("POST", "/user/payment/verify-payment", { token, json: signed });

/** The browser's return from the hosted page: a form from another site, without a session. */
export const callback = (product: Product, { id }: Applied, signed: Signed) =>
  fetch(`${product.url}/payments/callback?application=${id}`, {
    method: "POST",
    body: new URLSearchParams({ ...signed }),
    redirect: "manual",
  });

/** Lets the holds of a job's unpaid applications run out. */
export const lapseHolds = (product: Product, jobId: number) =>
  product.query(
    "update applications set slot_expires_at = ? where job_id = ? and slot_state = 'held'",
    [PAST, jobId],
  );

const WAITING = [
  "update orders set next_check_at = ? where next_check_at is not null",
  "update payments set next_refund_at = ? where next_refund_at is not null",
  // What nobody has tried yet is due by its age, what failed by the time of its next try.
  "update outbox set created_at = ? where handled_at is null and next_try_at is null",
  "update outbox set next_try_at = ? where handled_at is null and next_try_at is not null",
];

/** Lets what waits for its time be due: questions to the provider, and messages not yet sent. */
export async function makeDue(product: Product): Promise<void> {
  for (const statement of WAITING) await product.query(statement, [PAST]);
}
