import type { InterviewDayRow, TakenSeats } from "../../../../db/interview/days";
import type { Clash } from "../../../contract/acts";
import type { FreeTime } from "../../../contract/interviews";
import { CHOOSE_AHEAD_SECONDS } from "../../../facts/guarantee/guarantee";
import { TRAVEL_MINUTES } from "../../../facts/guarantee/interviews";
import type { InterviewRound } from "../../../facts/guarantee/rounds";
import { addSeconds, DAY_SECONDS, INDIA_AHEAD_MS } from "../../../facts/times";

/** An interview, or a time for one, during which a person is busy. */
export interface Busy {
  at: string;
  minutes: number;
  /** Venue; null for a video call. */
  place: string | null;
}

const startOf = ({ at }: Busy) => Date.parse(at);
const endOf = ({ at, minutes }: Busy) => Date.parse(at) + minutes * 60_000;

const sameText = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** The person need not travel between the two: both are by video call, or at the same venue. */
function areTogether(one: Busy, other: Busy): boolean {
  if (one.place === null || other.place === null) return one.place === other.place;
  return sameText(one.place, other.place);
}

/**
 * Whether a person cannot attend both: they overlap, or leave too little time to travel between
 * them.
 */
export function doClash(one: Busy, other: Busy): boolean {
  const between = Math.max(startOf(one) - endOf(other), startOf(other) - endOf(one));
  return between < (areTogether(one, other) ? 0 : TRAVEL_MINUTES * 60_000);
}

/** The first interview that a time clashes with, or null. */
export const clashOf = <T extends Busy>(time: Busy, interviews: T[]): T | null =>
  interviews.find((one) => doClash(time, one)) ?? null;

/** A person's interviews as the API lists them. */
export const clashesOf = (interviews: Clash[]): Clash[] =>
  interviews.map(({ applicationId, title, company, at, minutes, place }) => ({
    applicationId,
    title,
    company,
    at,
    minutes,
    place,
  }));

/** A moment from an Indian date and time, such as `2026-11-24` and `10:30`. */
export const momentInIndia = (date: string, time: string) =>
  new Date(Date.parse(`${date}T${time}:00.000Z`) - INDIA_AHEAD_MS);

/** A day in India: its first moment, and the first of the next day. */
export function momentsOf(date: string): [string, string] {
  const midnight = momentInIndia(date, "00:00");
  return [midnight.toISOString(), addSeconds(midnight, DAY_SECONDS)];
}

type Times = Pick<InterviewDayRow, "date" | "from" | "to" | "minutesEach">;
type Offered = Times & Pick<InterviewDayRow, "seats">;

/** The start times of a day's interviews: back to back, as long as the last one fits. */
export function timesOf({ date, from, to, minutesEach }: Times): string[] {
  const [first, end] = [momentInIndia(date, from).getTime(), momentInIndia(date, to).getTime()];
  const each = minutesEach * 60_000;
  const count = Math.max(0, Math.floor((end - first) / each));
  return Array.from({ length: count }, (_, index) => new Date(first + index * each).toISOString());
}

/** Whether a changed day has times or seats that it did not offer before. */
export function offersMore(row: Offered, next: Offered): boolean {
  const before = timesOf(row);
  return next.seats > row.seats || timesOf(next).some((at) => !before.includes(at));
}

/** The times of a day with the number of seats left at each. */
export function seatsOf(day: InterviewDayRow, takenCounts: TakenSeats) {
  const ofDay = new Map(
    takenCounts.flatMap((one) => (one.dayId === day.id ? [[one.at, one.taken]] : [])),
  );
  return timesOf(day).map((at) => ({ at, seatsLeft: day.seats - (ofDay.get(at) ?? 0) }));
}

/** A time, identified by its day and start. */
interface SeatTime {
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
const openTimes = (
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
