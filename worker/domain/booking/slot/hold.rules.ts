const MOST_AHEAD_SECONDS = 3 * 3_600;

/** When to notify someone that a hold of `seconds` from `now` is about to expire. */
export function warnAt(now: Date, seconds: number): string {
  const ahead = Math.min(MOST_AHEAD_SECONDS, seconds / 4);
  return new Date(now.getTime() + (seconds - ahead) * 1000).toISOString();
}
