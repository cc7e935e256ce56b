import type { InterviewRow } from "../../db/interview/interviews";
import type { PaymentRow } from "../../db/payment/refunds";
import { newInterview } from "../../worker/domain/booking/interview/interview-parts";
import type { Case, CaseWithTimes } from "../../worker/domain/case/case";
import type { Plan, Statement } from "../../worker/domain/case/plan";
import { TERMS } from "../../worker/facts/guarantee/terms";

// Cases for tests of plans, which need no database.

export const NOW = new Date("2026-11-22T06:00:00.000Z");
/** The moment so many hours from now. */
export const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000).toISOString();

const APPLICATION: Case["application"] = {
  id: 7,
  userId: 3,
  jobId: 1,
  resumeId: null,
  status: "PAYMENT_CONFIRMED",
  seq: 5,
  claimId: "claim",
  price: 2_388,
  slotState: "confirmed",
  slotExpiresAt: null,
  closedBecause: null,
  supersededAt: null,
  appliedAt: inHours(-48),
  warnAt: null,
  reopensAt: null,
  extraMinutes: 0,
  resultNote: null,
  graceGivenAt: null,
  releasedBecause: null,
  promisedBy: inHours(240),
  terms: TERMS,
  interviewWithinDays: 10,
  answerWithinDays: 7,
  recordedFor: null,
  answerBy: null,
  nextRound: null,
  promiseBrokenAt: null,
  chooseAskedAt: null,
  guaranteeDueAt: inHours(24),
  returnWaitsSince: null,
  resultReason: null,
};

export const PAYMENT: PaymentRow = {
  id: 11,
  providerPaymentId: "pay_11",
  receipt: "receipt-11",
  applicationId: APPLICATION.id,
  amount: 238_800,
  method: "upi",
  state: "kept",
  refundId: null,
  refundAmount: null,
  refundDueAt: null,
  nextRefundAt: null,
  refundAsks: 0,
  refundAttempt: 1,
  refundedAt: null,
  refundedElsewhere: 0,
  capturedAt: inHours(-40),
  disputeId: null,
  disputeState: null,
  isAutomaticRefund: false,
};

/** An interview of the case's application that the employer's day offered. */
export const interview = (more: Partial<InterviewRow> = {}): InterviewRow => ({
  id: 21,
  ...newInterview({
    uid: "uid-21",
    applicationId: APPLICATION.id,
    round: null,
    at: inHours(96),
    minutes: 30,
    link: null,
    place: "Gate 1",
    changedAt: inHours(-1),
  }),
  ...more,
});

type Parts = Partial<Omit<CaseWithTimes, "application" | "job">> & {
  application?: Partial<Case["application"]>;
  job?: Partial<Case["job"]>;
};

/** A paid slot whose candidate has no interview, with these differences. */
export const caseOf = ({ application, job, ...more }: Parts = {}): CaseWithTimes => ({
  application: { ...APPLICATION, ...application },
  job: {
    rounds: 1,
    withdrawnAt: null,
    withdrawnBecause: null,
    isSuspended: 0,
    isVerified: 1,
    city: "Surat",
    state: "Gujarat",
    location: "Surat",
    ...job,
  },
  withinDays: 10,
  answerWithinDays: 7,
  blockedAt: null,
  result: null,
  interviews: [],
  calledOff: null,
  paidWith: "money",
  payment: PAYMENT,
  goodwill: null,
  spentCredit: null,
  days: [],
  takenSeats: [],
  personInterviews: [],
  hasDay: true,
  ...more,
});

/** The arguments of the plan's statements that `build` writes, in order. */
export const argumentsOf = (plan: Plan, build: (...args: never[]) => unknown): unknown[][] =>
  [...plan.guards, ...plan.changes].flatMap((one) => (isCallOf(one, build) ? [one.args] : []));

const isCallOf = (
  one: Statement,
  build: (...args: never[]) => unknown,
): one is Statement & { args: unknown[] } => "build" in one && one.build === build;
