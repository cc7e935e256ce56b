import { expect, test } from "vitest";
import { releaseSlot, setClosedBecause } from "../../db/application/applications";
import { cancelInterview } from "../../db/interview/interviews";
import { insertCredit, voidCredit } from "../../db/payment/credits";
import { markRefundDue } from "../../db/payment/refunds";
import { FULL_REFUND } from "../../worker/domain/case/cancellation.rules";
import { CANCEL, leave, REFUND } from "../../worker/domain/outcome/ending/cancellation";
import { staffRefund } from "../../worker/domain/outcome/ending/staff-refund";
import { withdrawnEnding } from "../../worker/domain/outcome/ending/withdrawal";
import { argumentsOf, caseOf, inHours, interview, NOW, PAYMENT } from "../support/cases";

const AT = NOW.toISOString();
const withInterview = (hours: number) => ({
  application: { status: "INTERVIEW_SCHEDULED" } as const,
  interviews: [interview({ at: inHours(hours) })],
});
const cancel = (facts: ReturnType<typeof caseOf>, promised = CANCEL.outcomeOf(facts, NOW)) =>
  leave(facts, CANCEL, { promised }, NOW);
const codeOf = (decide: () => unknown) => {
  try {
    return decide();
  } catch (failure) {
    return (failure as { code: string }).code;
  }
};

test("an early cancel returns the money and frees the slot", () => {
  const facts = caseOf(withInterview(72));
  const plan = cancel(facts);
  expect(plan).toMatchObject({ history: { steps: ["REJECTED"] }, paise: PAYMENT.amount });
  expect(plan && argumentsOf(plan, markRefundDue)).toEqual([[PAYMENT.id, PAYMENT.amount, AT]]);
  expect(plan && argumentsOf(plan, cancelInterview)).toEqual([[facts.interviews[0], AT, {}]]);
  expect(plan && argumentsOf(plan, releaseSlot)).toHaveLength(1);
  expect(plan?.messages.map(({ kind }) => kind)).toEqual(["refund_send", "refund", "company_news"]);
});

test("a late cancel returns a credit, and a cancel of a used slot nothing", () => {
  const late = cancel(caseOf(withInterview(5)));
  expect(late && argumentsOf(late, insertCredit)).toMatchObject([
    [{ userId: 3, paymentId: PAYMENT.id, state: "available" }],
  ]);
  expect(late?.paise).toBe(0);
  const heldInterview = interview({ at: inHours(-30), state: "held", round: 1 });
  const used = cancel(
    caseOf({ application: { status: "INTERVIEW_1_SCHEDULED" }, interviews: [heldInterview] }),
  );
  expect(used && argumentsOf(used, setClosedBecause)).toEqual([[7, "candidate_cancelled"]]);
  expect(used && argumentsOf(used, releaseSlot)).toEqual([]);
});

test("a cancel is refused if it would return something else than was shown, and repeats nothing", () => {
  const facts = caseOf(withInterview(5));
  expect(codeOf(() => cancel(facts, FULL_REFUND))).toBe("stale_state");
  expect(cancel(caseOf({ application: { closedBecause: "candidate_cancelled" } }))).toBeNull();
  expect(codeOf(() => leave(facts, REFUND, { promised: null }, NOW))).toBe("not_refundable");
});

test("an application of a withdrawn job ends with all of the money, whoever acts first", () => {
  const facts = caseOf({
    ...withInterview(5),
    job: { withdrawnAt: inHours(-1), withdrawnBecause: "The branch closed." },
  });
  const plan = cancel(facts, null);
  expect(plan).toMatchObject({ paise: PAYMENT.amount });
  expect(plan && argumentsOf(plan, releaseSlot)).toEqual([[7, { closedBecause: "job_withdrawn" }]]);
  expect(plan?.messages[0]).toMatchObject({
    kind: "job_withdrawn",
    payload: { note: "The branch closed.", dropped: expect.any(String) },
  });
  const begun = caseOf({ ...facts, interviews: [interview({ at: inHours(-1) })] });
  expect(withdrawnEnding(begun, NOW)).toBeNull();
});

test("a refund by staff ends the slot or the unspent credit, and names its application", () => {
  const actor = { kind: "staff", id: 1, name: "Ravi", role: "admin" } as never;
  const credit = {
    id: 4,
    userId: 3,
    paymentId: PAYMENT.id,
    applicationId: 7,
    state: "available",
    spentOn: null,
    spentAt: null,
    createdAt: AT,
  } as const;
  const input = { reason: "The branch closed.", expect: { applicationId: 7 } };
  const facts = { ...caseOf(withInterview(5)), bought: PAYMENT, newestCredit: null };
  const slot = staffRefund(facts, { actor, input }, NOW);
  expect(slot).toMatchObject({ history: { steps: ["REJECTED"] }, paise: PAYMENT.amount });
  expect(slot?.audit).toMatchObject([{ action: "payment.refund", subject: "11" }]);
  const unspent = staffRefund({ ...facts, newestCredit: credit }, { actor, input }, NOW);
  expect(unspent?.history).toBeNull();
  expect(unspent && argumentsOf(unspent, voidCredit)).toEqual([[credit.id]]);
  const other = { ...input, expect: { applicationId: 8 } };
  expect(codeOf(() => staffRefund(facts, { actor, input: other }, NOW))).toBe("not_expected");
  const gone = { ...facts, bought: { ...PAYMENT, state: "refunding" } as const };
  expect(staffRefund(gone, { actor, input }, NOW)).toBeNull();
});
