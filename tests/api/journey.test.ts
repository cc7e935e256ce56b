import { expect, test } from "vitest";
import { assessments } from "../../db/seed/assessments/index";
import { seedJobs } from "../../db/seed/index";
import { call, eventually, logIn, simulate, uploadResume } from "./person";

/** A job of the seed with this price and a free slot. */
async function openJob(price: (rupees: number) => boolean) {
  const { body } = await call("GET", "/user/jobs?limit=100");
  const job = body.find(
    (j: any) => price(j.applicationPrice) && j.maxApplicants - j.applicantsCount > 5,
  );
  const seed = seedJobs.find((s) => s.title === job.title && s.company === job.company);
  const test = assessments[seed?.assessment ?? ""];
  if (!test) throw new Error("The seed has no test for this job");
  return { job, questions: test.questions };
}

async function applyAndWait(token: string, jobId: number) {
  const { body: resume } = await uploadResume(token);
  const applied = await call("POST", "/user/jobs/apply", {
    token,
    json: { jobId, resumeId: resume.id },
  });
  expect(applied.status).toBe(201);
  await eventually(
    () => call("GET", `/user/applications/${applied.body.id}`, { token }),
    (answer) => answer.body.status === "TEST_PENDING",
  );
  const { body } = await call("GET", `/user/jobs/${jobId}/assessment-link`, { token });
  return {
    id: applied.body.id as number,
    test: new URL(body.link).pathname.split("/").pop() ?? "",
  };
}

async function takeTest(test: string, pick: (index: number) => number, count: number) {
  expect((await call("POST", `/user/assessments/${test}/start`)).status).toBe(200);
  for (let question = 0; question < count; question += 1) {
    const saved = await call("PUT", `/user/assessments/${test}/answers`, {
      json: { question, option: pick(question) },
    });
    expect(saved.status).toBe(200);
  }
  const done = await call("POST", `/user/assessments/${test}/submit`);
  expect(done.status).toBe(200);
  return done.body;
}

test("from a phone number to a confirmed slot", async () => {
  const { token, email } = await logIn();
  const { job, questions } = await openJob((rupees) => rupees === 199);
  const { id, test } = await applyAndWait(token, job.id);

  const held = await call("GET", `/user/jobs/${job.id}`, { token });
  expect(held.body.applicantsCount).toBe(job.applicantsCount + 1);
  expect(held.body.isApplied).toBe(true);

  const result = await takeTest(test, (i) => questions[i]?.answer ?? 0, questions.length);
  expect(result).toMatchObject({ passed: true, score: questions.length });

  const order = await call("POST", "/user/payment/create-order", {
    token,
    json: { amount: "19900", applicationId: id },
  });
  expect(order).toMatchObject({ status: 200, body: { amount: 19900, currency: "INR" } });
  const signed = await simulate("/razorpay/sim/pay", {
    order_id: order.body.id,
    outcome: "success",
  });
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

  const told = await eventually(
    () => call("GET", "/user/notifications", { token }),
    (answer) => answer.body.length === 3,
  );
  const titles = told.body.map((n: { notification: { title: string } }) => n.notification.title);
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
  const { job, questions } = await openJob((rupees) => rupees > 0);
  const { id, test } = await applyAndWait(token, job.id);
  const wrong = (i: number) => ((questions[i]?.answer ?? 0) + 1) % 4;
  expect(await takeTest(test, wrong, questions.length)).toMatchObject({ passed: false, score: 0 });
  const { body } = await call("GET", `/user/applications/${id}`, { token });
  expect(body).toMatchObject({ status: "TEST_FAILED", slot: { state: "released" } });
  const after = await call("GET", `/user/jobs/${job.id}`);
  expect(after.body.applicantsCount).toBe(job.applicantsCount);
});

test("a price of 0 confirms at once", async () => {
  const { token } = await logIn();
  const { job, questions } = await openJob((rupees) => rupees === 0);
  const { id, test } = await applyAndWait(token, job.id);
  await takeTest(test, (i) => questions[i]?.answer ?? 0, questions.length);
  const { body } = await call("GET", `/user/applications/${id}`, { token });
  expect(body).toMatchObject({ status: "PAYMENT_CONFIRMED", slot: { state: "confirmed" } });
});
