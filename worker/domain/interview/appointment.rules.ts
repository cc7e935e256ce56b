import {
  type InterviewState,
  isCancelled,
  isDisputed,
  isRecordedHeld,
  isScheduled,
} from "../../facts/statuses";
import type { Terms } from "../../facts/terms";

const HOUR_MS = 3_600_000;

/** An interview as far as its date decides something. */
export interface Planned {
  at: string;
  minutes: number;
  state: InterviewState;
  /** Set where the employer moved it. */
  movedAt: string | null;
  /** When staff or the employer set or moved the date; null where they did not. */
  dateSetAt: string | null;
  /** Set where its candidate moved it when cancelling gave less than all of the money. */
  movedLateAt: string | null;
  /** Set where the candidate accepted the time to which the employer moved it. */
  acceptedAt: string | null;
  /** When the front desk typed the candidate's meeting code: they have met. */
  checkedInAt: string | null;
}

/** Two who met before the time have begun. */
const hasBegun = (one: Planned, now: Date) =>
  one.checkedInAt !== null || Date.parse(one.at) <= now.getTime();

export const isAhead = (one: Planned, now: Date) => isScheduled(one) && !hasBegun(one, now);
const isUnderWay = (one: Planned, now: Date) =>
  isScheduled(one) &&
  hasBegun(one, now) &&
  now.getTime() < Date.parse(one.at) + one.minutes * 60_000;

/** It has begun, and how it went is not settled yet. */
export const isUndecided = (one: Planned, now: Date) =>
  isDisputed(one) || (isScheduled(one) && hasBegun(one, now));

/** Whether the slot was used: one of the application's interviews has been held. */
export const wasHeld = (interviews: Planned[]) => interviews.some(isRecordedHeld);

export const byTime = <T extends { at: string }>(interviews: T[]): T[] =>
  interviews.toSorted((a, b) => a.at.localeCompare(b.at));

/** Those still to come, the soonest first. */
export const comingOf = <T extends Planned>(interviews: T[], now: Date): T[] =>
  byTime(interviews.filter((one) => isAhead(one, now)));

/**
 * The interview that matters now: the one under way or the next to come, else the newest.
 *
 * @param interviews of the application, newest first
 */
export const currentOf = <T extends Planned>(interviews: T[], now: Date): T | undefined =>
  byTime(interviews.filter((one) => isUnderWay(one, now) || isAhead(one, now)))[0] ?? interviews[0];

/** The newest interview that was not cancelled. @param interviews newest first */
export const standingOf = <T extends Planned>(interviews: T[]): T | undefined =>
  interviews.find((one) => !isCancelled(one));

const plus = (iso: string, hours: number) => Date.parse(iso) + hours * HOUR_MS;

/** A share of the money, and until when cancelling gives it back; null while no date stands. */
export interface RefundShare {
  share: number;
  until: string | null;
}

/**
 * What of the money cancelling gives back now: all of it while no date stands, then the share of the
 * tier that the next interview is still far enough away for; null after the last tier. Where a date
 * was set or moved for the candidate later than the first tier's time, all of it comes back for 24
 * hours or until the interview begins. A time that the candidate moved late has no tier.
 */
export function refundShareNow(
  interviews: Planned[],
  now: Date,
  { refundTiers: tiers, lateDateHours }: Terms,
): RefundShare | null {
  const [{ share: all, hours }] = tiers;
  const coming = comingOf(interviews, now);
  const [next] = coming;
  if (!next) return { share: all, until: null };
  const windows = coming.flatMap(({ at, dateSetAt }) =>
    dateSetAt !== null && Date.parse(at) < plus(dateSetAt, hours)
      ? [plus(dateSetAt, lateDateHours)]
      : [],
  );
  const ends = (next.movedLateAt === null ? tiers : []).map((tier) => ({
    share: tier.share,
    until: plus(next.at, -tier.hours),
  }));
  const open = [...windows.map((until) => ({ share: all, until })), ...ends]
    .filter(({ until }) => now.getTime() <= until)
    .sort((a, b) => b.share - a.share || b.until - a.until)[0];
  if (!open) return null;
  const until = Math.min(open.until, Date.parse(next.at));
  return { share: open.share, until: new Date(until).toISOString() };
}

/** So little time is left that cancelling of one's own gives less than all of the money. */
export const isSoon = (at: string, now: Date, { refundTiers: [all] }: Terms): boolean =>
  Date.parse(at) < now.getTime() + all.hours * HOUR_MS;
