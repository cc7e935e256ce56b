import type { InterviewDayRow, TakenSeats } from "../../../../db/interview/days";
import { addSeconds, DAY_SECONDS } from "../../../facts/times";

/** India has one time zone and no summer time. */
const INDIA_MS = 330 * 60_000;

/** A moment from an Indian date and time, such as `2026-11-24` and `10:30`. */
export const momentInIndia = (date: string, time: string) =>
  new Date(Date.parse(`${date}T${time}:00.000Z`) - INDIA_MS);

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
