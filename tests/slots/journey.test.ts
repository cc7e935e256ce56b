import { expect, test } from "vitest";
import { rightOption, wrongOption } from "../support/answer-key";
import { logIn } from "../support/api/people";
import { call, simulate } from "../support/api/product";
import { apply, openedTest, openJob, payAtProvider, takeTest } from "../support/api/steps";
import { eventually } from "../support/eventually";

test("a candidate gets from a phone number to a confirmed slot", async () => {
  const { token, email } = await logIn();
  const { job, questions } = await openJob(199);
  const id = await apply(token, job.id);
  const test = await openedTest(token, id);

  const jobAnswer = await call("GET", `/user/jobs/${job.id}`, { token });
  expect(jobAnswer.body.applicantsCount).toBe(job.applicantsCount + 1);
  expect(jobAnswer.body.isApplied).toBe(true);

  const result = await takeTest(test, rightOption);
  expect(result).toMatchObject({ passed: true, score: questions.length });

  const order = await call("POST", "/user/payment/create-order", {
    token,
    json: { amount: "19900", applicationId: id },
  });
  expect(order).toMatchObject({ status: 200, body: { amount: 19900, currency: "INR" } });
  const signed = await payAtProvider(order.body.id);
  const verified = await call("POST", "/user/payment/verify-payment", { token, json: signed });
  expect(verified.body).toMatchObject({
    status: "PAYMENT_CONFIRMED",
    slot: { state: "confirmed", expiresAt: null },
    payment: { state: "paid", amount: 19900 },
  });
  expect(verified.body.history.map((h: { status: string }) => h.status)).toEqual([
    "APPLIED",
    "TEST_PENDING",
    "TEST_COMPLETED",
    "TEST_PASSED",
    "PAYMENT_PENDING",
    "PAYMENT_CONFIRMED",
  ]);

  const notified = await eventually(
    () => call("GET", "/user/notifications", { token }),
    (answer) => answer.body.length === 3,
  );
  const titles = notified.body.map(
    (n: { notification: { title: string } }) => n.notification.title,
  );
  expect(titles.sort()).toEqual([
    "Applied: take the free test",
    "Slot confirmed",
    "You passed the test",
  ]);
  const mail = await eventually(
    () => simulate(`/inbox/email?to=${email}`),
    (list) => list.length === 3,
  );
  expect(mail.map((m: { subject: string }) => m.subject).sort()).toEqual(titles.sort());
});

test("failing the test releases the slot and charges nothing", async () => {
  const { token } = await logIn();
  const { job } = await openJob(199);
  const id = await apply(token, job.id);
  const result = await takeTest(await openedTest(token, id), wrongOption);
  expect(result).toMatchObject({ passed: false, score: null, feedback: { band: "below" } });
  const { body } = await call("GET", `/user/applications/${id}`, { token });
  expect(body).toMatchObject({ status: "TEST_FAILED", slot: { state: "released" } });
  const after = await call("GET", `/user/jobs/${job.id}`);
  expect(after.body.applicantsCount).toBe(job.applicantsCount);
});

test("a job with a price of 0 confirms the slot at once", async () => {
  const { token } = await logIn();
  const { job } = await openJob(0);
  const id = await apply(token, job.id);
  await takeTest(await openedTest(token, id), rightOption);
  const { body } = await call("GET", `/user/applications/${id}`, { token });
  expect(body).toMatchObject({ status: "PAYMENT_CONFIRMED", slot: { state: "confirmed" } });
});
