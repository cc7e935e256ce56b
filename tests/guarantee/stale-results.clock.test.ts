import { expect, test } from "vitest";
import { todayInIndia } from "../../worker/contract/profile";
import { runAction, subjects } from "../support/api/applicant";
import { choose } from "../support/api/choosing";
import { now, passTime } from "../support/api/clock";
import { daysOf } from "../support/api/days";
import {
  candidateSays,
  checkIn,
  hiring,
  type Meeting,
  meeting,
  meetingOf,
  passUndo,
  passUntil,
  ticket,
} from "../support/api/meetings";
import { call } from "../support/api/product";
import { staffToken } from "../support/api/staff";

// A result belongs to the interview for which it was given.

const company = await hiring();
const twoRounds = await hiring({ rounds: 2 });

const ofCompany = ({ owner, candidate }: Meeting, method: string, act: string, json?: object) =>
  call(method, `/employer/applications/${candidate.id}${act}`, { token: owner.token, json });
const giveResult = (one: Meeting, result = "REJECTED") =>
  ofCompany(one, "POST", "/result", { result, reason: result === "REJECTED" ? "skills" : null });
const applicationOf = async (one: Meeting) => (await ofCompany(one, "GET", "")).body;
const showCode = async (one: Meeting) =>
  checkIn(one, (await ticket(one)).interview.meetingCode as string);

test("a result is dropped with the interview that it was given for", async () => {
  const one = await meeting(company);
  await passUntil(one.at, 40);
  expect((await giveResult(one)).status).toBe(200);
  await candidateSays(one, "employer_absent");
  await passUndo();
  const decided = await call("POST", `/ops/interviews/${one.interviewId}/decision`, {
    token: staffToken(),
    json: { outcome: "employer_absent", reason: "The branch was closed." },
  });
  expect(decided.body.state).toBe("employer_absent");
  expect(await ticket(one)).toMatchObject({ status: "PAYMENT_CONFIRMED" });
  expect((await applicationOf(one)).result).toBeNull();

  const next = await meetingOf(company, one.candidate);
  await passUntil(next.at, -10);
  expect((await showCode(next)).status).toBe(200);
  await passTime({ minutes: 2 });
  expect(await ticket(next)).toMatchObject({
    status: "INTERVIEW_SCHEDULED",
    interview: { state: "held" },
  });
  expect(await applicationOf(next)).toMatchObject({ result: null, choices: { result: true } });
  expect(await subjects(next.candidate.email)).not.toContain("Thank you for your effort");
});

test("a candidate who was called to the next round can't choose a time while a result waits", async () => {
  const one = await meeting(twoRounds, { round: 1 });
  await passUntil(one.at, 0);
  expect((await showCode(one)).status).toBe(200);
  expect((await ofCompany(one, "POST", "/next-round")).status).toBe(200);
  const date = todayInIndia(new Date(now().getTime() + 3 * 86_400_000));
  const day = await daysOf(twoRounds).offer({ round: 2, date });
  const [time] = day.times;
  const times = () =>
    call("GET", `/user/applications/${one.candidate.id}/times`, { token: one.candidate.token });
  expect((await times()).body.length).toBeGreaterThan(0);

  expect((await giveResult(one)).status).toBe(200);
  expect((await choose(one.candidate, day.id, time.at)).body.code).toBe("invalid_stage");
  expect((await times()).body).toEqual([]);
  const byStaff = await call("POST", `/ops/applications/${one.candidate.id}/interviews`, {
    token: staffToken(),
    json: { dayId: day.id, at: time.at },
  });
  expect(byStaff.body.code).toBe("result_given");

  expect((await ofCompany(one, "POST", "/result/undo")).status).toBe(200);
  const answer = await choose(one.candidate, day.id, time.at);
  expect(answer.body.status).toBe("INTERVIEW_2_SCHEDULED");
  await passTime({ minutes: 11 });
  expect((await ticket(one)).status).toBe("INTERVIEW_2_SCHEDULED");
});

test("a result that races with the candidate's cancelling is told or dropped", async () => {
  const heldMeeting = async () => {
    const one = await meeting(company);
    await passUntil(one.at, 0);
    expect((await showCode(one)).status).toBe(200);
    return one;
  };
  for (let round = 0; round < 6; round += 1) {
    const one = await heldMeeting();
    const verbs = ["cancel", "refund", "cancel", "refund"];
    await Promise.all([
      ...["SELECTED", "REJECTED"].map((result) => giveResult(one, result)),
      ...verbs.map((verb) => runAction(one.candidate, verb)),
    ]);
    const { status, closedBecause } = await ticket(one);
    const { result } = await applicationOf(one);
    expect([round, status, closedBecause, result?.sendAt ?? null]).toEqual([
      round,
      "REJECTED",
      "candidate_cancelled",
      null,
    ]);
  }
});
