import type { InterviewRound } from "../../contract/interviews";
import {
  canTransition,
  isAtInterview,
  isBooked,
  isJustBooked,
  STATUSES,
  type Status,
} from "../../facts/statuses";
import { REAPPLY_AFTER_DAYS } from "../../facts/tests";

/** Statuses from which an application can end before its result. */
export const ENDABLE = STATUSES.filter((status) => canTransition(status, "REJECTED"));

/** Passed with nothing to pay when no slot was left: may claim one that becomes free. */
export const mayClaim = ({ status, price }: { status: Status; price: number }) =>
  price === 0 && canTransition(status, "PAYMENT_CONFIRMED") && !isAtInterview(status);

/** The application has this result already. */
export const hasResult = (
  application: { status: Status; closedBecause: unknown },
  result: "SELECTED" | "REJECTED",
) => application.status === result && application.closedBecause === null;

/** When a job opens again to someone who failed its test at `failedAt`. */
export function reopensAt(failedAt: Date): string {
  return new Date(failedAt.getTime() + REAPPLY_AFTER_DAYS * 86_400_000).toISOString();
}

/** True when an older application no longer stands in the way of a new one for its job. */
export function mayApplyAgain(application: { reopensAt: string | null }, now: Date): boolean {
  return application.reopensAt !== null && application.reopensAt <= now.toISOString();
}

/** What decides for which round a candidate may choose an interview time. */
export interface Stage {
  status: Status;
  /** The round that the candidate was called to and has no time for. */
  nextRound: number | null;
}

/** Null for a job with one round. */
export const firstRound = (rounds: number): InterviewRound => (rounds === 1 ? null : 1);

/** The round that waits for the candidate's choice of a time; undefined where none does. */
export function roundToChoose(
  { status, nextRound }: Stage,
  rounds: number,
): InterviewRound | undefined {
  if (nextRound === 2 && isBooked(status)) return 2;
  return isJustBooked(status) ? firstRound(rounds) : undefined;
}

/** Whether a round waits for the candidate's choice of a time, in a job of however many. */
export const isToChoose = (stage: Stage) => roundToChoose(stage, 1) !== undefined;
