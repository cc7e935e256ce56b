import { INTERVIEW_HOURS } from "../../worker/facts/guarantee/interviews";

const INDIA_MINUTES = 330;
const DAY_MINUTES = 1_440;

/**
 * This time, if an interview may begin then; otherwise
 * the next allowed hour in the morning in India.
 */
export function bookable(at: string): string {
  const minutes = Date.parse(at) / 60_000;
  const ofDay = (minutes + INDIA_MINUTES) % DAY_MINUTES;
  const [from, until] = [INTERVIEW_HOURS.from * 60, INTERVIEW_HOURS.until * 60];
  if (ofDay >= from && ofDay <= until) return at;
  const wait = ofDay < from ? from - ofDay : DAY_MINUTES - ofDay + from;
  return new Date(Math.ceil(minutes + wait) * 60_000).toISOString();
}
