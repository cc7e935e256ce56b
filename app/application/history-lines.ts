// For the server alone: the page gets the lines, and no script of how they come about.
import type { Application } from "../../worker/contract/applications";
import type { Status } from "../../worker/facts/statuses";
import { rupees } from "../words/format";
import { endingOf } from "./endings";
import { isWaiting, overWords } from "./kept";
import { hasNoSlot, scoreWords } from "./stages/stage";

const SENTENCES: Record<Status, (application: Application) => string> = {
  APPLIED: () => "Applied. A slot was kept for you",
  TEST_PENDING: () => "Test link ready, sent by email",
  TEST_COMPLETED: (application) => withScore("Test taken", application),
  TEST_PASSED: () => "Test passed",
  TEST_FAILED: () => "Test not passed. Nothing was charged",
  PAYMENT_PENDING: () => "A slot was kept for you, to say yes or no",
  PAYMENT_CONFIRMED: ({ price, paidWithCredit }) => {
    if (price === 0) return "Slot confirmed, paid by the employer";
    return paidWithCredit ? "Slot confirmed, credit used" : `Slot confirmed, ${rupees(price)}`;
  },
  INTERVIEW_SCHEDULED: () => "Interview set",
  INTERVIEW_1_SCHEDULED: () => "Interview set: Round 1",
  INTERVIEW_2_SCHEDULED: () => "Interview set: Round 2",
  SELECTED: () => "Selected",
  REJECTED: (application) => endingOf(application)?.history ?? "Not selected",
};

/** Back where it was before: the employer took an interview back. */
const AGAIN: Partial<Record<Status, string>> = {
  PAYMENT_CONFIRMED: "The employer cancelled the interview",
  INTERVIEW_1_SCHEDULED: "The employer cancelled round 2",
};

function withScore(words: string, application: Application): string {
  const score = scoreWords(application);
  return score ? `${words}: ${score}` : words;
}

export interface Line {
  at: string;
  text: string;
}

/** What happened to the slot and the money between the stages. */
function eventsOf(application: Application): Line[] {
  const { slot, payment, refund } = application;
  const attempt = payment?.attempt;
  const paise = refund && rupees(refund.amount / 100);
  return [
    ...(isWaiting(application) && hasNoSlot(application) && slot.expiresAt
      ? [{ at: slot.expiresAt, text: `${overWords(slot)}. Others can take the slot` }]
      : []),
    ...(attempt ? [{ at: attempt.at, text: ATTEMPTS[attempt.state] }] : []),
    ...(refund ? [{ at: refund.since, text: `${paise} goes back to you` }] : []),
    ...(refund?.doneAt ? [{ at: refund.doneAt, text: `${paise} went back to you` }] : []),
  ];
}

type Attempt = NonNullable<NonNullable<Application["payment"]>["attempt"]>;
const ATTEMPTS: Record<Attempt["state"], string> = {
  failed: "Payment did not go through",
  pending: "Payment begun",
};

/** What happened, in order of time. */
export function historyOf(application: Application): Line[] {
  const history = application.history ?? [];
  const moves = history.map(({ status, at }, index) => ({
    at,
    text: (seen(history, index) && AGAIN[status]) || SENTENCES[status](application),
  }));
  return [...moves, ...eventsOf(application)].sort((a, b) => a.at.localeCompare(b.at));
}

type HistoryEntries = NonNullable<Application["history"]>;

/** Whether the application has been there before. */
function seen(history: HistoryEntries, index: number): boolean {
  const before = new Set(history.slice(0, index).map(({ status }) => status));
  const move = history[index];
  return move !== undefined && before.has(move.status);
}
