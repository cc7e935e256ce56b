import { expect } from "vitest";
import type { Asked } from "../answer-key";
import { call, eventually, simulate, uploadResume } from "./person";
import { newJob, postJob, staffToken } from "./staff";

/** A job of the test's own with this price, posted by staff, and the questions of its test. */
export async function openJob(rupees: number, admin = staffToken()) {
  const job = await postJob(admin, { applicationPrice: rupees });
  return { job, questions: newJob().assessment.questions };
}

/** Uploads a resume and applies with it: the application's id. */
export async function apply(token: string, jobId: number): Promise<number> {
  const { body: resume } = await uploadResume(token);
  const applied = await call("POST", "/user/jobs/apply", {
    token,
    json: { jobId, resumeId: resume.id },
  });
  expect(applied.status).toBe(201);
  return applied.body.id;
}

/** Waits until the queue has opened the test: its token. */
export async function testOf(token: string, id: number): Promise<string> {
  const { body: application } = await eventually(
    () => call("GET", `/user/applications/${id}`, { token }),
    (answer) => answer.body.status === "TEST_PENDING",
  );
  const { body } = await call("GET", `/user/jobs/${application.jobId}/assessment-link`, { token });
  return new URL(body.link).pathname.split("/").pop() ?? "";
}

/** Gives the answer that `pick` chooses to the questions of a running test, or to some of them. */
export async function answer(test: string, pick: (asked: Asked) => number, from = 0, to = 100) {
  const { body } = await call("GET", `/user/assessments/${test}`);
  for (const asked of body.questions.slice(from, to)) {
    const saved = await call("PUT", `/user/assessments/${test}/answers`, {
      json: { question: asked.index, option: pick(asked) },
    });
    expect(saved.status).toBe(200);
  }
}

/** Takes a whole test: its result. */
export async function takeTest(test: string, pick: (asked: Asked) => number) {
  expect((await call("POST", `/user/assessments/${test}/start`)).status).toBe(200);
  await answer(test, pick);
  const done = await call("POST", `/user/assessments/${test}/submit`);
  expect(done.status).toBe(200);
  return done.body;
}

/** Pays an open order at the provider: what its checkout hands to the browser. */
export async function payAtProvider(orderId: string) {
  return simulate("/razorpay/sim/pay", { order_id: orderId, outcome: "success" });
}
