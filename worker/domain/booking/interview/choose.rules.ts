import type { CancelReturn } from "../../../contract/cancelling";
import { MOVE_HOURS, MOVES_PER_ROUND } from "../../../facts/guarantee/guarantee";
import type { InterviewRound } from "../../../facts/guarantee/rounds";
import { firstRound, laterRound } from "../../../facts/guarantee/rounds";
import { isAtInterview, isAtPayment } from "../../../facts/guarantee/statuses";
import type { Terms } from "../../../facts/guarantee/terms";
import type { FailureCode } from "../../../failure";
import {
  comingOf,
  isUndecided,
  type Planned,
  refundShareNow,
  roundToChoose,
  type Stage,
} from "../../case/appointment.rules";
import { isUnaccepted, outcomeOfCancel, type PaidWith } from "../../case/cancellation.rules";
import { NOTHING_SAID } from "./interview.rules";

/** The columns of an interview that decide whether its candidate may move it. */
interface Movable extends Planned {
  round: InterviewRound;
  moves: number;
}

const NEW: Omit<Planned, "at" | "minutes"> = {
  state: "scheduled",
  movedAt: null,
  dateSetAt: null,
  movedLateAt: null,
  acceptedAt: null,
  checkedInAt: null,
};

/**
 * The interview whose time the candidate can change: the next to come.
 *
 * @param interviews of the application, newest first
 */
export const chosenOf = <T extends Planned>({ status }: Stage, interviews: T[], now: Date) =>
  isAtInterview(status) ? comingOf(interviews, now)[0] : undefined;

/**
 * The round for which a time can be taken; the second only once it is settled that the first was
 * held.
 */
export function roundToTake(stage: Stage, rounds: number, interviews: Movable[], now: Date) {
  const round = roundToChoose(stage, rounds);
  const isLater = round !== undefined && laterRound(round) !== undefined;
  const isEarly = isLater && interviews.some((one) => isUndecided(one, now));
  return isEarly ? undefined : round;
}

/** The round whose free times the candidate sees: to choose, to move to, or to pay for. */
export function roundInSight(
  stage: Stage,
  rounds: number,
  interviews: Movable[],
  now: Date,
): InterviewRound | undefined {
  if (isAtPayment(stage.status)) return firstRound(rounds);
  const waiting = roundToTake(stage, rounds, interviews, now);
  const interview = chosenOf(stage, interviews, now);
  if (waiting !== undefined || !interview) return waiting;
  // The job may have had another number of rounds when the time was chosen.
  return laterRound(interview.round) ?? firstRound(rounds);
}

/** Whether and how a candidate may move an interview. */
interface Move {
  /** The last moment for a move. */
  until: string;
  /** The number of moves left; null if the employer's own move made it necessary. */
  left: number | null;
}

/**
 * Until when and how often the candidate may move an interview. If the employer moved it, the
 * candidate may choose another time until it begins, and that move is not counted.
 */
export function moveOf(one: Movable, interviews: Movable[]): Move {
  if (isUnaccepted(one)) return { until: one.at, left: null };
  const moveCount = interviews
    .filter(({ round }) => round === one.round)
    .reduce((sum, { moves }) => sum + moves, 0);
  const until = new Date(Date.parse(one.at) - MOVE_HOURS * 3_600_000).toISOString();
  return { until, left: Math.max(0, MOVES_PER_ROUND - moveCount) };
}

/** Why an interview cannot be moved now; null if it can. */
export function whyNoMove({ until, left }: Move, now: Date): FailureCode | null {
  if (now.toISOString() > until) return "too_late_to_move";
  return left === 0 ? "too_many_moves" : null;
}

/** The columns that change, besides the time, when the candidate moves an interview. */
export function movedBy(one: Movable, interviews: Movable[], now: Date, terms: Terms) {
  const { left } = moveOf(one, interviews);
  const isLate = left !== null && refundShareNow(interviews, now, terms)?.share !== 1;
  return {
    moves: one.moves + (left === null ? 0 : 1),
    movedLateAt: one.movedLateAt ?? (isLate ? now.toISOString() : null),
    movedAt: null,
    candidateMovedAt: now.toISOString(),
    acceptedAt: null,
    dateSetAt: null,
    ...NOTHING_SAID,
  };
}

/**
 * What cancelling would return after a time is taken or moved to; null before the payment.
 *
 * @param interviews of the application, newest first
 */
export function cancelAfterTaking(
  stage: Stage,
  paidWith: PaidWith,
  interviews: Movable[],
  { at, minutes }: Pick<Planned, "at" | "minutes">,
  now: Date,
  terms: Terms,
): CancelReturn | null {
  if (isAtPayment(stage.status)) return null;
  const interview = chosenOf(stage, interviews, now);
  const next = {
    ...(interview ? { ...interview, ...movedBy(interview, interviews, now, terms) } : NEW),
    at,
    minutes,
  };
  const others = interviews.filter((one) => one !== interview);
  return outcomeOfCancel(stage.status, paidWith, [next, ...others], now, terms)?.kind ?? null;
}
