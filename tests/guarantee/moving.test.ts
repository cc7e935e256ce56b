import { expect, test } from "vitest";
import {
  application,
  inHours,
  mailText,
  paid,
  passed,
  runAction,
  setInterview,
} from "../support/api/applicant";
import { choose, codeOf, remindersOf, shift } from "../support/api/choosing";
import { byStaff } from "../support/api/companies";
import { query } from "../support/api/database";
import { offerDay } from "../support/api/offered-days";
import { call, simulate } from "../support/api/product";
import { postJob } from "../support/api/staff";
import { eventually } from "../support/eventually";

const job = () => postJob({ maxApplicants: 100 });

test("a candidate moves three times in a round, until 24 hours before, and the seat follows", async () => {
  const { id: jobId } = await job();
  const one = await paid(jobId);
  const { id: dayId, times: all } = await offerDay(jobId, { inDays: 5 });
  const { body: bookedApplication } = await choose(one, dayId, all[0]);
  const { pathname, search } = new URL(bookedApplication.interview.calendarUrl);
  for (const [index, at] of [all[1], all[2], all[3]].entries()) {
    const { body } = await choose(one, dayId, at);
    expect(body).toMatchObject({
      status: "INTERVIEW_SCHEDULED",
      interview: { id: bookedApplication.interview.id, at, candidateMovedAt: expect.any(String) },
      choices: { cancel: "refund" },
    });
    expect(body.choices.move?.left).toBe(index < 2 ? 2 - index : undefined);
    expect((await call("GET", pathname + search)).body).toContain(`SEQUENCE:${index + 1}`);
    expect(await remindersOf(one)).toHaveLength(2);
  }
  expect(await codeOf(choose(one, dayId, all[0]))).toBe("too_many_moves");
  expect((await choose(one, dayId, all[3])).status).toBe(200);
  expect(
    await query("select 1 from application_history where application_id = ?", [one.id]),
  ).toHaveLength((await application(one)).history.length);
  // The queue may skip a message that a newer one replaces.
  const text = await mailText(one.email, "Interview moved");
  expect(text).toMatch(/Your interview is now on .* It is not on .* any more\./);
  await eventually(
    async () => (await simulate(`/inbox/sms?to=${one.phone}`)).map(({ text }: any) => text),
    (all) => all.some((sms: string) => sms.startsWith("Interview moved from ")),
  );

  const near = await paid(jobId);
  await choose(near, dayId, all[0]);
  await shift(near, 23.9);
  expect((await application(near)).choices.move).toBeNull();
  expect(await codeOf(choose(near, dayId, all[1]))).toBe("too_late_to_move");
  await shift(near, -0.2);
  expect(await codeOf(choose(near, dayId, all[1]))).toBe("invalid_stage");
});

test("after a move inside 48 hours cancelling still gives a credit, and a refund in time stays a refund", async () => {
  const { id: jobId } = await job();
  const { id: dayId, times: all } = await offerDay(jobId, { inDays: 9, seats: 5 });
  const late = await paid(jobId);
  await choose(late, dayId, all[0]);
  await shift(late, 40);
  expect((await application(late)).choices.cancel).toBe("credit");
  expect((await choose(late, dayId, all[1])).body.choices).toMatchObject({
    cancel: "credit",
    refundUntil: null,
  });
  expect((await choose(late, dayId, all[2])).body.choices.cancel).toBe("credit");
  const cancelled = await runAction(late, "cancel");
  expect(cancelled.body).toMatchObject({ closedBecause: "candidate_cancelled" });
  expect((await call("GET", "/user/credits", { token: late.token })).body).toHaveLength(1);

  // Staff set this time so late that a full refund is possible for a day; a move keeps that right.
  const lately = await paid(jobId);
  await setInterview(lately.id, inHours(40));
  const answer = await choose(lately, dayId, all[1]);
  expect(answer.body.choices).toMatchObject({ cancel: "refund", refundShare: 1 });
});

test("a free time says what cancelling gives after it, and is refused when that has changed", async () => {
  const { id: jobId } = await job();
  const near = await offerDay(jobId, { inDays: 1, seats: 5 });
  const far = await offerDay(jobId, { inDays: 9, seats: 5 });
  const one = await paid(jobId);
  const cancelOf = async ({ id }: { id: number }) => {
    const times = await call("GET", `/user/applications/${one.id}/times?dayId=${id}`, one);
    return new Set(times.body.map(({ cancel }: any) => cancel));
  };
  expect(await cancelOf(near)).toEqual(new Set(["credit"]));
  expect(await cancelOf(far)).toEqual(new Set(["refund"]));
  await choose(one, far.id, far.times[0]);
  expect(await cancelOf(near)).toEqual(new Set(["credit"]));
  // The page was opened when there was more time left.
  const json = { dayId: near.id, at: near.times[0], cancel: "refund" };
  const path = `/user/applications/${one.id}/interview`;
  const stale = await call("POST", path, { token: one.token, json });
  expect(stale).toMatchObject({ status: 409, body: { code: "stale_state" } });
  expect((await application(one)).interview).toMatchObject({ at: far.times[0] });
  const answer = await call("POST", path, {
    token: one.token,
    json: { ...json, cancel: "credit" },
  });
  expect(answer.body.choices).toMatchObject({ cancel: "credit" });
  // A move inside 48 hours does not bring the refund back.
  expect(await cancelOf(far)).toEqual(new Set(["credit"]));
});

test("a time that the company moved is accepted by choosing it, or another time without using a move", async () => {
  const { id: jobId } = await job();
  const { id: dayId, times: all } = await offerDay(jobId, { inDays: 9, seats: 5 });
  const movedByCompany = async (at = inHours(72)) => {
    const one = await paid(jobId);
    await choose(one, dayId, all[0]);
    await query(
      "update interviews set at = ?, day_id = null, moved_at = ?, moves = 3 where application_id = ?",
      [at, inHours(-1), one.id],
    );
    return { one, at };
  };
  const accepting = await movedByCompany();
  expect((await application(accepting.one)).choices).toMatchObject({ refund: true });
  expect(await codeOf(choose(accepting.one, null, inHours(99)))).toBe("time_taken");
  for (const _ of [1, 2]) {
    const { body } = await choose(accepting.one, null, accepting.at);
    expect(body.choices).toMatchObject({ refund: false, brokenInterview: null, move: null });
    expect(body.interview).toMatchObject({
      at: accepting.at,
      movedAt: expect.any(String),
      candidateMovedAt: null,
    });
  }
  const { one } = await movedByCompany(inHours(20));
  expect((await application(one)).choices.move).toMatchObject({ left: null });
  expect((await choose(one, dayId, all[1])).body).toMatchObject({
    interview: { at: all[1], dayId, movedAt: null, candidateMovedAt: expect.any(String) },
    choices: { refund: false, cancel: "refund", move: null },
  });
});

test("a time after the promised date becomes the promise, and an earlier one leaves it", async () => {
  const { id: jobId } = await postJob({ applicationPrice: 0, interviewWithinDays: 5 });
  const early = await offerDay(jobId, { inDays: 3 });
  const late = await offerDay(jobId, { inDays: 8 });
  const one = await passed(jobId);
  const { promisedBy } = await application(one);
  expect((await choose(one, early.id, early.times[0])).body.promisedBy).toBe(promisedBy);
  const { body } = await choose(one, late.id, late.times[0]);
  expect(body.promisedBy).toBe(late.times[0]);
  expect((await choose(one, early.id, early.times[1])).body.promisedBy).toBe(late.times[0]);
});

test("a candidate who leaves a time of a cancelled day chooses again without using a move", async () => {
  const { id: jobId } = await job();
  const { id: dayId, times } = await offerDay(jobId, { inDays: 1 });
  const { id: laterDay, times: later } = await offerDay(jobId, { inDays: 9 });
  const one = await paid(jobId);
  await choose(one, dayId, times[0]);
  await shift(one, 40);
  // The queue has not handled the cancellation yet.
  await query("update interview_days set cancelled_at = ? where id = ?", [inHours(0), dayId]);
  const { status, body } = await choose(one, laterDay, later[0]);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: "INTERVIEW_SCHEDULED",
    interview: { at: later[0] },
    choices: { cancel: "refund", move: { left: 3 } },
  });
  const states = body.interviews.map(({ state }: { state: string }) => state);
  expect(states.sort()).toEqual(["cancelled", "scheduled"]);
});

test("the times of a job can still be chosen when it gets a second round, or loses it", async () => {
  const { id: jobId } = await job();
  const [holder, waiting] = [await paid(jobId), await paid(jobId)];
  const { id: dayId, times: all } = await offerDay(jobId, { inDays: 5 });
  await choose(holder, dayId, all[0]);
  const setRounds = async (rounds: number) =>
    expect((await byStaff("PATCH", `/jobs/${jobId}`, { rounds })).status).toBe(200);
  await setRounds(2);
  expect((await choose(holder, dayId, all[1])).body.interview).toMatchObject({ at: all[1] });
  const { body } = await choose(waiting, dayId, all[0]);
  expect(body).toMatchObject({ status: "INTERVIEW_1_SCHEDULED", interview: { at: all[0] } });
  await setRounds(1);
  expect((await choose(waiting, dayId, all[2])).body.interview).toMatchObject({ at: all[2] });
  expect((await choose(await paid(jobId), dayId, all[0])).status).toBe(200);
});
