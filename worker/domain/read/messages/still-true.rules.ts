import type { ClosedBecause, Slot } from "../../../contract/applications";
import {
  type InterviewState,
  isAtInterview,
  isAtPayment,
  isAtTest,
  isBeforeSlot,
  isBooked,
  isCancelled,
  isDisputed,
  isEmployerAbsent,
  isHeld,
  isRecordedHeld,
  isReleased,
  isScheduled,
  isUnproven,
  type MoneyState,
  type OutcomeWord,
  type Status,
} from "../../../facts/guarantee/statuses";
import { hasResult } from "../../booking/application/application.rules";
import { isAhead, isToChoose, type Planned, type Stage } from "../../case/appointment.rules";
import type { ApplicationKind } from "../../talk/outbox/kinds.rules";

interface SpokenOf extends Planned {
  uid: string;
  sequence: number;
  state: InterviewState;
  candidateWord: OutcomeWord | null;
}

/** The current facts that messages about an application rely on. */
export interface Standing {
  application: Stage & {
    status: Status;
    closedBecause: ClosedBecause | null;
    promisedBy: string | null;
    promiseBrokenAt: string | null;
    chooseAskedAt: string | null;
  };
  slot: Pick<Slot, "state" | "releasedBecause">;
  /** Newest first. */
  interviews: SpokenOf[];
  /** The application's own payments, and the one behind the credit that bought its slot. */
  payments: { providerPaymentId: string; state: MoneyState }[];
  /** The credit that the application gave can still be used. */
  hasCredit: boolean;
  now: Date;
}

type Payload = Readonly<Record<string, string | number | null>>;
type Holds = (standing: Standing, payload: Payload) => boolean;

/** A condition on the interview that the message is about. */
const ofInterview =
  (holds: (one: SpokenOf, standing: Standing, payload: Payload) => boolean): Holds =>
  (standing, payload) => {
    const one = standing.interviews.find(({ uid }) => uid === payload.uid);
    return one !== undefined && holds(one, standing, payload);
  };

/** A later change of the interview has its own message. */
const isUnchanged = ({ sequence }: SpokenOf, payload: Payload) =>
  !(Number(payload.sequence) < sequence);

const isComing = ofInterview(
  (one, { now }, payload) => isUnchanged(one, payload) && isAhead(one, now),
);

const isNewest = ({ uid }: SpokenOf, { interviews: [newest] }: Standing) => newest?.uid === uid;

const isInTime = ({ now }: Standing, { until }: Payload) =>
  typeof until !== "string" || now.toISOString() < until;

const waits: Holds = (standing, payload) =>
  isToChoose(standing.application) && isInTime(standing, payload);

const moneyOf = ({ payments }: Standing, { providerPaymentId }: Payload) =>
  payments.find((one) => one.providerPaymentId === providerPaymentId)?.state;

const endedBecause = ({ application }: Standing, because: Payload[string] | undefined) =>
  application.closedBecause !== null && application.closedBecause === because;

/** Messages that say "All of your money goes back" are true until the money has arrived. */
const isMoneyOut = ({ payments }: Standing) => payments.every(({ state }) => state !== "refunded");

/** A candidate who lost a kept slot may have one again. */
const isLost = ({ application: { status }, slot }: Standing) =>
  isBeforeSlot(status) && isReleased(slot);

/** The candidate is asked for a statement, and can still make one. */
const isUnsaid = ofInterview(
  (one, standing, payload) =>
    isScheduled(one) &&
    one.candidateWord === null &&
    isBooked(standing.application.status) &&
    isInTime(standing, payload),
);

/** For each kind, the condition under which it may be sent again. */
const TRUE_WHILE: Record<ApplicationKind, Holds> = {
  applied: ({ application, slot }) => isAtTest(application.status) && isHeld(slot),
  passed: ({ application }) => isAtPayment(application.status),
  failed: ({ application }) => application.status === "TEST_FAILED",
  confirmed: ({ application, interviews, now }) =>
    isBooked(application.status) &&
    interviews.every((one) => isCancelled(one) || isAhead(one, now)),
  hold_ending: ({ slot }) => isHeld(slot),
  lapsed: isLost,
  hold_released: (standing) => isLost(standing) && standing.slot.releasedBecause === "staff",
  refund: (standing, payload) =>
    ["refund_due", "refunding"].includes(moneyOf(standing, payload) ?? ""),
  refunded: (standing, payload) => moneyOf(standing, payload) === "refunded",
  credited: ({ hasCredit }) => hasCredit,
  goodwill: ({ hasCredit }) => hasCredit,
  given_up: ({ application }) => application.status === "REJECTED",
  interview_set: isComing,
  interview_moved: isComing,
  interview_cancelled: ofInterview(
    (one, standing, payload) =>
      isUnchanged(one, payload) &&
      isCancelled(one) &&
      isNewest(one, standing) &&
      waits(standing, payload),
  ),
  job_withdrawn: (standing) => endedBecause(standing, "job_withdrawn") && isMoneyOut(standing),
  interview_reminder: ofInterview(
    (one, standing, payload) => one.at === payload.at && isAhead(one, standing.now),
  ),
  selected: ({ application }) => hasResult(application, "SELECTED"),
  rejected: ({ application }) => hasResult(application, "REJECTED"),
  employer_absent: ofInterview(
    (one, standing, payload) =>
      isEmployerAbsent(one) &&
      isNewest(one, standing) &&
      isMoneyOut(standing) &&
      waits(standing, payload),
  ),
  candidate_absent: (standing) => endedBecause(standing, "candidate_absent"),
  not_proven: ofInterview(
    (one, standing) =>
      isUnproven(one) && isAtInterview(standing.application.status) && isMoneyOut(standing),
  ),
  disputed_interview: ofInterview(
    (one, { application }) => isDisputed(one) && isBooked(application.status),
  ),
  decided_held: ofInterview(
    (one, { application }) => isRecordedHeld(one) && isBooked(application.status),
  ),
  said_held: isUnsaid,
  said_absent: isUnsaid,
  how_did_it_go: isUnsaid,
  promise_broken: (standing, payload) =>
    standing.application.promiseBrokenAt !== null && waits(standing, payload),
  choose_time: (standing, payload) =>
    standing.application.chooseAskedAt !== null && waits(standing, payload),
  next_round: (standing, payload) =>
    standing.application.nextRound !== null &&
    standing.application.promisedBy === payload.until &&
    waits(standing, payload),
  times_free: waits,
  choose_soon: waits,
  guarantee_ended: (standing, { because }) =>
    endedBecause(standing, because) && isMoneyOut(standing),
};

/** Whether a message is still true. */
export const isStillTrue = (kind: ApplicationKind, standing: Standing, payload: Payload) =>
  TRUE_WHILE[kind](standing, payload);
