import type { InterviewRound } from "../../contract/interviews";
import { LATE_CANCEL_HOURS, PROMISE_ANEW_HOURS } from "../../facts/guarantee";
import { REMINDER_HOURS } from "../../facts/interviews";
import {
  canTransition,
  type InterviewState,
  isAtInterview,
  isRecordedHeld,
  type Status,
} from "../../facts/statuses";
import { addSeconds } from "../../facts/times";

/** The status that an interview of this round brings. */
export function statusOfRound(round: InterviewRound): Status {
  if (round === null) return "INTERVIEW_SCHEDULED";
  return round === 1 ? "INTERVIEW_1_SCHEDULED" : "INTERVIEW_2_SCHEDULED";
}

/**
 * Whether staff may set an interview of this round now. Round 2 follows round 1 once that was held.
 */
export function maySetInterview(
  status: Status,
  round: InterviewRound,
  newest: { round: InterviewRound; state: InterviewState } | null,
): boolean {
  if (!canTransition(status, statusOfRound(round))) return false;
  if (round !== 2) return !isAtInterview(status);
  return (
    newest?.round === 2 || (isAtInterview(status) && newest !== null && isRecordedHeld(newest))
  );
}

/** Where an interview that falls away takes the application back to: round 1, where that was held. */
export function statusWithout(
  cancelled: { id: number },
  interviews: { id: number; round: InterviewRound; state: InterviewState }[],
): Status {
  const held = interviews.filter((one) => one.id !== cancelled.id && isRecordedHeld(one));
  return held.some(({ round }) => round === 1) ? "INTERVIEW_1_SCHEDULED" : "PAYMENT_CONFIRMED";
}

/** What was said and tried for an older time proves nothing about a new one. */
export const NOTHING_SAID = { arrivedAt: null, wrongCodes: 0, wrongLinkCodes: 0 } as const;

/** The round that waits for a time again after the employer took one back. */
export const roundAgain = (
  { round }: { round: InterviewRound },
  interviews: { state: InterviewState }[],
) => (round === 2 && interviews.some(isRecordedHeld) ? round : null);

/**
 * Whether the employer breaks its word late by cancelling an interview at this moment, or by moving it
 * to `newAt`: so little is left until it begins, or it would begin earlier.
 */
export const breaksLate = (at: string, newAt: string | null, now: Date): boolean =>
  Date.parse(at) - now.getTime() < LATE_CANCEL_HOURS * 3_600_000 || (newAt !== null && newAt < at);

/** What is written of an interview that the employer cancels now and decided to cancel before. */
export const calledOff = (
  { at, brokenLateAt }: { at: string; brokenLateAt: string | null },
  now: Date,
  decidedAt: Date,
) => ({
  calledOffAt: now.toISOString(),
  brokenLateAt: breaksLate(at, null, decidedAt) ? now.toISOString() : brokenLateAt,
});

/**
 * Until when the promise of an application stands at least where the employer takes a date back: it gets time
 * for another date once, and not again.
 */
export const promiseAfterCancel = (
  interviews: { calledOffAt: string | null }[],
  now: Date,
): string | null =>
  interviews.some(({ calledOffAt }) => calledOffAt !== null)
    ? null
    : addSeconds(now, PROMISE_ANEW_HOURS * 3_600);

export type ReminderKind = keyof typeof REMINDER_HOURS;
const REMINDER_KINDS = Object.keys(REMINDER_HOURS) as ReminderKind[];
const msBefore = (kind: ReminderKind) => REMINDER_HOURS[kind] * 3_600_000;
/** A reminder that was due this long ago when the date was set is sent all the same. */
const LATE_MS = 5 * 60_000;

/** When to remind of an interview at `at`. What lies in the past already is left out. */
export function remindersFor(at: Date, now: Date): { kind: ReminderKind; dueAt: string }[] {
  return REMINDER_KINDS.map((kind) => ({ kind, due: at.getTime() - msBefore(kind) }))
    .filter(({ due }) => due >= now.getTime() - LATE_MS)
    .map(({ kind, due }) => ({ kind, dueAt: new Date(due).toISOString() }));
}

/**
 * Whether a reminder still says something at `now`: not once the interview has begun, and not the
 * one of the day before once the last one is due.
 */
export function stillReminds(kind: ReminderKind, at: string, now: Date): boolean {
  const left = Date.parse(at) - now.getTime();
  return left > (kind === "day" ? msBefore("hour") : 0);
}
