import {
  ASK_TO_CHOOSE_HOURS,
  DISPUTE_DAYS,
  TIES_PER_YEAR,
} from "../../../facts/guarantee/guarantee";
import { NO_ANSWER_DAYS } from "../../../facts/guarantee/results";
import {
  type Evidence,
  type InterviewState,
  isAtInterview,
  isCancelled,
  isDisputed,
  isEmployerAbsent,
  isJustBooked,
  isRecordedHeld,
  isScheduled,
  isUnproven,
  type Status,
} from "../../../facts/guarantee/statuses";
import type { Terms } from "../../../facts/guarantee/terms";
import { type Outcome, type Testimony, verdictOf } from "../../booking/interview/outcome.rules";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/**
 * A request to choose that is late by more than this, for example after the employer cancelled, is
 * skipped.
 */
const ASK_LATE_MS = 3 * HOUR_MS;

export interface KnownInterview extends Testimony {
  state: InterviewState;
  evidence: Evidence | null;
  settledAt: string | null;
}

/** The facts that decide about the guarantee of one application. Times are ISO 8601. */
export interface Guarantee {
  /** The terms under which the slot was bought. */
  sold: Terms;
  status: Status;
  /** A round that the candidate was called to and has no time for yet. */
  nextRound: number | null;
  promisedBy: string | null;
  /**
   * Days within which the interview is promised, from the slot's confirmation; null before that.
   */
  interviewWithinDays: number | null;
  promiseBrokenAt: string | null;
  chooseAskedAt: string | null;
  answerBy: string | null;
  /** Newest first. */
  interviews: KnownInterview[];
  /** The company offered a fair seat before the promise ended: see `fair-offer.rules`. */
  wasFairlyOffered: boolean;
  /** When a pending result is sent to the candidate. */
  sendAt: string | null;
  /**
   * Disputes of this phone in the last year that stayed undecided and were settled for the
   * candidate.
   */
  ties: number;
}

/** An automatic step for one application. */
export type Step =
  | { kind: "settle"; outcome: Outcome }
  | { kind: "ask_how_it_went" | "send_result" | "break_promise" | "ask_for_answer" }
  /** @property since the moment at which this was due */
  | { kind: "ask_to_choose"; since: string }
  | { kind: "remind_to_choose"; again: boolean }
  | { kind: "end"; because: EndedBySilence };

/** Endings that follow from a deadline alone. */
export type EndedBySilence =
  | "did_not_choose"
  | "employer_late"
  | "employer_absent"
  | "not_proven"
  | "no_answer";

/**
 * The step that is due now, and when to look again; null while there is no deadline. After a step
 * that changes these facts, look again at once; after a step that only sends a message, later.
 */
type Due = { step: Step | null; lookAt: string } | null;

const after = (iso: string, ms: number) => new Date(Date.parse(iso) + ms).toISOString();

const wait = (lookAt: string): Due => ({ step: null, lookAt });
const end = (because: EndedBySilence, at: string): Due => ({
  step: { kind: "end", because },
  lookAt: at,
});

/** A result can be sent: the interview was held, or it could not be proven that it was not. */
const hasTakenPlace = (one: KnownInterview) => isRecordedHeld(one) || isUnproven(one);

/**
 * Whether the candidate is to choose a time: for the first round, or for the next one. The company
 * may call to the next round before it is settled that the first was held.
 */
const waitsForTime = ({ status, nextRound }: Guarantee, newest: KnownInterview | undefined) =>
  isJustBooked(status) ||
  (nextRound !== null &&
    isAtInterview(status) &&
    !(newest && (isScheduled(newest) || isDisputed(newest))));

/** The next step of an application's guarantee; only one at a time. */
export function dueStep(guarantee: Guarantee, now: Date): Due {
  const at = now.toISOString();
  const newest = guarantee.interviews.find((one) => !isCancelled(one));
  // A result also ends the wait for a next round.
  if (guarantee.sendAt && isAtInterview(guarantee.status) && newest && hasTakenPlace(newest)) {
    return guarantee.sendAt > at
      ? wait(guarantee.sendAt)
      : { step: { kind: "send_result" }, lookAt: at };
  }
  if (waitsForTime(guarantee, newest)) {
    const freeUntil =
      newest && isEmployerAbsent(newest) && newest.settledAt
        ? after(newest.settledAt, guarantee.sold.freeTimeDays * DAY_MS)
        : null;
    if (freeUntil && freeUntil > at) return wait(freeUntil);
    // If the company cancelled a time that was chosen since, the renewed promise counts.
    const isLast = newest === guarantee.interviews[0];
    return freeUntil && isLast ? end("employer_absent", at) : dueOfPromise(guarantee, at);
  }
  if (!isAtInterview(guarantee.status) || !newest) return null;
  if (isScheduled(newest)) return dueOfScheduled(newest, now);
  if (isDisputed(newest)) return dueOfDispute(newest, guarantee.ties, at);
  return dueOfAnswer(newest, guarantee, at);
}

function dueOfScheduled(one: KnownInterview, now: Date): Due {
  const at = now.toISOString();
  if (one.at > at && !one.checkedInAt) return wait(one.at);
  const verdict = verdictOf(one, now);
  if (verdict.outcome) return { step: { kind: "settle", outcome: verdict.outcome }, lookAt: at };
  return {
    step: verdict.asksHowItWent ? { kind: "ask_how_it_went" } : null,
    lookAt: verdict.until,
  };
}

function dueOfDispute({ settledAt }: KnownInterview, ties: number, at: string): Due {
  const until = settledAt && after(settledAt, DISPUTE_DAYS * DAY_MS);
  if (until && until > at) return wait(until);
  // Staff must decide another tie in the same year.
  if (ties >= TIES_PER_YEAR) return null;
  const outcome = { state: "unproven", evidence: "tie" } as const;
  return { step: { kind: "settle", outcome }, lookAt: at };
}

function dueOfAnswer(one: KnownInterview, { answerBy }: Guarantee, at: string): Due {
  if (!answerBy) return null;
  if (answerBy > at) return wait(answerBy);
  if (isUnproven(one)) return end("not_proven", at);
  if (after(answerBy, NO_ANSWER_DAYS * DAY_MS) <= at) return end("no_answer", at);
  const days = Math.floor((Date.parse(at) - Date.parse(answerBy)) / DAY_MS);
  return { step: { kind: "ask_for_answer" }, lookAt: after(answerBy, (days + 1) * DAY_MS) };
}

function dueOfPromise(guarantee: Guarantee, at: string): Due {
  const { sold, promisedBy, promiseBrokenAt, chooseAskedAt, wasFairlyOffered } = guarantee;
  if (!promisedBy) return null;
  if (promiseBrokenAt) {
    const until = after(promiseBrokenAt, sold.brokenPromiseHours * HOUR_MS);
    return until > at ? wait(until) : end("employer_late", at);
  }
  if (promisedBy > at) return dueBeforePromise(guarantee, promisedBy, at);
  if (!wasFairlyOffered) return { step: { kind: "break_promise" }, lookAt: at };
  const again = after(chooseAskedAt ?? at, sold.chooseAgainDays * DAY_MS);
  if (!chooseAskedAt) return { step: { kind: "remind_to_choose", again: false }, lookAt: again };
  const until = after(chooseAskedAt, sold.chooseDays * DAY_MS);
  if (until <= at) return end("did_not_choose", at);
  if (again > at) return wait(again);
  return { step: { kind: "remind_to_choose", again: true }, lookAt: until };
}

function dueBeforePromise(
  { interviewWithinDays: days }: Guarantee,
  promisedBy: string,
  at: string,
): Due {
  const askTimes = [
    ...(days ? [after(promisedBy, ASK_TO_CHOOSE_HOURS.after * HOUR_MS - days * DAY_MS)] : []),
    after(promisedBy, -ASK_TO_CHOOSE_HOURS.before * HOUR_MS),
  ].sort();
  const lookAt = askTimes.find((one) => one > at) ?? promisedBy;
  const since = askTimes.findLast((one) => one <= at && at < after(one, ASK_LATE_MS));
  return { step: since ? { kind: "ask_to_choose", since } : null, lookAt };
}
