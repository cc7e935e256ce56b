import type { InterviewRound } from "../../../facts/guarantee/rounds";
import { roundAfter } from "../../../facts/guarantee/rounds";
import {
  type InterviewState,
  isAtInterview,
  isRecordedHeld,
  isScheduled,
  isUnproven,
} from "../../../facts/guarantee/statuses";
import { type Testimony, verdictOf } from "../../booking/interview/outcome.rules";
import type { Stage } from "../../case/appointment.rules";
import { isUndecided, newestUncancelled, type Planned } from "../../case/appointment.rules";
import { type Acting, isSinceSuspension } from "../../employers/company/suspended.rules";

/** The columns of an interview that decide what its company may answer. */
interface Answerable extends Planned, Testimony {
  round: InterviewRound;
}

const NOT_MET: InterviewState[] = ["employer_absent", "candidate_absent", "unproven", "cancelled"];

/**
 * Statements or silence already decide that they did not meet, also before that outcome is stored.
 */
function isLost(one: Answerable, now: Date): boolean {
  const outcome = isScheduled(one) ? verdictOf(one, now).outcome : null;
  return outcome !== null && NOT_MET.includes(outcome.state);
}

/**
 * An answer implies that they met, as long as neither a statement nor an outcome says otherwise.
 */
const isOpen = (one: Answerable, now: Date) =>
  isUndecided(one, now) &&
  (one.companyWord === null || one.companyWord === "held") &&
  !isLost(one, now);

/**
 * The interview that a result is about, and whether the result counts as the company's statement
 * that they met; undefined if no result can be given.
 *
 * @param interviews newest first
 */
export function metIn<T extends Answerable>(interviews: T[], now: Date) {
  const row = newestUncancelled(interviews);
  if (!row) return undefined;
  const saysHeld = isOpen(row, now);
  return saysHeld || isRecordedHeld(row) || isUnproven(row) ? { row, saysHeld } : undefined;
}

/** The round that follows this interview, of a job with several rounds. */
export const roundToFollow = ({ round }: Pick<Answerable, "round">) =>
  round === null ? undefined : roundAfter(round);

/** What a company's member can do about an application now. */
export function choicesOf<T extends Answerable>(
  actor: Acting,
  { status, nextRound }: Stage,
  interviews: T[],
  pending: unknown,
  now: Date,
) {
  const match = isAtInterview(status) && !pending ? metIn(interviews, now) : undefined;
  const interview = match && !isSinceSuspension(actor, match.row) ? match : undefined;
  const hasNext =
    interview !== undefined &&
    roundToFollow(interview.row) !== undefined &&
    !isUnproven(interview.row);
  return {
    result: interview !== undefined,
    nextRound: hasNext && nextRound === null && !actor.suspendedAt,
    undo: Boolean(pending),
  };
}
