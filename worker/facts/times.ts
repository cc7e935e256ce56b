export const DAY_SECONDS = 86_400;

/** India has one time zone, and no summer time since 1945. */
export const INDIA_AHEAD_MS = 330 * 60_000;

/** `date` moved by `seconds`, as stored. */
export function addSeconds(date: Date, seconds: number): string {
  return new Date(date.getTime() + seconds * 1_000).toISOString();
}

/** The date so many days after `date`, both `YYYY-MM-DD`. */
export const dateAfter = (date: string, days: number): string =>
  addSeconds(new Date(date), days * DAY_SECONDS).slice(0, 10);

/** Dates from the first to the last, both counted. */
export const daysBetween = (first: string, last: string): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / (DAY_SECONDS * 1_000)) + 1;
