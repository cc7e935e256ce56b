const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3_600;

export function hours(seconds: number): string {
  const count = Math.ceil(seconds / HOUR_SECONDS);
  return count === 1 ? "1 घंटा" : `${count} घंटे`;
}

export function shortWait(seconds: number): string {
  if (seconds < MINUTE_SECONDS) return `${seconds} सेकंड`;
  const minutes = Math.ceil(seconds / MINUTE_SECONDS);
  return minutes <= MINUTE_SECONDS ? `${minutes} मिनट` : `${Math.ceil(seconds / HOUR_SECONDS)} घंटे`;
}
