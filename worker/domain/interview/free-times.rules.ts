import type { InterviewDayRow, TakenSeats } from "../../../db/interview/days";
import type { FreeTime, InterviewRound } from "../../contract/interviews";
import { CHOOSE_AHEAD_SECONDS } from "../../facts/guarantee";
import { addSeconds } from "../../facts/times";
import { freeTimes } from "./day.rules";

/** A time by its day and its beginning. */
export interface SeatTime {
  dayId: number | null;
  at: string;
}

export const isSameTime = (one: SeatTime, other: SeatTime) =>
  one.dayId === other.dayId && one.at === other.at;

/** The times of a round that have a free seat and are not too near, in order of time. */
export const freeTimesOf = (
  days: InterviewDayRow[],
  taken: TakenSeats,
  round: InterviewRound,
  now: Date,
): FreeTime[] =>
  freeTimes(
    days.filter((day) => day.round === round),
    taken,
    new Date(addSeconds(now, CHOOSE_AHEAD_SECONDS)),
  ).map(({ day, at, seatsLeft }) => ({
    dayId: day.id,
    at,
    minutes: day.minutesEach,
    seatsLeft,
    place: day.place,
    link: day.link,
    interviewer: day.interviewer,
  }));
