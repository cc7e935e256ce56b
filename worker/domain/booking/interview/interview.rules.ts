import { LATE_CANCEL_HOURS, PROMISE_ANEW_HOURS } from "../../../facts/guarantee/guarantee";
import { REMINDER_HOURS } from "../../../facts/guarantee/interviews";
import type { InterviewRound } from "../../../facts/guarantee/rounds";
import { laterRound, ROUNDS, roundAfter, statusOfRound } from "../../../facts/guarantee/rounds";
import {
  canTransition,
  type InterviewState,
  isAtInterview,
  isRecordedHeld,
  type Status,
} from "../../../facts/guarantee/statuses";
import { addSeconds } from "../../../facts/times";

/** Whether staff may set an interview of this round now. A later round needs the one before, held. */
export function maySetInterview(
  status: Status,
  round: InterviewRound,
  newest: { round: InterviewRound; state: InterviewState } | null,
): boolean {
  if (!canTransition(status, statusOfRound(round))) return false;
  if (laterRound(round) === undefined) return !isAtInterview(status);
  if (newest?.round === round) return true;
  const isNext = newest !== null && isRecordedHeld(newest) && roundAfter(newest.round) === round;
  return isNext && isAtInterview(status);
}

/**
 * The status that an application returns to when an interview is cancelled: the last round that was
 * held before.
 */
export function statusWithout(
  cancelled: { id: number },
  interviews: { id: number; round: InterviewRound; state: InterviewState }[],
): Status {
  const heldInterviews = interviews.filter((one) => one.id !== cancelled.id && isRecordedHeld(one));
  const lastHeld = ROUNDS.findLast(
    (one) => roundAfter(one) && heldInterviews.some(({ round }) => round === one),
  );
  return lastHeld ? statusOfRound(lastHeld) : "PAYMENT_CONFIRMED";
}

/** Statements and code tries for the old time do not count for a new one. */
export const NOTHING_SAID = { arrivedAt: null, wrongCodes: 0, wrongLinkCodes: 0 } as const;

/** The round that needs a new time after the employer cancelled one. */
export const roundAgain = (
  { round }: { round: InterviewRound },
  interviews: { state: InterviewState }[],
) => (interviews.some(isRecordedHeld) ? (laterRound(round) ?? null) : null);

/**
 * Whether the employer breaks its promise late by cancelling an interview now, or by moving it to
 * `newAt`: too little time is left, or the new time is earlier.
 */
export const breaksLate = (at: string, newAt: string | null, now: Date): boolean =>
  Date.parse(at) - now.getTime() < LATE_CANCEL_HOURS * 3_600_000 || (newAt !== null && newAt < at);

/**
 * The columns of an interview that the employer cancels now, and decided to cancel at `decidedAt`.
 */
export const calledOff = (
  { at, brokenLateAt }: { at: string; brokenLateAt: string | null },
  now: Date,
  decidedAt: Date,
) => ({
  calledOffAt: now.toISOString(),
  brokenLateAt: breaksLate(at, null, decidedAt) ? now.toISOString() : brokenLateAt,
});

/**
 * The earliest end of an application's promise after the employer cancelled a date: it gets extra
 * time for another date once, and not again.
 */
export const promiseAfterCancel = (
  interviews: { calledOffAt: string | null }[],
  now: Date,
): string | null =>
  interviews.some(({ calledOffAt }) => calledOffAt !== null)
    ? null
    : addSeconds(now, PROMISE_ANEW_HOURS * 3_600);

type ReminderKind = keyof typeof REMINDER_HOURS;
const REMINDER_KINDS = Object.keys(REMINDER_HOURS) as ReminderKind[];
const msBefore = (kind: ReminderKind) => REMINDER_HOURS[kind] * 3_600_000;
/** A reminder that was due at most this long before the date was set is still sent. */
const LATE_MS = 5 * 60_000;

/** The reminders of an interview at `at`, without those that are past. */
export function remindersFor(at: Date, now: Date): { kind: ReminderKind; dueAt: string }[] {
  return REMINDER_KINDS.map((kind) => ({ kind, due: at.getTime() - msBefore(kind) }))
    .filter(({ due }) => due >= now.getTime() - LATE_MS)
    .map(({ kind, due }) => ({ kind, dueAt: new Date(due).toISOString() }));
}

/**
 * Whether a reminder is still useful at `now`: not after the interview has begun, and the
 * day-before reminder not once the last one is due.
 */
export function stillReminds(kind: ReminderKind, at: string, now: Date): boolean {
  const remainingMs = Date.parse(at) - now.getTime();
  return remainingMs > (kind === "day" ? msBefore("hour") : 0);
}
