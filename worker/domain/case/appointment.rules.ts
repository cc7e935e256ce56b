import { DAY_LIMITS } from "../../facts/guarantee/guarantee";
import { firstRound, type InterviewRound, laterRound } from "../../facts/guarantee/rounds";
import {
  type InterviewState,
  isBooked,
  isCancelled,
  isDisputed,
  isJustBooked,
  isRecordedHeld,
  isScheduled,
  type Status,
} from "../../facts/guarantee/statuses";
import type { Terms } from "../../facts/guarantee/terms";
import { addSeconds } from "../../facts/times";

const HOUR_MS = 3_600_000;

/** The columns of an interview that decide what its date means. */
export interface Planned {
  at: string;
  minutes: number;
  state: InterviewState;
  /** Set where the employer moved it. */
  movedAt: string | null;
  /** When staff or the employer set or moved the date; null where they did not. */
  dateSetAt: string | null;
  /** Set if the candidate moved it when cancelling returned less than all of the money. */
  movedLateAt: string | null;
  /** Set if the candidate accepted the time that the employer moved it to. */
  acceptedAt: string | null;
  /** When the front desk typed the candidate's meeting code: they have met. */
  checkedInAt: string | null;
}

/** Interviews that began before this time are over. */
export const busySince = (now: Date) => addSeconds(now, -DAY_LIMITS.minutesEach.most * 60);

/** An interview has also begun if both sides met before its time. */
const hasBegun = (one: Planned, now: Date) =>
  one.checkedInAt !== null || Date.parse(one.at) <= now.getTime();

export const isAhead = (one: Planned, now: Date) => isScheduled(one) && !hasBegun(one, now);
const isUnderWay = (one: Planned, now: Date) =>
  isScheduled(one) &&
  hasBegun(one, now) &&
  now.getTime() < Date.parse(one.at) + one.minutes * 60_000;

/** The interview has begun, and its outcome is not settled yet. */
export const isUndecided = (one: Planned, now: Date) =>
  isDisputed(one) || (isScheduled(one) && hasBegun(one, now));

/** Whether the slot was used: one of the application's interviews was held. */
export const wasHeld = (interviews: Planned[]) => interviews.some(isRecordedHeld);

export const byTime = <T extends { at: string }>(interviews: T[]): T[] =>
  interviews.toSorted((a, b) => a.at.localeCompare(b.at));

/** The interviews still to come, the soonest first. */
export const comingOf = <T extends Planned>(interviews: T[], now: Date): T[] =>
  byTime(interviews.filter((one) => isAhead(one, now)));

/**
 * The current interview: the one under way or the next to come, else the newest.
 *
 * @param interviews of the application, newest first
 */
export const currentOf = <T extends Planned>(interviews: T[], now: Date): T | undefined =>
  byTime(interviews.filter((one) => isUnderWay(one, now) || isAhead(one, now)))[0] ?? interviews[0];

/** The newest interview that was not cancelled. @param interviews newest first */
export const newestUncancelled = <T extends Planned>(interviews: T[]): T | undefined =>
  interviews.find((one) => !isCancelled(one));

const plus = (iso: string, hours: number) => Date.parse(iso) + hours * HOUR_MS;

/** A share of the money, and until when cancelling returns it; null while there is no date. */
export interface RefundShare {
  share: number;
  until: string | null;
}

/**
 * What cancelling returns now: all of the money while there is no date, else the share of the tier
 * that the next interview is still far enough away for; null after the last tier. If staff or the
 * employer set or moved the date later than the first tier allows, cancelling returns all of it for
 * `lateDateHours` or until the interview begins. A time that the candidate moved late has no tier.
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

/** Too little time is left for the candidate's own cancel to return all of the money. */
export const isSoon = (at: string, now: Date, { refundTiers: [all] }: Terms): boolean =>
  Date.parse(at) < now.getTime() + all.hours * HOUR_MS;

export const endOf = ({ at, minutes }: Pick<Planned, "at" | "minutes">): string =>
  new Date(Date.parse(at) + minutes * 60_000).toISOString();

/** What decides for which round a candidate may choose an interview time. */
export interface Stage {
  status: Status;
  /** The round that the candidate was called to and has no time for yet. */
  nextRound: number | null;
}

/** The round for which the candidate is to choose a time; undefined if there is none. */
export function roundToChoose(
  { status, nextRound }: Stage,
  rounds: number,
): InterviewRound | undefined {
  const called = laterRound(nextRound);
  if (called && isBooked(status)) return called;
  return isJustBooked(status) ? firstRound(rounds) : undefined;
}

/** Whether the candidate is to choose a time, for a job with any number of rounds. */
export const isToChoose = (stage: Stage) => roundToChoose(stage, 1) !== undefined;
