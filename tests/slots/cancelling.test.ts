import { expect, test } from "vitest";
import {
  application,
  applied,
  assessmentToken,
  hold,
  inHours,
  paid,
  passed,
  refundsAtProvider,
  runAction,
  setDaysAgo,
  setInterview,
  subjects,
} from "../support/api/applicant";
import { query } from "../support/api/database";
import { call } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { eventually } from "../support/eventually";
import { bookable } from "../support/interview-times";

const job = await postJob({ maxApplicants: 100 });

test("cancelling before payment releases the slot and costs nothing", async () => {
  const small = await postJob({ maxApplicants: 1 });
  const one = await applied(small.id);
  expect((await application(one)).choices.cancel).toBe("nothing");
  const { status, body } = await runAction(one, "cancel");
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: "REJECTED",
    closedBecause: "candidate_cancelled",
    slot: { state: "released", expiresAt: null },
    choices: { cancel: null, refund: false, useCredit: false },
  });
  expect(body.refund).toBeUndefined();
  expect((await runAction(one, "cancel")).body.history).toEqual(body.history);
  await applied(small.id);
});

test("cancelling while the queue opens the test cancels the application", async () => {
  const wide = await postJob({ maxApplicants: 20 });
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const { status, body } = await runAction(await applied(wide.id), "cancel");
      return `${status} ${body.code ?? body.status}`;
    }),
  );
  expect(new Set(answers)).toEqual(new Set(["200 REJECTED"]));
});

test("cancelling the application ends its running test", async () => {
  const one = await applied(job.id);
  const test = await assessmentToken(one);
  await call("POST", `/user/assessments/${test}/start`);
  expect((await runAction(one, "cancel")).status).toBe(200);
  const answer = { question: 0, option: 0 };
  const late = await call("PUT", `/user/assessments/${test}/answers`, { json: answer });
  expect(late).toMatchObject({ status: 409, body: { code: "test_over" } });
  const page = await call("POST", `/user/assessments/${test}/submit`);
  expect(page.body).toMatchObject({ canStart: false, score: null, passed: null });
  expect(await application(one)).toMatchObject({ closedBecause: "candidate_cancelled" });
});

test("cancelling without a date refunds all of the money through to the bank", async () => {
  const one = await paid(job.id);
  const { body } = await runAction(one, "cancel");
  expect(body).toMatchObject({
    status: "REJECTED",
    closedBecause: "candidate_cancelled",
    refund: { state: "due", amount: 19900 },
    slot: { state: "released" },
  });
  const after = await eventually(
    () => application(one),
    (candidateView) => candidateView.refund.state === "done",
  );
  const [refund] = await refundsAtProvider(one.paymentId);
  expect(after.refund).toMatchObject({ amount: 19900, reference: refund?.id });
  expect(after.payment).toMatchObject({ state: "refunded", reference: one.paymentId });
  expect(after.refund.doneAt).not.toBeNull();
  const mails = await eventually(
    () => subjects(one.email),
    (list) => list.includes("Your refund is done"),
  );
  expect(mails.filter((subject) => /money|refund/.test(subject)).sort()).toEqual([
    "Your money is on its way back",
    "Your refund is done",
  ]);
});

test("cancelling refunds until 48 hours ahead, then gives a credit, and later nothing", async () => {
  const [early, late] = [await paid(job.id), await paid(job.id)];
  await setInterview(early.id, inHours(48.01));
  await setInterview(late.id, inHours(47.99));
  await setDaysAgo(late);
  expect((await runAction(early, "cancel")).body.refund).toMatchObject({ amount: 19900 });
  const { body } = await runAction(late, "cancel");
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
    (mails) => mails.includes("Your next interview costs ₹0"),
  );
});

test("a candidate whose interview the employer cancelled can wait or take the money", async () => {
  const one = await paid(job.id);
  const { body: interview } = await setInterview(one.id, inHours(20));
  expect((await runAction(one, "refund")).body.code).toBe("not_refundable");
  const cancel = (token = staffToken()) =>
    call("POST", `/ops/interviews/${interview.id}/cancel`, { token });
  expect((await cancel()).body.state).toBe("cancelled");
  expect((await cancel()).status).toBe(200);
  expect(await application(one)).toMatchObject({
    status: "PAYMENT_CONFIRMED",
    slot: { state: "confirmed" },
    interview: { state: "cancelled" },
    choices: { cancel: "refund", refund: true },
  });
  const { body } = await runAction(one, "refund");
  expect(body).toMatchObject({
    status: "REJECTED",
    closedBecause: "employer_cancelled",
    refund: { amount: 19900 },
  });
  expect((await runAction(one, "refund")).status).toBe(200);
  await eventually(
    () => refundsAtProvider(one.paymentId),
    (list) => list.length === 1,
  );
});

test("a candidate can refuse a moved date for the money, and a new date after a cancelled one", async () => {
  const one = await paid(job.id);
  const { body: interview } = await setInterview(one.id, inHours(20));
  await call("PATCH", `/ops/interviews/${interview.id}`, {
    token: staffToken(),
    json: { at: bookable(inHours(30)) },
  });
  expect((await application(one)).choices).toMatchObject({ cancel: "refund", refund: true });
  expect((await runAction(one, "refund")).body.closedBecause).toBe("employer_cancelled");
});

test("cancelling while an interview is set returns what fits the one that came first", async () => {
  const one = await paid(job.id);
  const [set, ...cancelled] = await Promise.all([
    setInterview(one.id, inHours(5)),
    runAction(one, "cancel"),
    runAction(one, "cancel"),
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
  // In either order, a date that staff set this late keeps the full refund open.
  expect(after.closedBecause).toBe("candidate_cancelled");
  expect(credits).toEqual([]);
  expect(after.refund).toMatchObject({ amount: 19_900 });
});

test("another's application is 404, and an ended one can't be cancelled", async () => {
  const [one, other] = [await passed(job.id), await passed(job.id)];
  for (const verb of ["cancel", "refund", "use-credit"]) {
    expect((await runAction({ ...one, token: other.token }, verb)).status).toBe(404);
    expect((await call("POST", `/user/applications/${one.id}/${verb}`)).status).toBe(401);
  }
  expect((await runAction(one, "use-credit")).body.code).toBe("no_credit");
});

test("support can't open a refund by cancelling or moving inside 48 hours, and an admin can", async () => {
  const support = staffToken("support");
  const one = await paid(job.id);
  const { body: interview } = await setInterview(one.id, inHours(60));
  const path = `/ops/interviews/${interview.id}`;
  const move = (token: string, json: object) => call("PATCH", path, { token, json });
  const soon = await move(support, { at: bookable(inHours(37)) });
  expect(soon).toMatchObject({ status: 403, body: { code: "forbidden" } });
  expect(soon.body.message).toContain("An admin must do this.");
  expect((await move(support, { at: bookable(inHours(49)), place: "MG Road" })).status).toBe(200);
  const other = await paid(job.id);
  const { body: near } = await setInterview(other.id, inHours(47));
  await setDaysAgo(other);
  const cancel = (token: string) => call("POST", `/ops/interviews/${near.id}/cancel`, { token });
  expect((await cancel(support)).status).toBe(403);
  expect((await application(other)).choices).toMatchObject({ cancel: "credit", refund: false });
  const words = { token: support, json: { place: "Gate 2" } };
  expect((await call("PATCH", `/ops/interviews/${near.id}`, words)).status).toBe(200);
  expect((await cancel(staffToken())).status).toBe(200);
  const { body: audit } = await call("GET", "/ops/audit?limit=100", { token: support });
  expect(audit).toContainEqual(
    expect.objectContaining({ staff: "Asha", action: "interview.cancel", subject: `${near.id}` }),
  );
  // For an employer-paid job, cancelling moves no money.
  const free = await passed((await postJob({ applicationPrice: 0 })).id);
  const { body: unpaid } = await setInterview(free.id, inHours(9));
  const gone = await call("POST", `/ops/interviews/${unpaid.id}/cancel`, { token: support });
  expect(gone.status).toBe(200);
});

test("cancelling after an interview was held returns nothing, and the slot stays used", async () => {
  const small = await postJob({ maxApplicants: 1 });
  const one = await paid(small.id);
  const { body: first } = await setInterview(one.id, inHours(60), { round: 1 });
  await query("update interviews set at = ? where id = ?", [inHours(-0.5), first.id]);
  expect((await application(one)).choices.cancel).toBeNull();
  expect((await runAction(one, "cancel")).body.code).toBe("not_cancellable");
  await query("update interviews set at = ? where id = ?", [inHours(-1), first.id]);
  // The interview is over, but its outcome is not known yet.
  expect((await application(one)).choices.cancel).toBeNull();
  await hold(one);
  expect((await application(one)).choices.cancel).toBe("nothing");
  const { body: second } = await setInterview(one.id, inHours(90), { round: 2 });
  expect((await application(one)).choices).toMatchObject({ cancel: "nothing", refund: false });
  const cancel = (token: string) => call("POST", `/ops/interviews/${second.id}/cancel`, { token });
  expect((await cancel(staffToken("support"))).status).toBe(403);
  expect((await cancel(staffToken())).status).toBe(200);
  // Because the employer cancelled round 2, a full refund
  // can be asked for, but cancelling returns nothing.
  expect((await application(one)).choices).toMatchObject({ cancel: "nothing", refund: true });
  expect((await runAction(one, "cancel")).body).toMatchObject({
    status: "REJECTED",
    closedBecause: "candidate_cancelled",
    slot: { state: "confirmed" },
    payment: { state: "paid" },
  });
  expect((await call("GET", "/user/credits", { token: one.token })).body).toEqual([]);
  expect(await refundsAtProvider(one.paymentId)).toEqual([]);
  const { body: full } = await call("GET", `/user/jobs/${small.id}`);
  expect(full.applicantsCount).toBe(1);
});
