import { expect, test } from "vitest";
import { historyOfClaim, supersede } from "../../db/application/applications";
import { claimSlot } from "../../db/application/claims";
import { countUseWithin } from "../../db/limits";
import { insertOutboxOfClaim } from "../../db/outbox/outbox";
import { claim } from "../../worker/domain/booking/application/application";
import { argumentsOf, caseOf, inHours, NOW } from "../support/cases";

type Facts = Parameters<typeof claim>[0];

const AT = NOW.toISOString();
const TERMS = {
  now: AT,
  unpaidHolds: { fresh: 1, proven: 5 },
  restedSince: inHours(-1),
};
const WANTED = { userId: 3, jobId: 1, resumeId: 5, claimId: "claim-7", outboxId: "outbox-7" };
const COUNTER = { key: "applies:3", max: 9, seconds: 60 };
const { application } = caseOf();

/** A complete person and an open job with one free slot. */
const FACTS = {
  user: { id: 3, name: "Asha", email: "asha@example.in", dob: "2000-01-02" },
  job: { closedAs: null, questions: 4, jobDetail: "sales", applicantsCount: 2, maxApplicants: 3 },
  resume: { id: 5 },
  replaced: undefined,
  attempts: [],
  counters: [COUNTER],
} as unknown as Facts;

const codeFor = (more: object) => {
  try {
    return claim({ ...FACTS, ...more }, WANTED, TERMS);
  } catch (failure) {
    return (failure as { code: string }).code;
  }
};

test("an application claims the slot in one statement and leaves its message", () => {
  const plan = claim(FACTS, WANTED, TERMS);
  expect(plan.history).toBeNull();
  expect(argumentsOf(plan, countUseWithin)).toEqual([[COUNTER, AT]]);
  expect(argumentsOf(plan, claimSlot)).toMatchObject([
    [{ userId: 3, jobId: 1, resumeId: 5, claimId: "claim-7" }, TERMS],
  ]);
  expect(argumentsOf(plan, historyOfClaim)).toEqual([["claim-7", "APPLIED", AT]]);
  expect(argumentsOf(plan, insertOutboxOfClaim)).toEqual([["outbox-7", "applied", "claim-7", AT]]);
  expect(argumentsOf(plan, supersede)).toEqual([]);
});

test("an application replaces an older one once the job has reopened to the person", () => {
  const replaced = { ...application, status: "TEST_FAILED" as const, reopensAt: inHours(-1) };
  const plan = claim({ ...FACTS, replaced }, WANTED, TERMS);
  expect(argumentsOf(plan, supersede)).toEqual([[7, AT]]);
  const early = { ...replaced, reopensAt: inHours(1) };
  expect(codeFor({ replaced: early })).toBe("already_applied");
  expect(codeFor({ replaced: application })).toBe("already_applied");
});

test("an application is refused in the order of its reasons", () => {
  const job = (more: object) => ({ job: { ...FACTS.job, ...more } });
  expect(codeFor({ job: undefined })).toBe("not_found");
  expect(codeFor({ resume: undefined })).toBe("not_found");
  expect(codeFor({ user: { ...FACTS.user, dob: null } })).toBe("profile_incomplete");
  expect(codeFor(job({ questions: null }))).toBe("no_assessment");
  const failed = { applicationId: 8, gradedAt: AT, endsAt: AT };
  expect(codeFor({ attempts: [failed] })).toBe("test_paused");
  expect(codeFor(job({ applicantsCount: 3 }))).toBe("no_slots_left");
});
