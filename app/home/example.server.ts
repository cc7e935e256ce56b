import * as words from "~app/words/home/example-tickets";
import { dayOfMonth, nearDay } from "../words/format";

const DAYS_TO_INTERVIEW = 5;
const DAY_MS = 86_400_000;

/** The example tickets with current dates: booked today, so that the interview is in the future. */
export function exampleAt(now: Date) {
  const interview = new Date(now.getTime() + DAYS_TO_INTERVIEW * DAY_MS);
  return words.exampleTickets(dayOfMonth(now.toISOString()), nearDay(interview.toISOString()));
}

export type Example = ReturnType<typeof exampleAt>;
