import { expect, test } from "vitest";
import {
  act,
  application,
  applied,
  assessmentToken,
  inHours,
  paid,
  passed,
  postJob,
  refundsAtProvider,
  setInterview,
  subjects,
} from "./applicant";
import { call, eventually } from "./person";
import { staffToken } from "./staff";

const job = await postJob({ maxApplicants: 100 });

test("before payment, cancelling gives up the slot and costs nothing", async () => {
  const small = await postJob({ maxApplicants: 1 });
  const one = await applied(small.id);
  expect((await application(one)).choices.cancel).toBe("nothing");
  const { status, body } = await act(one, "cancel");
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: "REJECTED",
    closedBecause: "candidate_cancelled",
    slot: { state: "released", expiresAt: null },
    choices: { cancel: null, refund: false, useCredit: false },
  });
  expect(body.refund).toBeUndefined();
  expect((await act(one, "cancel")).body.history).toEqual(body.history);
  await applied(small.id);
});

test("cancelling in the moment in which the queue opens the test cancels all the same", async () => {
  const wide = await postJob({ maxApplicants: 20 });
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const { status, body } = await act(await applied(wide.id), "cancel");
      return `${status} ${body.code ?? body.status}`;
    }),
  );
  expect(new Set(answers)).toEqual(new Set(["200 REJECTED"]));
});

test("a test that runs ends with its application", async () => {
  const one = await applied(job.id);
  const test = await assessmentToken(one);
  await call("POST", `/user/assessments/${test}/start`);
  expect((await act(one, "cancel")).status).toBe(200);
  const answer = { question: 0, option: 0 };
  const late = await call("PUT", `/user/assessments/${test}/answers`, { json: answer });
  expect(late).toMatchObject({ status: 409, body: { code: "test_over" } });
  const page = await call("POST", `/user/assessments/${test}/submit`);
  expect(page.body).toMatchObject({ canStart: false, score: null, passed: null });
  expect(await application(one)).toMatchObject({ closedBecause: "candidate_cancelled" });
});

test("with no date set all of the money goes back, and the bank has it in the end", async () => {
  const one = await paid(job.id);
  const { body } = await act(one, "cancel");
  expect(body).toMatchObject({
    status: "REJECTED",
    closedBecause: "candidate_cancelled",
    refund: { state: "due", amount: 19900 },
    slot: { state: "released" },
  });
  const after = await eventually(
    () => application(one),
    (found) => found.refund.state === "done",
  );
  const [refund] = await refundsAtProvider(one.paymentId);
  expect(after.refund).toMatchObject({ amount: 19900, reference: refund?.id });
  expect(after.payment).toMatchObject({ state: "refunded", reference: one.paymentId });
  expect(after.refund.doneAt).not.toBeNull();
  const told = await eventually(
    () => subjects(one.email),
    (list) => list.includes("Your refund is done"),
  );
  expect(told.filter((subject) => /money|refund/.test(subject)).sort()).toEqual([
    "Your money is on its way back",
    "Your refund is done",
  ]);
});

test("48 hours before it is a full refund, later a credit, afterwards nothing", async () => {
  const [early, late] = [await paid(job.id), await paid(job.id)];
  await setInterview(early.id, inHours(48.01));
  await setInterview(late.id, inHours(47.99));
  expect((await act(early, "cancel")).body.refund).toMatchObject({ amount: 19900 });
  const { body } = await act(late, "cancel");
  expect(body.refund).toBeUndefined();
  expect(body).toMatchObject({
    closedBecause: "candidate_cancelled",
    payment: { state: "paid" },
    interview: { state: "cancelled" },
  });
  const credits = await call("GET", "/user/credits", { token: late.token });
  expect(credits.body).toMatchObject([{ applicationId: late.id, company: "Kaveri Care" }]);
  expect((await call("GET", "/user/credits", { token: early.token })).body).toEqual([]);
  expect(await refundsAtProvider(late.paymentId)).toEqual([]);
  await eventually(
    () => subjects(late.email),
    (told) => told.includes("You have a credit for your next slot"),
  );
});

test("the employer cancels: wait, or take the money", async () => {
  const one = await paid(job.id);
  const { body: interview } = await setInterview(one.id, inHours(20));
  expect((await act(one, "refund")).body.code).toBe("not_refundable");
  const token = staffToken("support");
  const cancel = () => call("POST", `/ops/interviews/${interview.id}/cancel`, { token });
  expect((await cancel()).body.state).toBe("cancelled");
  expect((await cancel()).status).toBe(200);
  expect(await application(one)).toMatchObject({
    status: "PAYMENT_CONFIRMED",
    slot: { state: "confirmed" },
    interview: { state: "cancelled" },
    choices: { cancel: "refund", refund: true },
  });
  const { body } = await act(one, "refund");
  expect(body).toMatchObject({
    status: "REJECTED",
    closedBecause: "employer_cancelled",
    refund: { amount: 19900 },
  });
  expect((await act(one, "refund")).status).toBe(200);
  await eventually(
    () => refundsAtProvider(one.paymentId),
    (list) => list.length === 1,
  );
});

test("a moved date may be refused for the money; a new one after a cancelled one too", async () => {
  const one = await paid(job.id);
  const { body: interview } = await setInterview(one.id, inHours(20));
  await call("PATCH", `/ops/interviews/${interview.id}`, {
    token: staffToken("support"),
    json: { at: inHours(30) },
  });
  expect((await application(one)).choices).toMatchObject({ cancel: "credit", refund: true });
  expect((await act(one, "refund")).body.closedBecause).toBe("employer_cancelled");
});

test("cancelling and an interview set in the same moment: what comes back fits what was first", async () => {
  const one = await paid(job.id);
  const [set, ...cancelled] = await Promise.all([
    setInterview(one.id, inHours(5)),
    act(one, "cancel"),
    act(one, "cancel"),
  ]);
  const after = await application(one);
  const { body: credits } = await call("GET", "/user/credits", { token: one.token });
  if (cancelled.every(({ status }) => status === 409)) {
    expect(set.status).toBe(201);
    expect(after).toMatchObject({
      status: "INTERVIEW_SCHEDULED",
      interview: { state: "scheduled" },
    });
    return;
  }
  expect(after.closedBecause).toBe("candidate_cancelled");
  // A date stood before it was cancelled: then it was late, else in time.
  expect(credits.length).toBe(set.status === 201 ? 1 : 0);
  expect(after.refund === undefined).toBe(set.status === 201);
});

test("another's application is unknown, and what ended can't be cancelled", async () => {
  const [one, other] = [await passed(job.id), await passed(job.id)];
  for (const verb of ["cancel", "refund", "use-credit"]) {
    expect((await act({ ...one, token: other.token }, verb)).status).toBe(404);
    expect((await call("POST", `/user/applications/${one.id}/${verb}`)).status).toBe(401);
  }
  expect((await act(one, "use-credit")).body.code).toBe("no_credit");
});
