import { expect, test } from "vitest";
import { setExtraMinutes } from "../../db/application/applications";
import { renewHold } from "../../db/application/claims";
import { lengthenAttempt } from "../../db/assessment/attempts";
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
