import { ARRIVE_MINUTES, CODE_MINUTES, WORD_MINUTES } from "../../facts/guarantee";
import { type InterviewState, isScheduled } from "../../facts/statuses";
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

/** The meeting code counts now, and its candidate sees it. */
export const codeCounts = (one: Meeting, now: Date) =>
  isScheduled(one) &&
  isBetween(now, one.at, -CODE_MINUTES.before, Date.parse(one.at) + CODE_MINUTES.after * 60_000);

/** "I am here" can be said now. */
export const mayArrive = (one: Meeting, now: Date) =>
  isScheduled(one) && isBetween(now, one.at, -ARRIVE_MINUTES, Date.parse(endOf(one)));

/**
 * Either side can say now what happened: as long as nothing decides how it went, also where that is
 * not written down yet. So who is told what the other side said has all the time to object.
 */
export const maySayOutcome = (one: Meeting & Testimony, now: Date) =>
  isScheduled(one) &&
  now.getTime() >= Date.parse(one.at) + WORD_MINUTES * 60_000 &&
  verdictOf(one, now).outcome === null;
