import { expect, test } from "vitest";
import { MOVES_PER_ROUND } from "../../worker/facts/guarantee/guarantee";
import {
  type Applicant,
  application,
  hold,
  inHours,
  paid,
  passed,
  runAction,
  subjects,
} from "../support/api/applicant";
import { choose, codeOf, remindersOf, shift } from "../support/api/choosing";
import { byStaff, giveJob, verified } from "../support/api/companies";
import { query } from "../support/api/database";
import { offerDay } from "../support/api/offered-days";
import { logIn } from "../support/api/people";
import { call } from "../support/api/product";
import { postJob } from "../support/api/staff";
import { eventually } from "../support/eventually";
import { PLACE } from "../support/offered-days";

const job = () => postJob({ maxApplicants: 100 });
const freeJob = (more: object = {}) =>
  postJob({ maxApplicants: 100, applicationPrice: 0, ...more });

const times = async ({ token, id }: Applicant) =>
  (await call("GET", `/user/applications/${id}/times`, { token })).body;
const setGuarantee = ({ id }: Applicant, column: string, value: string | number | null) =>
  query(`update applications set ${column} = ? where id = ?`, [value, id]);

test("free times are in order, without full, near and cancelled ones and those of another round", async () => {
  const { id: jobId } = await freeJob();
  const [one, other] = [await passed(jobId), await passed(jobId)];
  expect(await times(one)).toEqual([]);
  const later = await offerDay(jobId, { inDays: 6, to: "11:00" });
  const day = await offerDay(jobId, { to: "11:10", seats: 2 });
  await offerDay(jobId, { inDays: -1 });
  await offerDay(jobId, { inDays: 3, round: 1 });
  const off = await offerDay(jobId, { inDays: 3 });
  await query("update interview_days set cancelled_at = ? where id = ?", [inHours(0), off.id]);
  const [first, second] = day.times;
  expect(await times(one)).toEqual([
    {
      dayId: day.id,
      at: first,
      minutes: 30,
      seatsLeft: 2,
      place: PLACE,
      link: null,
      interviewer: "Meera Joshi",
      clash: null,
      cancel: "nothing",
    },
    expect.objectContaining({ dayId: day.id, at: second, seatsLeft: 2 }),
    ...later.times.map((at) => expect.objectContaining({ dayId: later.id, at, seatsLeft: 1 })),
  ]);

  expect((await choose(other, day.id, first)).status).toBe(200);
  expect((await choose(other, later.id, later.times[0])).status).toBe(200);
  const seats = (await times(one)).map(({ at, seatsLeft }: any) => [at, seatsLeft]);
  // The seat that the candidate left is free at once.
  expect(seats).toEqual([
    [first, 2],
    [second, 2],
    [later.times[1], 1],
  ]);
  // A candidate's current time is not offered as a new one.
  expect((await times(other)).map(({ at }: any) => at)).toEqual([first, second, later.times[1]]);
});

test("a chosen time schedules the interview, with reminders, message, answer and promise", async () => {
  const { id: jobId } = await job();
  const one = await paid(jobId);
  const { promisedBy, next, choices } = await application(one);
  expect(next).toEqual({ round: null, chooseBy: promisedBy });
  expect(choices.move).toBeNull();
  for (const column of ["promise_broken_at", "choose_asked_at"]) {
    await setGuarantee(one, column, inHours(-1));
  }
  const {
    id: dayId,
    times: [at = "", second = ""],
  } = await offerDay(jobId);
  const headers = { "Idempotency-Key": `choose-${one.id}` };
  const { status, body } = await choose(one, dayId, at, headers);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: "INTERVIEW_SCHEDULED",
    next: null,
    promisedBy,
    interview: { dayId, at, minutes: 30, place: PLACE, link: null, interviewer: "Meera Joshi" },
    choices: { cancel: "refund", refund: false, move: { left: MOVES_PER_ROUND } },
  });
  expect(body.interview).toMatchObject({ round: null, state: "scheduled", movedAt: null });
  const end = Date.parse(at) + 30 * 60_000;
  expect(body.answerBy).toBe(new Date(end + 7 * 86_400_000).toISOString());
  expect(await remindersOf(one)).toHaveLength(2);
  const [row] = await query(
    `select promise_broken_at, choose_asked_at, guarantee_due_at, date_set_at from applications
      join interviews on application_id = applications.id where applications.id = ?`,
    [one.id],
  );
  expect(row).toMatchObject({ promise_broken_at: null, choose_asked_at: null, date_set_at: null });
  expect(row?.guarantee_due_at).toEqual(expect.any(String));

  // A repeat, with its key or without, changes nothing.
  expect((await choose(one, dayId, at, headers)).body.interviews).toHaveLength(1);
  expect((await choose(one, dayId, at)).body.interviews).toEqual(body.interviews);
  expect(await codeOf(choose(one, dayId, second, headers))).toBe("idempotency_key_reused");
  await eventually(
    () => subjects(one.email),
    (all) => all.filter((subject) => subject.includes("Interview set")).length === 1,
  );
});

test("two-round jobs begin with round 1; round 2 is chosen when the candidate is called", async () => {
  const { id: jobId } = await freeJob({ rounds: 2 });
  const one = await passed(jobId);
  const first = await offerDay(jobId, { round: 1 });
  const second = await offerDay(jobId, { round: 2, inDays: 9 });
  expect((await times(one)).map(({ dayId }: any) => dayId)).toEqual(Array(4).fill(first.id));
  expect(await codeOf(choose(one, second.id, second.times[0]))).toBe("time_taken");
  const { body } = await choose(one, first.id, first.times[0]);
  expect(body).toMatchObject({ status: "INTERVIEW_1_SCHEDULED", interview: { round: 1 } });
  await shift(one, -2);
  expect(await times(one)).toEqual([]);
  expect(await codeOf(choose(one, second.id, second.times[0]))).toBe("invalid_stage");
  await hold(one);
  await setGuarantee(one, "next_round", 2);
  expect((await application(one)).next).toMatchObject({ round: 2 });
  expect((await times(one)).map(({ dayId }: any) => dayId)).toEqual(Array(4).fill(second.id));
  const answer = await choose(one, second.id, second.times[1]);
  expect(answer.body).toMatchObject({
    status: "INTERVIEW_2_SCHEDULED",
    next: null,
    interviews: [{ round: 1 }, { round: 2, at: second.times[1] }],
    choices: { cancel: "nothing" },
  });
});

test("after the employer cancelled or did not come, another time is chosen in the same way", async () => {
  const { id: jobId } = await job();
  const { id: dayId, times: all } = await offerDay(jobId, { seats: 2 });
  const one = await paid(jobId);
  const { body: bookedApplication } = await choose(one, dayId, all[0]);
  await byStaff("POST", `/interviews/${bookedApplication.interview.id}/cancel`);
  expect(await application(one)).toMatchObject({
    status: "PAYMENT_CONFIRMED",
    next: { round: null },
    choices: { refund: true },
  });
  const { body } = await choose(one, dayId, all[0]);
  expect(body).toMatchObject({ status: "INTERVIEW_SCHEDULED", choices: { refund: false } });
  expect(body.interviews).toHaveLength(2);

  const absent = await paid(jobId);
  await choose(absent, dayId, all[1]);
  await query(
    "update interviews set at = ?, state = 'employer_absent', settled_at = ? where application_id = ?",
    [inHours(-30), inHours(-1), absent.id],
  );
  await setGuarantee(absent, "status", "PAYMENT_CONFIRMED");
  expect((await choose(absent, dayId, all[1])).body.status).toBe("INTERVIEW_SCHEDULED");
});

test("a candidate who has not paid reads time and venue, but not the link of the meeting", async () => {
  const { id: jobId } = await job();
  const day = await offerDay(jobId);
  const link = "https://meet.example.in/zari-lane";
  await query("update interview_days set link = ? where id = ?", [link, day.id]);
  const [unpaid, one] = [await passed(jobId), await paid(jobId)];
  const [time] = await times(unpaid);
  expect(time).toMatchObject({ at: day.times[0], place: PLACE, link: null });
  expect((await times(one))[0]).toMatchObject({ at: day.times[0], link });
});

test("a candidate can't choose for others, or a time that does not exist or is not free", async () => {
  const company = await verified();
  const { id: jobId } = await job();
  await giveJob(company.id, jobId);
  const other = await offerDay((await job()).id);
  const {
    id: dayId,
    times: [at, second],
  } = await offerDay(jobId);
  const [one, stranger] = [await paid(jobId), await logIn()];

  for (const { token } of [stranger, { token: "none" }]) {
    const path = `/user/applications/${one.id}`;
    const status = token === "none" ? 401 : 404;
    expect((await call("GET", `${path}/times`, { token })).status).toBe(status);
    const answer = await call("POST", `${path}/interview`, { token, json: { dayId, at: "soon" } });
    expect(answer.status).toBe(status);
  }
  for (const json of [{}, { dayId, at: "soon" }, { dayId: "1", at }, { at }]) {
    const path = `/user/applications/${one.id}/interview`;
    const { status } = await call("POST", path, { token: one.token, json });
    expect([json, status]).toEqual([json, 422]);
  }
  expect(await codeOf(choose(one, other.id, other.times[0]))).toBe("not_found");
  expect(await codeOf(choose(one, 9_999_999, at))).toBe("not_found");
  expect(await codeOf(choose(one, null, at))).toBe("time_taken");
  expect(await codeOf(choose(one, dayId, inHours(99)))).toBe("time_taken");
  const unpaid = await passed(jobId);
  expect(await times(unpaid)).toHaveLength(4);
  expect(await codeOf(choose(unpaid, dayId, at))).toBe("invalid_stage");

  await byStaff("POST", `/companies/${company.id}/suspend`, { reason: "We check its licence." });
  expect(await times(one)).toEqual([]);
  expect(await codeOf(choose(one, dayId, at))).toBe("company_suspended");
  await byStaff("POST", `/companies/${company.id}/resume`);
  expect((await choose(one, dayId, at)).status).toBe(200);
  await query("update interview_days set cancelled_at = ? where id = ?", [inHours(0), dayId]);
  expect(await codeOf(choose(one, dayId, second))).toBe("time_taken");
  await runAction(one, "cancel");
  expect(await codeOf(choose(one, dayId, second))).toBe("invalid_stage");
  expect(await times(one)).toEqual([]);
});

// Parallel choices of many candidates are tested in choosing.stress.test.ts.
test("a candidate who taps six times at once gets one of them", async () => {
  const { id: jobId } = await freeJob();
  const greedy = await passed(jobId);
  const day = await offerDay(jobId, { to: "13:00" });
  await Promise.all(day.times.map((at) => choose(greedy, day.id, at)));
  const rows = await query("select moves, state from interviews where application_id = ?", [
    greedy.id,
  ]);
  expect(rows).toHaveLength(1);
  expect(Number(rows[0]?.moves)).toBeLessThanOrEqual(MOVES_PER_ROUND);
});
