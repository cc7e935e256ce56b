import { todayInIndia } from "../../worker/contract/profile";
import { momentInIndia } from "../../worker/domain/interview/day.rules";

/** The date in India so many days from now. */
export const dateInDays = (days: number) => todayInIndia(new Date(Date.now() + days * 86_400_000));

let made = 0;

/** A day of an interviewer of its own, with four times of two seats each, in three days unless `changes` say more. */
export const newDay = (changes: object = {}) => ({
  ...{ date: dateInDays(3), from: "10:00", to: "12:00", minutesEach: 30, seats: 2 },
  ...{ interviewer: `Kavya Nair ${made++}`, place: "Plot 14, MP Nagar" },
  ...changes,
});

/** A time of such a day. */
export const timeOf = (time: string, days = 3) =>
  momentInIndia(dateInDays(days), time).toISOString();
