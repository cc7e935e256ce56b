const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3_600;

/** Whole hours: "an hour", "3 hours". */
export function hours(seconds: number): string {
  const count = Math.ceil(seconds / HOUR_SECONDS);
  return count === 1 ? "an hour" : `${count} hours`;
}

/** A wait in short form: "30 s", "50 min", "3 h". */
export function shortWait(seconds: number): string {
  if (seconds < MINUTE_SECONDS) return `${seconds} s`;
  const minutes = Math.ceil(seconds / MINUTE_SECONDS);
  return minutes <= MINUTE_SECONDS ? `${minutes} min` : `${Math.ceil(seconds / HOUR_SECONDS)} h`;
}
