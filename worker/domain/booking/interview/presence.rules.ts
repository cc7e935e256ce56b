import { ARRIVE_MINUTES, CODE_MINUTES, WORD_MINUTES } from "../../../facts/guarantee/guarantee";
import { type InterviewState, isScheduled } from "../../../facts/guarantee/statuses";
import { endOf, type Testimony, verdictOf } from "./outcome.rules";

interface Meeting {
  at: string;
  minutes: number;
  state: InterviewState;
}

const isBetween = (now: Date, at: string, fromMinutes: number, until: number) => {
  const time = now.getTime();
  return time >= Date.parse(at) + fromMinutes * 60_000 && time <= until;
};

/** The meeting code is valid now, and the candidate sees it. */
export const codeCounts = (one: Meeting, now: Date) =>
  isScheduled(one) &&
  isBetween(now, one.at, -CODE_MINUTES.before, Date.parse(one.at) + CODE_MINUTES.after * 60_000);

/** The candidate can report "I am here" now. */
export const mayArrive = (one: Meeting, now: Date) =>
  isScheduled(one) && isBetween(now, one.at, -ARRIVE_MINUTES, Date.parse(endOf(one)));

/**
 * Whether either side can make a statement now: as long as the rules do not decide the outcome,
 * stored or not. So a side that is told the other's statement has the full time to object.
 */
export const maySayOutcome = (one: Meeting & Testimony, now: Date) =>
  isScheduled(one) &&
  now.getTime() >= Date.parse(one.at) + WORD_MINUTES * 60_000 &&
  verdictOf(one, now).outcome === null;
