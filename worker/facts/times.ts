export const DAY_SECONDS = 86_400;

/** India has one time zone, and no daylight saving time since 1945. */
export const INDIA_AHEAD_MS = 330 * 60_000;

/** `date` moved by `seconds`, in the stored format. */
export function addSeconds(date: Date, seconds: number): string {
  return new Date(date.getTime() + seconds * 1_000).toISOString();
}

/** The date this many days after `date`, both `YYYY-MM-DD`. */
export const dateAfter = (date: string, days: number): string =>
  addSeconds(new Date(date), days * DAY_SECONDS).slice(0, 10);

/** Number of dates from the first to the last, including both. */
export const daysBetween = (first: string, last: string): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / (DAY_SECONDS * 1_000)) + 1;
