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
  setInterview,
} from "../support/api/applicant";
import { query } from "../support/api/database";
import { logIn, uploadResume } from "../support/api/people";
import { call } from "../support/api/product";
import { postJob } from "../support/api/staff";
import { answerTest, payAtProvider, takeTest } from "../support/api/steps";

const MINUTE_MS = 60_000;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString();

/** Sets the end of an application's hold to so many minutes ago. */
const ended = ({ id }: Applicant, minutes: number) =>
  query("update applications set slot_expires_at = ? where id = ?", [minutesAgo(minutes), id]);

const minutesLeft = async (one: Applicant) =>
  (Date.parse((await application(one)).slot.expiresAt) - Date.now()) / MINUTE_MS;

test("an order claims a lapsed slot again once, and afterwards it is open to others for an hour", async () => {
  const one = await passed((await postJob({ maxApplicants: 1 })).id);
  await ended(one, 5);
  expect((await order(one)).status).toBe(200);
  expect(await minutesLeft(one)).toBeCloseTo(20, 0);
  // The time to pay is over: the same person can't block the slot again right away.
  await ended(one, 0);
  const refused = await order(one);
  expect(refused).toMatchObject({ status: 409, body: { code: "reclaim_too_soon" } });
  expect(refused.body.message).toMatch(/Others can take the slot until .+ [ap]m\./);
  const { slot } = await application(one);
  expect(slot.state).toBe("released");
  expect((Date.parse(slot.againFrom) - Date.now()) / MINUTE_MS).toBeCloseTo(60, 0);
  await ended(one, 59);
  expect((await order(one)).body.code).toBe("reclaim_too_soon");
  await ended(one, 60);
  expect((await application(one)).slot.againFrom).toBeNull();
  expect((await order(one)).status).toBe(200);
  await ended(one, 0);
  expect((await order(one)).body.code).toBe("reclaim_too_soon");
});

test("a candidate who orders again and again can't keep the last slot from others", async () => {
  const job = await postJob({ maxApplicants: 1 });
  const greedy = await passed(job.id);
  await ended(greedy, 1);
  await Promise.all([order(greedy), order(greedy), order(greedy)]);
  await ended(greedy, 0);
  await Promise.all([order(greedy), order(greedy), order(greedy)]);
  const other = await applied(job.id);
  expect((await application(other)).slot.state).toBe("held");
  await ended(greedy, 60);
  expect((await order(greedy)).body.code).toBe("no_slots_left");
});

test("asking for an order extends a short hold to 20 minutes, once, and never shortens one", async () => {
  const one = await passed((await postJob()).id);
  expect((await order(one)).status).toBe(200);
  expect(await minutesLeft(one)).toBeCloseTo(24 * 60, 0);
  await ended(one, -3);
  await order(one);
  expect(await minutesLeft(one)).toBeCloseTo(20, 0);
  await ended(one, -3);
  await order(one);
  expect(await minutesLeft(one)).toBeCloseTo(3, 0);
});

test("a payment after the time to pay confirms the slot if it is still free", async () => {
  const one = await passed((await postJob()).id);
  await ended(one, 1);
  const { body: open } = await order(one);
  await ended(one, 1);
  const answer = await call("POST", "/user/payment/verify-payment", {
    token: one.token,
    json: await payAtProvider(open.id),
  });
  expect(answer.body).toMatchObject({
    status: "PAYMENT_CONFIRMED",
    slot: { state: "confirmed", againFrom: null },
  });
});

test("a number without a confirmed slot holds 5 unpaid slots, then 20; lapsed holds do not count", async () => {
  const jobs = await Promise.all(Array.from({ length: 8 }, () => postJob({ maxApplicants: 9 })));
  const [first, ...rest] = jobs.map(({ id }) => id);
  const someone = await logIn();
  const one = await applied(first as number, someone);
  const applications = [one];
  for (const job of rest.slice(0, 4)) applications.push(await applied(job, someone));
  const apply = async (job: number) => {
    const { body } = await call("GET", "/user/resume", { token: someone.token });
    return call("POST", "/user/jobs/apply", {
      token: someone.token,
      json: { jobId: job, resumeId: body[0].id },
    });
  };
  const sixth = await apply(rest[4] as number);
  expect(sixth).toMatchObject({ status: 409, body: { code: "too_many_holds" } });
  expect(sixth.body.message).toBe(
    "We keep 5 unpaid slots for you. Pay for one or cancel one first.",
  );
  // The limit also holds for a lapsed application whose test is started again.
  await ended(one, 1);
  expect((await apply(rest[4] as number)).status).toBe(201);
  const started = await call("POST", `/user/assessments/${await assessmentToken(one)}/start`);
  expect(started.body.code).toBe("too_many_holds");
  await query(
    `insert into application_history (application_id, seq, transition_id, status, at)
      values (?, 99, ?, 'PAYMENT_CONFIRMED', ?)`,
    [one.id, crypto.randomUUID(), minutesAgo(1)],
  );
  expect((await apply(rest[5] as number)).status).toBe(201);
});

test("a free slot keeps the limit at 5 unpaid slots until an interview was held or a slot was paid", async () => {
  const free = await postJob({ applicationPrice: 0 });
  const paidJob = await postJob();
  const jobs = await Promise.all(Array.from({ length: 7 }, () => postJob({ maxApplicants: 9 })));
  const [first, second, ...rest] = jobs.map(({ id }) => id);
  const withFive = async (someone: Applicant) => {
    for (const job of rest) await applied(job, someone);
    const { token } = someone;
    const { body } = await call("GET", "/user/resume", { token });
    return (jobId?: number) =>
      call("POST", "/user/jobs/apply", { token, json: { jobId, resumeId: body[0].id } });
  };
  const guest = await passed(free.id);
  expect(await application(guest)).toMatchObject({ status: "PAYMENT_CONFIRMED" });
  const apply = await withFive(guest);
  expect(await apply(first)).toMatchObject({ status: 409, body: { code: "too_many_holds" } });
  await setInterview(guest.id, inHours(30));
  expect(await apply(first)).toMatchObject({ status: 409, body: { code: "too_many_holds" } });
  await hold(guest);
  expect((await apply(first)).status).toBe(201);

  const applyAsPayer = await withFive(await paid(paidJob.id));
  expect((await applyAsPayer(second)).status).toBe(201);
});

test("new numbers can hold only a part of a company's jobs", async () => {
  const jobs = await Promise.all(Array.from({ length: 12 }, () => postJob({ maxApplicants: 1 })));
  const takenCounts = await Promise.all(
    [await logIn(), await logIn()].map(async ({ token }) => {
      const { body: resume } = await uploadResume(token);
      const apply = (jobId: number) =>
        call("POST", "/user/jobs/apply", { token, json: { jobId, resumeId: resume.id } });
      const statuses: number[] = [];
      // One person may have only a few parallel calls, so send them one by one.
      for (const { id } of jobs) statuses.push((await apply(id)).status);
      return statuses.filter((status) => status === 201).length;
    }),
  );
  expect(takenCounts).toEqual([5, 5]);
});

test("one person can send 60 applications a day, and is told how long to wait", async () => {
  const { token } = await logIn();
  const { body: resume } = await uploadResume(token);
  const { id: jobId } = await postJob();
  const apply = () =>
    call("POST", "/user/jobs/apply", { token, json: { jobId, resumeId: resume.id } });
  for (let count = 0; count < 60; count += 1) expect((await apply()).status).not.toBe(429);
  const refused = await apply();
  expect(refused).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(86_000);
});

test("a lapsed slot can be held again before the test and before the payment", async () => {
  const keep = ({ token, id }: Applicant) =>
    call("POST", `/user/applications/${id}/keep`, { token });
  const { id: jobId } = await postJob({ maxApplicants: 2 });
  for (const one of [await applied(jobId), await passed(jobId)]) {
    const { slot } = await application(one);
    // A hold that has not lapsed does not change.
    expect((await keep(one)).body.slot).toEqual(slot);
    await ended(one, 5);
    expect((await keep(one)).body.slot.state).toBe("held");
    expect(await minutesLeft(one)).toBeCloseTo(20, 0);
    await ended(one, 0);
    expect((await keep(one)).body.code).toBe("reclaim_too_soon");
  }
});

test("a slot held again for the test leaves the time to pay at 20 minutes, once", async () => {
  const one = await applied((await postJob()).id);
  await ended(one, 5);
  await call("POST", `/user/applications/${one.id}/keep`, { token: one.token });
  await takeTest(await assessmentToken(one), rightOption);
  expect(await minutesLeft(one)).toBeCloseTo(24 * 60, 0);
  await ended(one, -3);
  expect((await order(one)).status).toBe(200);
  expect(await minutesLeft(one)).toBeCloseTo(20, 0);
  await ended(one, 0);
  expect((await order(one)).body.code).toBe("reclaim_too_soon");
});

test("a test that began in a slot held again, and is graded after the hold's end, can be paid for", async () => {
  const one = await applied((await postJob()).id);
  await ended(one, 5);
  await call("POST", `/user/applications/${one.id}/keep`, { token: one.token });
  const test = await assessmentToken(one);
  await call("POST", `/user/assessments/${test}/start`);
  await answerTest(test, rightOption);
  await ended(one, 1);
  await call("POST", `/user/assessments/${test}/submit`);
  expect(await application(one)).toMatchObject({
    status: "PAYMENT_PENDING",
    slot: { state: "held", againFrom: null },
  });
});

test("a lapsed slot can't be held again when all slots are taken, or after the end", async () => {
  const { id: jobId } = await postJob({ maxApplicants: 1 });
  const one = await applied(jobId);
  await ended(one, 5);
  await applied(jobId);
  const keep = () => call("POST", `/user/applications/${one.id}/keep`, { token: one.token });
  expect((await keep()).body.code).toBe("no_slots_left");
  await call("POST", `/user/applications/${one.id}/cancel`, { token: one.token });
  expect((await keep()).body.code).toBe("invalid_stage");
});
