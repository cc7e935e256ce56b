import * as words from "~app/words/application/progress";
import type { Application } from "../../../worker/contract/applications";
import { inEachRound } from "../../../worker/facts/guarantee/rounds";
import { isEmployerAbsent, type Status } from "../../../worker/facts/guarantee/statuses";
import { whySlotFree } from "../../jobs/why-free";
import { isWaiting, overWords } from "./kept";
import { hasNoSlot, scoreWords } from "./stage";

const SENTENCES: Record<Status, (application: Application) => string> = {
  APPLIED: () => words.applied,
  TEST_PENDING: () => words.linkReady,
  TEST_COMPLETED: (application) => words.testTaken(scoreWords(application)),
  TEST_PASSED: () => words.testPassed,
  TEST_FAILED: () => words.testNotPassed,
  PAYMENT_PENDING: () => words.slotKept,
  PAYMENT_CONFIRMED: (application) => {
    const { price, paidWithCredit } = application;
    const free = whySlotFree(application);
    if (free) return words.confirmedFree[free];
    return paidWithCredit ? words.confirmedByCredit : words.confirmedFor(price);
  },
  ...inEachRound((round) => () => (round ? words.roundSet(round) : words.interviewSet)),
  SELECTED: () => words.selected,
  REJECTED: ({ closedBecause }) =>
    closedBecause ? words.endings[closedBecause] : words.notSelected,
};

/**
 * The application returned to an earlier status: the employer cancelled an interview or missed it.
 */
const returned = (): Partial<Record<Status, string>> => ({
  PAYMENT_CONFIRMED: words.interviewCancelled,
  INTERVIEW_1_SCHEDULED: words.round2Cancelled,
});

function againOf({ interviews = [] }: Application, history: HistoryEntries, index: number) {
  const entry = history[index];
  const again = entry && isRepeated(history, index) ? returned()[entry.status] : undefined;
  const isAbsence = interviews.some((one) => isEmployerAbsent(one) && one.settledAt === entry?.at);
  return again && isAbsence ? words.companyAbsent : again;
}

type Interview = NonNullable<Application["interview"]>;
const OUTCOMES: Partial<Record<Interview["state"], (one: Interview) => string>> = {
  held: ({ checkedInAt }) => (checkedInAt ? words.metByCode : words.met),
  disputed: () => words.disputed,
  unproven: () => words.unproven,
};

/** Moves by either side, the candidate's arrival, and the outcome of an interview. */
const meetingLines = (one: Interview): Line[] => {
  const text = OUTCOMES[one.state]?.(one);
  return [
    ...(one.movedAt ? [{ at: one.movedAt, text: words.employerMoved(one.at) }] : []),
    ...(one.candidateMovedAt ? [{ at: one.candidateMovedAt, text: words.youMoved(one.at) }] : []),
    ...(one.arrivedAt ? [{ at: one.arrivedAt, text: words.saidHere }] : []),
    ...(text && one.settledAt ? [{ at: one.settledAt, text }] : []),
  ];
};

export interface Line {
  at: string;
  text: string;
}

/** Events of the slot and the money between the stages. */
function eventsOf(application: Application): Line[] {
  const { slot, payment, refund } = application;
  const attempt = payment?.attempt;
  return [
    ...(isWaiting(application) && hasNoSlot(application) && slot.expiresAt
      ? [{ at: slot.expiresAt, text: words.slotOpen(overWords(slot)) }]
      : []),
    ...(attempt ? [{ at: attempt.at, text: words.attempts[attempt.state] }] : []),
    ...(refund ? [{ at: refund.since, text: words.moneyGoesBack(refund.amount) }] : []),
    ...(refund?.doneAt ? [{ at: refund.doneAt, text: words.moneyWentBack(refund.amount) }] : []),
  ];
}

/** The history, oldest first. */
export function historyOf(application: Application): Line[] {
  const history = application.history ?? [];
  const transitions = history.map(({ status, at }, index) => ({
    at,
    text: againOf(application, history, index) ?? SENTENCES[status](application),
  }));
  const meetings = application.interviews?.flatMap(meetingLines) ?? [];
  return [...transitions, ...meetings, ...eventsOf(application)].sort((a, b) =>
    a.at.localeCompare(b.at),
  );
}

type HistoryEntries = NonNullable<Application["history"]>;

/** Whether the application had this status before. */
function isRepeated(history: HistoryEntries, index: number): boolean {
  const before = new Set(history.slice(0, index).map(({ status }) => status));
  const entry = history[index];
  return entry !== undefined && before.has(entry.status);
}
