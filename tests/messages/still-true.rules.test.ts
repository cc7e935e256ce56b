import { expect, test } from "vitest";
import { isStillTrue, type Standing } from "../../worker/domain/read/messages/still-true.rules";
import {
  APPLICATION_KINDS,
  type ApplicationKind,
} from "../../worker/domain/talk/outbox/kinds.rules";

const NOW = "2026-11-20T10:00:00.000Z";
const BEFORE = "2026-11-20T08:00:00.000Z";
const AFTER = "2026-11-22T08:00:00.000Z";
const LATER = "2026-11-25T08:00:00.000Z";

const CLOSED = { status: "REJECTED", closedBecause: "staff_refund" } as const;
const base: Standing = {
  application: {
    status: "PAYMENT_CONFIRMED",
    closedBecause: null,
    nextRound: null,
    promisedBy: LATER,
    promiseBrokenAt: null,
    chooseAskedAt: null,
  },
  slot: { state: "confirmed", releasedBecause: null },
  interviews: [],
  payments: [],
  hasCredit: false,
  now: new Date(NOW),
};
const of = (application: Partial<Standing["application"]>, more: Partial<Standing> = {}) => ({
  ...base,
  ...more,
  application: { ...base.application, ...application },
});
type Interview = Standing["interviews"][number];
const interview = (more: Partial<Interview> = {}): Interview => ({
  uid: "one",
  sequence: 1,
  state: "scheduled",
  at: AFTER,
  minutes: 60,
  candidateWord: null,
  movedAt: null,
  dateSetAt: null,
  movedLateAt: null,
  acceptedAt: null,
  checkedInAt: null,
  ...more,
});
const at = (more: Partial<Interview>, application: Partial<Standing["application"]> = {}) =>
  of({ status: "INTERVIEW_SCHEDULED", ...application }, { interviews: [interview(more)] });
const waiting = (more: Partial<Interview>) => ({ ...base, interviews: [interview(more)] });
const replaced = (more: Partial<Interview>) => ({
  ...base,
  interviews: [interview({ uid: "two", state: "cancelled" }), interview(more)],
});
const heldSlot = { state: "held", releasedBecause: null } as const;
const released = { state: "released", releasedBecause: "staff" } as const;
const lapsed = { state: "released", releasedBecause: "time" } as const;
const paidBack = (state: Standing["payments"][number]["state"]) =>
  of(CLOSED, { payments: [{ providerPaymentId: "pay_1", state }] });
/** The same state after the refund is done. */
const isBack = (standing: Standing): Standing => ({
  ...standing,
  payments: [{ providerPaymentId: "pay_1", state: "refunded" }],
});

const PAYLOAD = { uid: "one", sequence: 1, at: AFTER, providerPaymentId: "pay_1", until: AFTER };
const PAST = { ...PAYLOAD, until: BEFORE };
type Case = [Standing, (typeof PAYLOAD & { because?: string })?];

const askedForWord: { holds: Case; fails: Case[] } = {
  holds: [at({ at: BEFORE })],
  fails: [[at({ at: BEFORE }), PAST], [at({ candidateWord: "held" })], [at({}, CLOSED)]],
};

/**
 * For each kind of message, the states in which it is
 * still true (`holds`) or no longer true (`fails`).
 */
const CASES: Record<ApplicationKind, { holds?: Case; fails: Case[] }> = {
  applied: {
    holds: [of({ status: "TEST_PENDING" }, { slot: heldSlot })],
    fails: [[of({ status: "TEST_PENDING" }, { slot: lapsed })], [of(CLOSED)], [base]],
  },
  passed: { holds: [of({ status: "PAYMENT_PENDING" })], fails: [[base], [of(CLOSED)]] },
  failed: { holds: [of({ status: "TEST_FAILED" })], fails: [[base]] },
  confirmed: { holds: [at({})], fails: [[of(CLOSED)], [at({ state: "held", at: BEFORE })]] },
  hold_ending: { holds: [of({}, { slot: heldSlot })], fails: [[base]] },
  lapsed: {
    holds: [of({ status: "PAYMENT_PENDING" }, { slot: lapsed })],
    fails: [[base], [of(CLOSED, { slot: lapsed })]],
  },
  hold_released: {
    holds: [of({ status: "PAYMENT_PENDING" }, { slot: released })],
    fails: [[of({ status: "PAYMENT_PENDING" }, { slot: lapsed })]],
  },
  refund: { holds: [paidBack("refunding")], fails: [[paidBack("refunded")], [paidBack("kept")]] },
  refunded: { holds: [paidBack("refunded")], fails: [[paidBack("refunding")]] },
  credited: { holds: [of(CLOSED, { hasCredit: true })], fails: [[of(CLOSED)]] },
  goodwill: { holds: [of({}, { hasCredit: true })], fails: [[base]] },
  given_up: { holds: [of(CLOSED)], fails: [[base]] },
  interview_set: {
    holds: [at({})],
    fails: [[at({ sequence: 2 })], [at({ state: "cancelled" })], [at({ at: BEFORE })], [base]],
  },
  interview_moved: { holds: [at({})], fails: [[at({ sequence: 2 })], [at({ at: BEFORE })]] },
  interview_cancelled: {
    holds: [waiting({ state: "cancelled" })],
    fails: [[replaced({ state: "cancelled" })], [at({ state: "cancelled" })], [at({})]],
  },
  job_withdrawn: {
    holds: [of({ ...CLOSED, closedBecause: "job_withdrawn" })],
    fails: [[base], [of(CLOSED)], [isBack(of({ ...CLOSED, closedBecause: "job_withdrawn" }))]],
  },
  interview_reminder: {
    holds: [at({ sequence: 2 })],
    fails: [[at({ at: LATER })], [at({ state: "cancelled" })]],
  },
  selected: { holds: [of({ status: "SELECTED" })], fails: [[base], [of(CLOSED)]] },
  rejected: { holds: [of({ status: "REJECTED" })], fails: [[base], [of(CLOSED)]] },
  employer_absent: {
    holds: [waiting({ state: "employer_absent" })],
    fails: [
      [waiting({ state: "employer_absent" }), PAST],
      [replaced({ state: "employer_absent" })],
      [isBack(waiting({ state: "employer_absent" }))],
      [of(CLOSED, { interviews: [interview({ state: "employer_absent" })] })],
    ],
  },
  candidate_absent: {
    holds: [of({ ...CLOSED, closedBecause: "candidate_absent" })],
    fails: [[base], [of(CLOSED)]],
  },
  not_proven: {
    holds: [at({ state: "unproven" })],
    fails: [
      [at({ state: "held" })],
      [at({ state: "unproven" }, CLOSED)],
      [isBack(at({ state: "unproven" }))],
    ],
  },
  disputed_interview: {
    holds: [at({ state: "disputed" })],
    fails: [[at({ state: "held" })], [at({ state: "disputed" }, CLOSED)]],
  },
  decided_held: {
    holds: [at({ state: "held" })],
    fails: [[at({ state: "disputed" })], [at({ state: "held" }, CLOSED)]],
  },
  said_held: askedForWord,
  said_absent: askedForWord,
  how_did_it_go: askedForWord,
  promise_broken: {
    holds: [of({ promiseBrokenAt: BEFORE })],
    fails: [[base], [of({ promiseBrokenAt: BEFORE }), PAST], [at({}, { promiseBrokenAt: BEFORE })]],
  },
  choose_time: {
    holds: [of({ chooseAskedAt: BEFORE })],
    fails: [[base], [of({ chooseAskedAt: BEFORE }), PAST]],
  },
  next_round: {
    holds: [at({ state: "held" }, { nextRound: 2, promisedBy: AFTER })],
    fails: [[at({ state: "held" }, { nextRound: 2 })], [at({ state: "held" })], [of(CLOSED)]],
  },
  choose_soon: { holds: [base], fails: [[base, PAST], [at({})], [of(CLOSED)]] },
  times_free: { holds: [base], fails: [[base, PAST], [at({})], [of(CLOSED)]] },
  guarantee_ended: {
    holds: [of({ ...CLOSED, closedBecause: "no_answer" }), { ...PAYLOAD, because: "no_answer" }],
    fails: [
      [base],
      [of(CLOSED), { ...PAYLOAD, because: "no_answer" }],
      [isBack(of({ ...CLOSED, closedBecause: "no_answer" })), { ...PAYLOAD, because: "no_answer" }],
    ],
  },
};

test.each(APPLICATION_KINDS)("%s is sent again only while it is true", (kind) => {
  const isTrue = ([standing, payload = PAYLOAD]: Case) => isStillTrue(kind, standing, payload);
  const { holds, fails } = CASES[kind];
  if (holds) expect(isTrue(holds)).toBe(true);
  expect(fails.map(isTrue)).toEqual(fails.map(() => false));
});
