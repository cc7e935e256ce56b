import { expect, test } from "vitest";
import { setChosenTime } from "../../db/application/promises";
import { expectChoice, type InterviewDayRow } from "../../db/interview/days";
import {
  acceptInterview,
  cancelInterview,
  changeInterview,
  expectInterviewsOfPerson,
  insertInterview,
} from "../../db/interview/interviews";
import { choose } from "../../worker/domain/booking/interview/choose";
import type { CaseWithTimes } from "../../worker/domain/case/case";
import { preview } from "../../worker/domain/case/preview";
import { argumentsOf, caseOf, inHours, interview, NOW } from "../support/cases";

const DAY: InterviewDayRow = {
  id: 1,
  jobId: 1,
  round: null,
  date: "2026-11-26",
  from: "10:00",
  to: "11:00",
  minutesEach: 30,
  seats: 1,
  interviewer: "Meera Joshi",
  link: null,
  place: "Gate 1",
  offeredAt: inHours(-72),
  cancelledAt: null,
  sequence: 2,
};
const TIMES = ["2026-11-26T04:30:00.000Z", "2026-11-26T05:00:00.000Z"] as const;
const free = (at: string = TIMES[0]) => ({ dayId: DAY.id, at });

test("a free time becomes the candidate's interview, in one step of the history", () => {
  const facts = caseOf({ days: [DAY] });
  const plan = choose(facts, free(), NOW);
  expect(plan?.history).toEqual({ from: facts.application, steps: ["INTERVIEW_SCHEDULED"] });
  expect(plan && argumentsOf(plan, expectChoice)).toEqual([[3, DAY, TIMES[0]]]);
  expect(plan && argumentsOf(plan, expectInterviewsOfPerson)).toHaveLength(1);
  expect(plan && argumentsOf(plan, insertInterview)).toMatchObject([
    [{ applicationId: 7, at: TIMES[0], dayId: DAY.id, minutes: 30, round: null }],
  ]);
  expect(plan && argumentsOf(plan, setChosenTime)).toEqual([
    [7, { at: TIMES[0], answerBy: "2026-12-03T05:00:00.000Z" }],
  ]);
  expect(plan?.messages.map(({ kind }) => kind)).toEqual(["interview_set", "company_news"]);
  expect(plan?.audit).toEqual([]);
});

test("a plan is previewed without a commit", () => {
  const load = async () => caseOf({ days: [DAY] });
  const decide = (facts: CaseWithTimes) => choose(facts, free(), NOW);
  expect(preview({ load, decide }, caseOf({ days: [DAY] }))).toMatchObject({
    people: 1,
    paise: 0,
    messages: [{ kind: "interview_set", payload: { applicationId: 7, at: TIMES[0] } }, {}],
  });
  expect(preview({ load, decide: () => null }, caseOf())).toMatchObject({
    people: 0,
    paise: 0,
    messages: [],
  });
});

test("another free time moves the interview, and its status stays", () => {
  const current = interview({ at: TIMES[0], dayId: DAY.id });
  const facts = caseOf({
    application: { status: "INTERVIEW_SCHEDULED" },
    days: [DAY],
    takenSeats: [{ dayId: DAY.id, at: TIMES[0], taken: 1 }],
    interviews: [current],
  });
  const plan = choose(facts, free(TIMES[1]), NOW);
  expect(plan?.history).toBeNull();
  expect(plan && argumentsOf(plan, changeInterview)).toMatchObject([
    [current, facts.application.seq, { at: TIMES[1], moves: 1, movedAt: null }],
  ]);
  expect(plan?.messages).toMatchObject([
    { kind: "interview_set", payload: { at: TIMES[1], before: TIMES[0] } },
    { kind: "company_news", payload: { news: "time_moved", before: TIMES[0] } },
  ]);
});

test("the time to which the employer moved the interview is accepted once", () => {
  const movedInterview = interview({ movedAt: inHours(-2) });
  const choice = { dayId: null, at: movedInterview.at };
  const facts = caseOf({
    application: { status: "INTERVIEW_SCHEDULED" },
    interviews: [movedInterview],
  });
  const plan = choose(facts, choice, NOW);
  expect(plan && argumentsOf(plan, acceptInterview)).toHaveLength(1);
  const accepted = { ...facts, interviews: [{ ...movedInterview, acceptedAt: inHours(-1) }] };
  expect(choose(accepted, choice, NOW)).toBeNull();
});

test("an interview of a cancelled day is called off before the candidate chooses", () => {
  const current = interview({ dayId: 9 });
  const facts = caseOf({
    application: { status: "INTERVIEW_SCHEDULED" },
    days: [DAY],
    interviews: [current],
    calledOff: { id: current.id, dayCancelledAt: inHours(-1) },
  });
  const plan = choose(facts, free(), NOW);
  expect(plan?.isPreparation).toBe(true);
  expect(plan?.history?.steps).toEqual(["PAYMENT_CONFIRMED"]);
  expect(plan && argumentsOf(plan, cancelInterview)).toEqual([
    [current, NOW.toISOString(), { calledOffAt: NOW.toISOString(), brokenLateAt: null }],
  ]);
});

test("a time is refused for the first reason that applies", () => {
  const facts = caseOf({ days: [DAY] });
  const codeOf = (parts: Parameters<typeof caseOf>[0], choice = free()) => {
    try {
      return choose(caseOf({ days: [DAY], ...parts }), choice, NOW);
    } catch (failure) {
      return failure;
    }
  };
  expect(codeOf({ hasDay: false })).toMatchObject({ code: "not_found" });
  expect(codeOf({ job: { withdrawnAt: inHours(-1) } })).toMatchObject({ code: "job_withdrawn" });
  expect(codeOf({ job: { isSuspended: 1 } })).toMatchObject({ code: "company_suspended" });
  expect(codeOf({ blockedAt: inHours(-1) })).toMatchObject({ code: "blocked" });
  expect(codeOf({}, free(inHours(96)))).toMatchObject({ code: "time_taken" });
  expect(codeOf({ application: { status: "TEST_PASSED" } })).toMatchObject({
    code: "invalid_stage",
  });
  const busy = { ...interview({ at: TIMES[0] }), title: "Tailor", company: "Zari Lane" };
  const { code } = codeOf({ personInterviews: [busy] }) as { code: string };
  expect(code).toBe("time_clashes");
  expect(
    choose({ ...facts, personInterviews: [busy] }, { ...free(), clash: "accepted" }, NOW),
  ).not.toBeNull();
});
