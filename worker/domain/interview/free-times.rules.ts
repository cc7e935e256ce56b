import type { InterviewDayRow, TakenSeats } from "../../../db/interview/days";
import type { FreeTime, InterviewRound } from "../../contract/interviews";
import { CHOOSE_AHEAD_SECONDS } from "../../facts/guarantee";
import { addSeconds } from "../../facts/times";
import { seatsOf } from "./day.rules";

/** A time by its day and its beginning. */
export interface SeatTime {
  dayId: number | null;
  at: string;
}

export const isSameTime = (one: SeatTime, other: SeatTime) =>
  one.dayId === other.dayId && one.at === other.at;

/** Whether a time comes after another one in their order. */
export const isLater = (one: SeatTime, other: SeatTime) =>
  one.at > other.at || (one.at === other.at && Number(one.dayId) > Number(other.dayId));

/** A time of a day with seats left. */
interface OpenTime {
  day: InterviewDayRow;
  at: string;
  seatsLeft: number;
}

/** The times of a round that have a free seat and are not too near, in order of time. */
export function openTimes(
  days: InterviewDayRow[],
  taken: TakenSeats,
  round: InterviewRound,
  now: Date,
): OpenTime[] {
  const from = addSeconds(now, CHOOSE_AHEAD_SECONDS);
  return days
    .filter((day) => day.round === round)
    .flatMap((day) => seatsOf(day, taken).map((seats) => ({ day, ...seats })))
    .filter(({ at, seatsLeft }) => seatsLeft > 0 && at > from)
    .sort((one, other) => one.at.localeCompare(other.at) || one.day.id - other.day.id);
}

/** The same, as a candidate reads them. */
export const freeTimesOf = (...known: Parameters<typeof openTimes>): FreeTime[] =>
  openTimes(...known).map(({ day, at, seatsLeft }) => ({
    dayId: day.id,
    at,
    minutes: day.minutesEach,
    seatsLeft,
    place: day.place,
    link: day.link,
    interviewer: day.interviewer,
  }));
