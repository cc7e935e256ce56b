import type { InterviewRound } from "../../contract/interviews";
import {
  type InterviewState,
  isAtInterview,
  isRecordedHeld,
  isScheduled,
  isUnproven,
  type Status,
} from "../../facts/statuses";
import { type Acting, isSinceSuspension } from "../company/suspended.rules";
import { isUndecided, type Planned, standingOf } from "../interview/appointment.rules";
import { type Testimony, verdictOf } from "../interview/outcome.rules";

/** An interview as far as it decides what its company may answer. */
export interface Answerable extends Planned, Testimony {
  round: InterviewRound;
}

const NOT_MET: InterviewState[] = ["employer_absent", "candidate_absent", "unproven", "cancelled"];

/** Words or silence decide that they did not meet, also where that is not written down yet. */
function isLost(one: Answerable, now: Date): boolean {
  const outcome = isScheduled(one) ? verdictOf(one, now).outcome : null;
  return outcome !== null && NOT_MET.includes(outcome.state);
}

/** An answer says that they met, as long as nothing else was said or decided. */
const isOpen = (one: Answerable, now: Date) =>
  isUndecided(one, now) &&
  (one.companyWord === null || one.companyWord === "held") &&
  !isLost(one, now);

/**
 * The interview that a result is about, and whether the result is the company's word that they met;
 * undefined where no result can be given.
 *
 * @param interviews newest first
 */
export function metIn<T extends Answerable>(interviews: T[], now: Date) {
  const row = standingOf(interviews);
  if (!row) return undefined;
  const saysHeld = isOpen(row, now);
  return saysHeld || isRecordedHeld(row) || isUnproven(row) ? { row, saysHeld } : undefined;
}

interface Stage {
  status: Status;
  nextRound: number | null;
}

/** Whether this interview is a first one, after which a next round follows. */
export const isFirstOfTwo = ({ round }: Pick<Answerable, "round">) => round === 1;

/** What somebody of a company can do now about an application. */
export function choicesOf<T extends Answerable>(
  actor: Acting,
  { status, nextRound }: Stage,
  interviews: T[],
  pending: unknown,
  now: Date,
) {
  const found = isAtInterview(status) && !pending ? metIn(interviews, now) : undefined;
  const met = found && !isSinceSuspension(actor, found.row) ? found : undefined;
  const isFirst = met !== undefined && isFirstOfTwo(met.row) && !isUnproven(met.row);
  return {
    result: met !== undefined,
    nextRound: isFirst && nextRound === null && !actor.suspendedAt,
    undo: Boolean(pending),
  };
}
