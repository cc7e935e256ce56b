import { expect, test } from "vitest";
import { releaseSlot, setExtraMinutes } from "../../db/application/applications";
import { renewHold } from "../../db/application/claims";
import { gradeAttempt, insertAttempt, lengthenAttempt } from "../../db/assessment/attempts";
import { countUseWithin } from "../../db/limits";
import { grading, gradingWithoutSlot } from "../../worker/domain/outcome/assessment/grading";
import { start } from "../../worker/domain/outcome/assessment/start";
import { extraTime } from "../../worker/domain/outcome/ending/extra-time";
import { PRODUCT_ACTOR } from "../../worker/facts/people/console";
import { argumentsOf, caseOf, inHours, NOW } from "../support/cases";

const AT = NOW.toISOString();
const TERMS = {
  now: AT,
  unpaidHolds: { fresh: 1, proven: 5 },
  restedSince: inHours(-1),
};
const AT_TEST = { application: { status: "TEST_PENDING", slotState: "held" } } as const;
const ATTEMPT = {
  applicationId: 7,
  questions: [],
  passMark: 60,
  minutes: 30,
  startedAt: inHours(-0.25),
  endsAt: inHours(0.25),
  seed: "seed",
  score: null,
  gradedAt: null,
};
const codeOf = (decide: () => unknown) => {
  try {
    return decide();
  } catch (failure) {
    return (failure as { code: string }).code;
  }
};

test("extra time lengthens a running test and its hold, and waits for one that has not begun", () => {
  const input = { actor: PRODUCT_ACTOR, minutes: 15 };
  const running = extraTime({ ...caseOf(AT_TEST), attempt: ATTEMPT }, input, TERMS);
  const endsAt = inHours(0.5);
  expect(argumentsOf(running, setExtraMinutes)).toEqual([[7, 15, true]]);
  expect(argumentsOf(running, lengthenAttempt)).toEqual([[7, 45, endsAt, AT]]);
  expect(argumentsOf(running, renewHold)).toEqual([
    [7, { state: "held", expiresAt: endsAt }, TERMS],
  ]);
  expect(running.audit).toMatchObject([{ detail: { minutes: 15 } }]);
  const waiting = extraTime({ ...caseOf(AT_TEST), attempt: null }, input, TERMS);
  expect(argumentsOf(waiting, setExtraMinutes)).toEqual([[7, 15, false]]);
  expect(argumentsOf(waiting, renewHold)).toEqual([]);
});

test("extra time is refused after the test, and if the test would be over with it", () => {
  const give = (facts: Parameters<typeof extraTime>[0], minutes: number) =>
    codeOf(() => extraTime(facts, { actor: PRODUCT_ACTOR, minutes }, TERMS));
  expect(give({ ...caseOf(), attempt: null }, 10)).toBe("invalid_stage");
  const attempt = { ...ATTEMPT, startedAt: inHours(-0.6), minutes: 40 };
  const facts = caseOf({ application: { ...AT_TEST.application, extraMinutes: 10 } });
  expect(give({ ...facts, attempt }, 0)).toBe("invalid_stage");
});

const QUESTION = { prompt: "2 + 2", options: ["4", "5"], answer: 0 };
const COUNTER = { key: "attempts:3", max: 9, seconds: 60 };
const TEST: NonNullable<Parameters<typeof start>[0]["test"]> = {
  jobId: 1,
  durationMinutes: 20,
  passMark: 60,
  questions: [QUESTION],
  questionsAsked: null,
  isOwn: false,
};
const toStart = (more: Parameters<typeof caseOf>[0] = AT_TEST) => ({
  ...caseOf(more),
  attempt: null,
  test: TEST,
  category: "sales",
  others: [],
  counters: [COUNTER],
});
const SEED = "0123456789abcdef01234567";

test("a start begins the attempt, keeps the slot until its end, and counts in the limits", () => {
  const facts = toStart({ application: { ...AT_TEST.application, extraMinutes: 10 } });
  const plan = start(facts, SEED, TERMS);
  const endsAt = inHours(0.5);
  expect(plan?.history).toBeNull();
  expect(plan && argumentsOf(plan, insertAttempt)).toMatchObject([
    [{ extraMinutes: 10 }, { minutes: 30, startedAt: AT, endsAt, seed: SEED }],
  ]);
  expect(plan && argumentsOf(plan, renewHold)).toMatchObject([[7, { expiresAt: endsAt }, TERMS]]);
  expect(plan && argumentsOf(plan, countUseWithin)).toEqual([[COUNTER, AT]]);
  expect(start({ ...facts, attempt: ATTEMPT }, SEED, TERMS)).toBeNull();
  const early = start(toStart({ application: { status: "APPLIED" } }), SEED, TERMS);
  expect(early?.history?.steps).toEqual(["TEST_PENDING"]);
});

test("a start is refused after the test, beside a running one, and during the pause", () => {
  const codeFor = (facts: Parameters<typeof start>[0]) => codeOf(() => start(facts, SEED, TERMS));
  const other = { applicationId: 8, gradedAt: null, endsAt: inHours(1) };
  expect(codeFor(toStart({}))).toBe("not_at_test");
  expect(codeFor({ ...toStart(), test: null })).toBe("not_at_test");
  expect(codeFor({ ...toStart(), others: [other] })).toBe("test_running");
  expect(codeFor({ ...toStart(), others: [{ ...other, gradedAt: AT }] })).toBe("test_paused");
});

const toGrade = (option: number, application: object = {}) => ({
  ...caseOf({ application: { ...AT_TEST.application, ...application } }),
  attempt: { ...ATTEMPT, questions: [QUESTION] },
  answers: [{ applicationId: 7, question: 0, option, at: AT }],
});
const summary = (plan: ReturnType<typeof grading>) => ({
  steps: plan?.history?.steps.at(-1),
  kinds: plan?.messages.map(({ kind }) => kind),
});

test("a pass leads to the payment or the free slot, and a fail frees the slot", () => {
  const passed = grading(toGrade(0), TERMS);
  expect(summary(passed)).toEqual({ steps: "PAYMENT_PENDING", kinds: ["passed"] });
  expect(passed && argumentsOf(passed, gradeAttempt)).toEqual([[7, 1, AT]]);
  expect(passed && argumentsOf(passed, renewHold)).toMatchObject([[7, { state: "held" }, TERMS]]);
  const free = grading(toGrade(0, { price: 0 }), TERMS);
  expect(summary(free)).toEqual({ steps: "PAYMENT_CONFIRMED", kinds: ["confirmed"] });
  expect(free && argumentsOf(free, renewHold)).toMatchObject([[7, { state: "confirmed" }, TERMS]]);
  const failed = grading(toGrade(1), TERMS);
  expect(summary(failed)).toEqual({ steps: "TEST_FAILED", kinds: ["failed"] });
  expect(failed && argumentsOf(failed, releaseSlot)).toMatchObject([[7, {}]]);
});

test("a pass counts without a slot, and a free slot has to be claimed then", () => {
  const paidPlan = gradingWithoutSlot(toGrade(0), TERMS);
  expect(summary(paidPlan)).toEqual({ steps: "PAYMENT_PENDING", kinds: ["passed"] });
  expect(paidPlan && argumentsOf(paidPlan, renewHold)).toEqual([]);
  const free = gradingWithoutSlot(toGrade(0, { price: 0 }), TERMS);
  expect(summary(free)).toEqual({ steps: "TEST_PASSED", kinds: ["lapsed"] });
});

test("an attempt is graded once, and ends ungraded where its job was withdrawn", () => {
  const facts = toGrade(0);
  const graded = { ...facts.attempt, gradedAt: AT };
  expect(grading({ ...facts, attempt: graded }, TERMS)).toBeNull();
  expect(grading({ ...facts, attempt: null }, TERMS)).toBeNull();
  const withdrawn = {
    ...facts,
    job: { ...facts.job, withdrawnAt: AT, withdrawnBecause: "Closed." },
  };
  const plan = grading(withdrawn, TERMS);
  expect(plan?.history?.steps).toEqual(["REJECTED"]);
  expect(plan && argumentsOf(plan, gradeAttempt)).toEqual([]);
});
