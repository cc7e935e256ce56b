export const MAX_WRONG_TRIES = 5;
export const MAX_SENDS_PER_HOUR = 5;
export const MAX_WRONG_PER_DAY = 10;
export const HOUR_SECONDS = 3_600;
export const DAY_SECONDS = 86_400;

/** Seconds a phone has to wait before its next code, or 0. Times are of its sends, newest first. */
export function waitBeforeSend(sentAt: string[], resendSeconds: number, now: Date): number {
  const ages = sentAt.map((at) => (now.getTime() - Date.parse(at)) / 1000);
  const [newest] = ages;
  if (newest !== undefined && newest < resendSeconds) return Math.ceil(resendSeconds - newest);
  const inHour = ages.filter((age) => age < HOUR_SECONDS);
  const oldest = inHour[MAX_SENDS_PER_HOUR - 1];
  return oldest === undefined ? 0 : Math.ceil(HOUR_SECONDS - oldest);
}
