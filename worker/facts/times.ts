export const DAY_SECONDS = 86_400;

/** `date` moved by `seconds`, as stored. */
export function addSeconds(date: Date, seconds: number): string {
  return new Date(date.getTime() + seconds * 1_000).toISOString();
}
