export const MAX_WRONG_TRIES = 5;
export const MAX_SENDS_PER_HOUR = 5;
export const MAX_WRONG_PER_DAY = 10;
export const MINUTE_SECONDS = 60;
export const HOUR_SECONDS = 3_600;
export const DAY_SECONDS = 86_400;

const ageOf = (at: string, now: Date) => (now.getTime() - Date.parse(at)) / 1000;

/** Seconds a phone has to wait before its next code, or 0. Times are of its sends, newest first. */
export function waitBeforeSend(sentAt: string[], resendSeconds: number, now: Date): number {
  const ages = sentAt.map((at) => ageOf(at, now));
  const [newest] = ages;
  const sinceNewest = newest === undefined ? 0 : resendSeconds - newest;
  const inHour = ages.filter((age) => age < HOUR_SECONDS);
  const oldest = inHour[MAX_SENDS_PER_HOUR - 1];
  const sinceFull = oldest === undefined ? 0 : HOUR_SECONDS - oldest;
  return Math.max(0, Math.ceil(sinceNewest), Math.ceil(sinceFull));
}

/**
 * Seconds for which wrong codes still pause a phone's sign-in, or 0: until enough of them are a
 * day old. Rows are the phone's codes of the last 24 hours, newest first.
 */
export function pausedFor(rows: { createdAt: string; wrongTries: number }[], now: Date): number {
  let wrong = 0;
  for (const row of rows) {
    wrong += row.wrongTries;
    if (wrong >= MAX_WRONG_PER_DAY) return Math.ceil(DAY_SECONDS - ageOf(row.createdAt, now));
  }
  return 0;
}
