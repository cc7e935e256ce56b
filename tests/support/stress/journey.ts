import type { InArgs } from "@libsql/client/http";
import { SENDING_SECONDS } from "../../../worker/facts/messages/messages";
import { addSeconds } from "../../../worker/facts/times";
import { rightOption } from "../answer-key";
import { succeeded } from "../client";
import { timeAt } from "../clock";
import type { Job } from "../jobs";
import { createOrder, type SignedPayment } from "../payments";
import { applyWith, takeTest, testToken } from "../screening";
import type { Caller } from "./people";
import type { Reached } from "./product";

const PAST = "2026-01-01T00:00:00.000Z";

/** A candidate's application for a job, with the data for its next steps. */
export interface Applied {
  caller: Caller;
  job: Job;
  id: number;
  test: string;
}

export async function applyFor(product: Reached, caller: Caller, job: Job): Promise<Applied> {
  const { token, resumeId } = caller;
  const id = await applyWith(product, token, job.id, resumeId);
  return { caller, job, id, test: await testToken(product, token, job.id) };
}

/** Takes the test and passes it. */
export async function pass(product: Reached, { test }: Pick<Applied, "test">): Promise<void> {
  const { passed } = await takeTest(product, test, rightOption);
  if (!passed) throw new Error("The test was not passed");
}

export const askForOrder = (product: Reached, { caller, job, id }: Applied) =>
  createOrder(product, { token: caller.token, id }, job.applicationPrice * 100);

export const order = async (product: Reached, applied: Applied): Promise<string> =>
  (await succeeded(askForOrder(product, applied))).id;

/** The browser's return from the hosted page: a form post from another site, without a session. */
export const callback = (product: Reached, { id }: Applied, signed: SignedPayment) =>
  fetch(`${product.url}/payments/callback?application=${id}`, {
    method: "POST",
    body: new URLSearchParams({ ...signed }),
    redirect: "manual",
  });

/** Lets the holds of a job's unpaid applications lapse. */
export const lapseHolds = (product: Reached, jobId: number) =>
  product.query(
    "update applications set slot_expires_at = ? where job_id = ? and slot_state = 'held'",
    [PAST, jobId],
  );

// Leaves out an SMS whose claim has not ended, even if the product died while sending it: each try
// before then fails, and a few failures make a dead letter.
const UNCLAIMED = "(sms_at is not null or sms_claimed_at is null or sms_claimed_at < :claimed)";

const WAITING = [
  "update orders set next_check_at = :past where next_check_at is not null",
  "update payments set next_refund_at = :past where next_refund_at is not null",
  // A message without a failed try is due by its age, the others by the time of their next try.
  `update outbox set created_at = :past
    where handled_at is null and next_try_at is null and ${UNCLAIMED}`,
  `update outbox set next_try_at = :past
    where handled_at is null and next_try_at is not null and ${UNCLAIMED}`,
];

/** Makes waiting work due: queries to the provider, and messages not yet sent. */
export async function makeDue(product: Reached): Promise<void> {
  const claimed = addSeconds(timeAt(product.url), -SENDING_SECONDS);
  for (const statement of WAITING) {
    const args: InArgs = statement.includes(":claimed") ? { past: PAST, claimed } : { past: PAST };
    await product.query(statement, args);
  }
}
