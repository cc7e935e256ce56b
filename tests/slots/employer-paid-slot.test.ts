import { expect, test } from "vitest";
import { rightOption } from "../support/answer-key";
import {
  type Applicant,
  application,
  applied,
  assessmentToken,
  passed,
  runAction,
  subjects,
} from "../support/api/applicant";
import { query } from "../support/api/database";
import { logIn } from "../support/api/people";
import { call } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { answerTest } from "../support/api/steps";
import { eventually } from "../support/eventually";

const PAST = "2026-01-01T00:00:00.000Z";

/**
 * A candidate who passed the test of a free job after the hold had lapsed, and another one who has
 * the only slot.
 */
async function passedTooLate(): Promise<{ late: Applicant; other: Applicant }> {
  const job = await postJob({ applicationPrice: 0, maxApplicants: 1 });
  const late = await applied(job.id);
  const test = await assessmentToken(late);
  await call("POST", `/user/assessments/${test}/start`);
  await answerTest(test, rightOption);
  await query("update applications set slot_expires_at = ? where id = ?", [PAST, late.id]);
  const other = await applied(job.id);
  await call("POST", `/user/assessments/${test}/submit`);
  return { late, other };
}

test("a candidate who passed a free job's test too late takes a slot when one is free", async () => {
  const { late, other } = await passedTooLate();
  expect(await application(late)).toMatchObject({
    status: "TEST_PASSED",
    slot: { state: "released" },
    choices: { claim: true, cancel: "nothing" },
  });
  const title = "You passed the test, but no slot is kept for you";
  const list = await eventually(
    async () =>
      (await call("GET", "/user/notifications", { token: late.token })).body as {
        notification: { title: string; body: string };
      }[],
    (all) => all.some(({ notification }) => notification.title === title),
  );
  const news = list.find(({ notification }) => notification.title === title);
  expect(news?.notification.body).toContain(
    "Your time for this slot is over. You can have a slot again if one is open. It costs nothing.",
  );
  expect(await runAction(late, "claim")).toMatchObject({
    status: 409,
    body: { code: "no_slots_left" },
  });

  await runAction(other, "cancel");
  const answers = await Promise.all(Array.from({ length: 8 }, () => runAction(late, "claim")));
  for (const { status, body } of answers) {
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        status: "PAYMENT_CONFIRMED",
        slot: { state: "confirmed", expiresAt: null },
        choices: { claim: false },
      },
    });
  }
  expect((await application(late)).history.map((step: { status: string }) => step.status)).toEqual([
    "APPLIED",
    "TEST_PENDING",
    "TEST_COMPLETED",
    "TEST_PASSED",
    "PAYMENT_CONFIRMED",
  ]);
  const mail = await eventually(
    () => subjects(late.email),
    (list) => list.includes("Slot confirmed"),
  );
  expect(mail.filter((subject) => subject === "Slot confirmed")).toHaveLength(1);
});

test("a closed job, or an application without a claim to make, gives no slot", async () => {
  const { late, other } = await passedTooLate();
  await runAction(other, "cancel");
  await call("POST", `/ops/jobs/${late.jobId}/close`, { token: staffToken() });
  expect(await runAction(late, "claim")).toMatchObject({
    status: 409,
    body: { code: "no_slots_left" },
  });
  await runAction(late, "cancel");
  expect(await runAction(late, "claim")).toMatchObject({
    status: 409,
    body: { code: "invalid_stage" },
  });

  const paying = await passed((await postJob()).id);
  expect(await application(paying)).toMatchObject({ choices: { claim: false } });
  expect(await runAction(paying, "claim")).toMatchObject({
    status: 409,
    body: { code: "invalid_stage" },
  });
  const stranger = await logIn();
  expect((await runAction({ ...paying, token: stranger.token }, "claim")).status).toBe(404);
});

test("many candidates who take the one free slot at once fill it once", async () => {
  const job = await postJob({ applicationPrice: 0, maxApplicants: 6 });
  const late = await Promise.all(Array.from({ length: 6 }, () => applied(job.id)));
  for (const one of late) {
    const test = await assessmentToken(one);
    await call("POST", `/user/assessments/${test}/start`);
    await answerTest(test, rightOption);
  }
  await query("update applications set slot_expires_at = ? where job_id = ?", [PAST, job.id]);
  const change = (maxApplicants: number) =>
    call("PATCH", `/ops/jobs/${job.id}`, { token: staffToken(), json: { maxApplicants } });
  await change(1);
  const other = await applied(job.id);
  for (const one of late) {
    await call("POST", `/user/assessments/${await assessmentToken(one)}/submit`);
  }
  await runAction(other, "cancel");
  const answers = await Promise.all(late.map((one) => runAction(one, "claim")));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
});
