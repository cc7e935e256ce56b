import { expect, test } from "vitest";
import { expectReturnedAtMost, setGuaranteeDue } from "../../db/application/guarantee";
import { insertPendingResult } from "../../db/application/promises";
import type { InterviewRow } from "../../db/interview/interviews";
import { setCompanyWord, settleInterview } from "../../db/interview/testimony";
import { markRefundDue } from "../../db/payment/refunds";
import { preview } from "../../worker/domain/case/preview";
import type { StepCase } from "../../worker/domain/outcome/guarantee/guarantee-case";
import { nextStep } from "../../worker/domain/outcome/guarantee/keep";
import { nextRound } from "../../worker/domain/outcome/guarantee/next-round";
import { result, resultUndo } from "../../worker/domain/outcome/guarantee/result";
import { settleOutcome } from "../../worker/domain/outcome/guarantee/settle-outcome";
import { termsOf } from "../../worker/facts/guarantee/terms";
import { PRODUCT_ACTOR } from "../../worker/facts/people/console";
import { argumentsOf, caseOf, inHours, interview, NOW, PAYMENT } from "../support/cases";

const AT = NOW.toISOString();

/** An interview that has begun, with these statements. */
const begun = (more: Partial<InterviewRow> = {}) => interview({ at: inHours(-3), ...more });

function guaranteeOf(
  row: InterviewRow,
  more: Parameters<typeof caseOf>[0] = {},
  returns: Partial<StepCase["returns"]> = {},
): StepCase {
  const facts = caseOf({
    application: { status: "INTERVIEW_SCHEDULED", promisedBy: inHours(24) },
    interviews: [row],
    ...more,
  });
  return {
    ...facts,
    guarantee: {
      ...facts.application,
      sold: termsOf(facts.application),
      interviews: facts.interviews,
      wasFairlyOffered: false,
      sendAt: facts.result?.sendAt ?? null,
      ties: 0,
    },
    returns: { since: inHours(-6), total: 0, cap: 1_000_000, ...returns },
    readers: null,
    hasFreeTimes: false,
  };
}

test("an absent employer gives the money back, under the daily cap, and the slot waits for a time", () => {
  const row = begun({ companyWord: "employer_absent", companyWordAt: inHours(-2) });
  const { plan, isLast } = nextStep(guaranteeOf(row), NOW);
  expect(plan.history?.steps).toEqual(["PAYMENT_CONFIRMED"]);
  expect(argumentsOf(plan, settleInterview)).toEqual([
    [row, { state: "employer_absent", evidence: "word" }, AT],
  ]);
  expect(argumentsOf(plan, expectReturnedAtMost)).toEqual([
    [inHours(-6), 1_000_000 - PAYMENT.amount],
  ]);
  expect(argumentsOf(plan, markRefundDue)).toEqual([[PAYMENT.id, PAYMENT.amount, AT, true]]);
  expect(plan.messages.map(({ kind }) => kind)).toEqual(["employer_absent", "refund_send"]);
  expect(plan.paise).toBe(PAYMENT.amount);
  expect(isLast).toBe(false);
});

test("a return above the daily cap waits, unless staff released it", () => {
  const row = begun({ companyWord: "employer_absent", companyWordAt: inHours(-2) });
  const full = nextStep(guaranteeOf(row, {}, { total: 900_000 }), NOW);
  expect(full.isLast).toBe(true);
  expect(argumentsOf(full.plan, markRefundDue)).toEqual([]);
  const released = nextStep(guaranteeOf(row, {}, { total: 900_000, cap: null }), NOW);
  expect(argumentsOf(released.plan, markRefundDue)).toHaveLength(1);
  expect(argumentsOf(released.plan, expectReturnedAtMost)).toEqual([]);
});

test("without a step that is due the plan stores when to look again", () => {
  const row = interview({ at: inHours(20) });
  const { plan, isLast } = nextStep(guaranteeOf(row), NOW);
  expect(isLast).toBe(true);
  expect(argumentsOf(plan, setGuaranteeDue)).toMatchObject([[7, inHours(24), expect.any(String)]]);
  expect(plan.messages).toEqual([]);
});

test("a decision of staff has an audit entry, and none touches the candidate after a refund", () => {
  const row = begun({ state: "disputed" });
  const decision = { actor: PRODUCT_ACTOR, reason: "By phone." };
  const outcome = { state: "held", evidence: "decision" } as const;
  const plan = settleOutcome(guaranteeOf(row), row, outcome, NOW, decision);
  expect(plan.audit).toMatchObject([{ action: "interview.decide", subject: "21" }]);
  expect(plan.messages.map(({ kind }) => kind)).toEqual(["decided_held"]);
  const ended = guaranteeOf(row, { application: { status: "REJECTED" }, interviews: [row] });
  expect(settleOutcome(ended, row, outcome, NOW, decision)).toMatchObject({
    people: 0,
    messages: [],
  });
});

test("a result says for the company that they met, and its preview shows the later message", () => {
  const row = begun({ round: 1 });
  const facts = guaranteeOf(row);
  const input = { result: "SELECTED" as const, comment: "Come on Monday." };
  const plan = result(facts, { actor: PRODUCT_ACTOR, input }, NOW);
  expect(plan && argumentsOf(plan, setCompanyWord)).toHaveLength(1);
  expect(plan && argumentsOf(plan, insertPendingResult)).toMatchObject([
    [{ applicationId: 7, result: "SELECTED", comment: "Come on Monday.", givenAt: AT }],
  ]);
  expect(plan?.messages.map(({ kind }) => kind)).toEqual(["said_held"]);
  const verb = { load: async () => facts, decide: () => plan };
  expect(preview(verb, facts)).toMatchObject({
    people: 1,
    messages: [{ kind: "selected", payload: { note: "Come on Monday." } }],
  });
  const called = nextRound(facts, PRODUCT_ACTOR, NOW);
  expect(called?.laterMessages.map(({ kind }) => kind)).toEqual(["next_round"]);
});

test("a pending result is given once, and can be undone", () => {
  const pending = {
    applicationId: 7,
    result: "REJECTED",
    reason: null,
    comment: null,
    givenAt: inHours(-1),
    sendAt: inHours(1),
  } as const;
  const facts = guaranteeOf(begun(), {
    application: { status: "INTERVIEW_SCHEDULED" },
    interviews: [begun()],
    result: pending,
  });
  const same = { actor: PRODUCT_ACTOR, input: { result: "REJECTED" as const } };
  expect(result(facts, same, NOW)).toBeNull();
  const other = { actor: PRODUCT_ACTOR, input: { result: "SELECTED" as const } };
  expect(() => result(facts, other, NOW)).toThrow(
    expect.objectContaining({ code: "result_given" }),
  );
  expect(resultUndo(facts, PRODUCT_ACTOR, NOW)?.audit).toMatchObject([
    { action: "application.result-undo", detail: { result: "REJECTED" } },
  ]);
  expect(resultUndo({ ...facts, result: null }, PRODUCT_ACTOR, NOW)).toBeNull();
});
