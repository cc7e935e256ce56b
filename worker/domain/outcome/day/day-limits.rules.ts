import * as words from "~worker/words/validation";
import type { InterviewDayRow } from "../../../../db/interview/days";
import { todayInIndia } from "../../../contract/profile";
import { DAY_LIMITS } from "../../../facts/guarantee/guarantee";
import { INTERVIEW_DAYS_AHEAD, INTERVIEW_HOURS } from "../../../facts/guarantee/interviews";
import { addSeconds, DAY_SECONDS } from "../../../facts/times";
import { namesNoDoor } from "../../booking/interview/job-city.rules";
import { timesOf } from "../../booking/interview/times.rules";

type Offered = Pick<InterviewDayRow, "date" | "from" | "to" | "minutesEach">;

const hour = (count: number) => `${String(count).padStart(2, "0")}:00`;

/**
 * Errors in the times of a day, by field.
 *
 * @param stood times that were offered before: they may be closer to now than new ones may be.
 */
export function wrongTimes(day: Offered, stood: string[], now: Date): Record<string, string> {
  const wrong: Record<string, string> = {};
  if (day.from < hour(INTERVIEW_HOURS.from)) wrong.from = words.dayTooEarly;
  if (day.to > hour(INTERVIEW_HOURS.until)) wrong.to = words.dayTooLate;
  const last = todayInIndia(new Date(addSeconds(now, INTERVIEW_DAYS_AHEAD * DAY_SECONDS)));
  if (day.date > last) wrong.date = words.interviewFarAhead;
  const times = timesOf(day);
  if (times.length === 0) wrong.to ??= words.dayShort;
  const soon = addSeconds(now, DAY_LIMITS.aheadSeconds);
  if (times.some((at) => at < soon && !stood.includes(at))) wrong.from ??= words.daySoon;
  return wrong;
}

/** The error of a venue whose text is not precise enough to find it. */
export const wrongPlace = (
  place: string | null | undefined,
  company: string,
): Record<string, string> =>
  place && namesNoDoor(place, company) ? { place: words.placeBare } : {};

/** The error of a day that names the wrong round: only a job with two rounds has them. */
export const wrongRound = (round: number | null, rounds: number): Record<string, string> =>
  rounds === 1
    ? round === null
      ? {}
      : { round: words.dayOfOneRound }
    : round === null
      ? { round: words.dayOfRound }
      : {};
