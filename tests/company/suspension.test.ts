import { expect, test } from "vitest";
import { rightOption } from "../support/answer-key";
import {
  type Applicant,
  application,
  applied,
  assessmentToken,
  hold,
  inHours,
  order,
  paid,
  passed,
  refundsAtProvider,
  runAction,
  setInterview,
} from "../support/api/applicant";
import { byStaff, giveJob, verified } from "../support/api/companies";
import { query } from "../support/api/database";
import { logIn, uploadResume } from "../support/api/people";
import { call, runSchedule } from "../support/api/product";
import { postJob } from "../support/api/staff";
import { payAtProvider, takeTest } from "../support/api/steps";
import { eventually } from "../support/eventually";

const REASON = { reason: "Nobody was met at the address." };

/** A verified company with a job. */
async function hiring() {
  const company = await verified();
  const job = await postJob({ maxApplicants: 9 });
  await giveJob(company.id, job.id);
  const act = (name: "suspend" | "resume") =>
    byStaff("POST", `/companies/${company.id}/${name}`, name === "suspend" ? REASON : undefined);
  return { ...company, job: job.id, act };
}
/** A credit for `to`, paid for by the payment of `from`. */
const giveCredit = (to: Applicant, from: Applicant) =>
  query(
    `insert into credits (user_id, payment_id, application_id, state, created_at)
      select applications.user_id, payments.id, payments.application_id, 'available', ?
      from applications, payments where applications.id = ? and payments.application_id = ?`,
    [inHours(0), to.id, from.id],
  );
const codeOf = async (answer: ReturnType<typeof call>) => (await answer).body.code;

test("a suspended company's jobs accept no claim, test, order or interview, and open again later", async () => {
  const { job, act } = await hiring();
  const atTest = await applied(job);
  const atPayment = await passed(job);
  const slow = await passed(job);
  const waiting = await paid(job);
  const free = await passed(job);
  await query("update applications set price = 0 where id = ?", [free.id]);
  const credited = await passed(job);
  await giveCredit(credited, waiting);
  const interviewee = await paid(job);
  const { body: interview } = await setInterview(interviewee.id, inHours(72));
  await hold(interviewee);
  const test = await assessmentToken(atTest);
  const { body: open } = await order(slow);
  const { body: suspended } = await act("suspend");
  expect(suspended).toMatchObject({ state: "suspended", stateReason: REASON.reason });
  expect((await act("suspend")).body.suspendedAt).toBe(suspended.suspendedAt);
  const { token } = await logIn();
  const resumeId = (await uploadResume(token)).body.id;
  const apply = () => call("POST", "/user/jobs/apply", { token, json: { jobId: job, resumeId } });
  expect(await codeOf(apply())).toBe("company_suspended");
  expect(await codeOf(call("POST", `/user/assessments/${test}/start`))).toBe("company_suspended");
  expect(await codeOf(order(atPayment))).toBe("company_suspended");
  expect(await codeOf(runAction(free, "claim"))).toBe("company_suspended");
  // A candidate who has not paid can't pay any more.
  expect(await codeOf(runAction(credited, "use-credit"))).toBe("not_at_payment");
  expect(await codeOf(setInterview(waiting.id, inHours(72)))).toBe("company_suspended");
  const change = () => byStaff("PATCH", `/interviews/${interview.id}`, { place: "Gate 9" });
  expect(await codeOf(change())).toBe("company_suspended");

  // The money of an open order is refunded automatically.
  const signed = await payAtProvider(open.id);
  await call("POST", "/user/payment/verify-payment", { token: slow.token, json: signed });
  const [refund] = await eventually(
    () => refundsAtProvider(signed.razorpay_payment_id),
    (refunds) => refunds.length > 0,
  );
  expect(refund?.amount).toBe(19_900);
  expect(await application(slow)).toMatchObject({ status: "PAYMENT_PENDING" });

  expect((await act("resume")).body).toMatchObject({ state: "verified", stateReason: null });
  expect((await apply()).status).toBe(201);
  await takeTest(test, rightOption);
  expect(await codeOf(order(atPayment))).toBe("not_at_payment");
  for (const one of [atPayment, credited])
    expect((await runAction(one, "claim")).body.status).toBe("PAYMENT_CONFIRMED");
});

test("coming interviews are cancelled as by the employer, and after a week all money goes back", async () => {
  const { id, job, act } = await hiring();
  const one = await paid(job);
  const waiting = await paid(job);
  await setInterview(one.id, inHours(72));
  const path = `/companies/${id}/suspend`;
  const { body: preview } = await byStaff("POST", path, { ...REASON, dryRun: true });
  expect(preview).toMatchObject({ people: 2, paise: 39_800 });
  expect(preview.messages).toMatchObject([
    { channel: "app", text: expect.stringContaining("is cancelled") },
    { channel: "email", to: one.email },
    { channel: "sms", to: one.phone },
  ]);
  expect((await byStaff("GET", `/companies/${id}`)).body.state).toBe("verified");
  await act("suspend");
  const cancelled = await eventually(
    () => application(one),
    ({ status }) => status === "PAYMENT_CONFIRMED",
  );
  expect(cancelled.interview.state).toBe("cancelled");
  expect((await runAction(one, "refund")).status).toBe(200);
  await runSchedule();
  expect((await application(waiting)).status).toBe("PAYMENT_CONFIRMED");
  await query("update companies set suspended_at = ? where id = ?", [inHours(-24 * 7 - 1), id]);
  await runSchedule();
  const ended = await eventually(
    () => application(waiting),
    ({ status }) => status === "REJECTED",
  );
  expect(ended).toMatchObject({ closedBecause: "job_withdrawn" });
  await eventually(
    () => refundsAtProvider(waiting.paymentId),
    (refunds) => refunds.length > 0,
  );
});
