import type { InterviewDayRow, TakenSeats } from "../../../../db/interview/days";
import type { Clash } from "../../../contract/clash";
import type { FreeTime, InterviewRound } from "../../../contract/interviews";
import { CHOOSE_AHEAD_SECONDS } from "../../../facts/guarantee/guarantee";
import { addSeconds } from "../../../facts/times";
import { clashOf } from "./clash.rules";
import { seatsOf } from "./day.rules";

/** A time, identified by its day and start. */
export interface SeatTime {
  dayId: number | null;
  at: string;
}

export const isSameTime = (one: SeatTime, other: SeatTime) =>
  one.dayId === other.dayId && one.at === other.at;

/** Whether one time comes after another in sort order. */
export const isLater = (one: SeatTime, other: SeatTime) =>
  one.at > other.at || (one.at === other.at && Number(one.dayId) > Number(other.dayId));

/** A time of a day with free seats. */
interface OpenTime {
  day: InterviewDayRow;
  at: string;
  seatsLeft: number;
}

/** The times of a day that have a free seat and are far enough ahead. */
function openOf(day: InterviewDayRow, takenCounts: TakenSeats, now: Date): OpenTime[] {
  const from = addSeconds(now, CHOOSE_AHEAD_SECONDS);
  return seatsOf(day, takenCounts).flatMap(({ at, seatsLeft }) =>
    seatsLeft > 0 && at > from ? [{ day, at, seatsLeft }] : [],
  );
}

// Not `localeCompare`: a company may offer some 15,000 times, and it is slow.
const inOrder = (one: string, other: string) => Number(one > other) - Number(one < other);

/** The times of a round that have a free seat and are far enough ahead, in order of time. */
export const openTimes = (
  days: InterviewDayRow[],
  takenCounts: TakenSeats,
  round: InterviewRound,
  now: Date,
): OpenTime[] =>
  days
    .filter((day) => day.round === round)
    .flatMap((day) => openOf(day, takenCounts, now))
    .sort((one, other) => inOrder(one.at, other.at) || one.day.id - other.day.id);

/** The same in the form that candidates see. @param others the candidate's other interviews */
export const freeTimesOf = (
  days: InterviewDayRow[],
  takenCounts: TakenSeats,
  round: InterviewRound,
  now: Date,
  others: Clash[] = [],
): Omit<FreeTime, "cancel">[] =>
  openTimes(days, takenCounts, round, now).map(({ day, at, seatsLeft }) => {
    const { id, minutesEach: minutes, place, link, interviewer } = day;
    const time = { dayId: id, at, minutes, seatsLeft, place, link, interviewer };
    return { ...time, clash: clashOf(time, others) };
  });
