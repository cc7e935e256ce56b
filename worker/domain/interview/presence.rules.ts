import {
  ANSWER_ASKED_HOURS,
  ARRIVE_MINUTES,
  CODE_MINUTES,
  WORD_MINUTES,
} from "../../facts/guarantee";
import { type InterviewState, isScheduled } from "../../facts/statuses";
import { endOf } from "./outcome.rules";

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

/** Either side can say now what happened: until nobody can any more, the outcome is open. */
export const maySayOutcome = (one: Meeting, now: Date) =>
  isScheduled(one) &&
  isBetween(now, one.at, WORD_MINUTES, Date.parse(endOf(one)) + ANSWER_ASKED_HOURS * 3_600_000);
