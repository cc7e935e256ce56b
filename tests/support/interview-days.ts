import { todayInIndia } from "../../worker/contract/profile";
import { momentInIndia } from "../../worker/domain/booking/interview/times.rules";

/** The date in India in so many days. */
export const dateInDays = (days: number) => todayInIndia(new Date(Date.now() + days * 86_400_000));

let dayCount = 0;

/**
 * An interview day with its own interviewer, in three days, with four times of two seats each,
 * unless `changes` say otherwise.
 */
export const newDay = (changes: object = {}) => ({
  date: dateInDays(3),
  from: "10:00",
  to: "12:00",
  minutesEach: 30,
  seats: 2,
  interviewer: `Kavya Nair ${dayCount++}`,
  place: "Plot 14, MP Nagar",
  ...changes,
});

/** A time on such a day. */
export const timeOf = (time: string, days = 3) =>
  momentInIndia(dateInDays(days), time).toISOString();
