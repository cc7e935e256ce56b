import { logError } from "../log";

/** What as many rows read and write at the same time is one call of the database, and not too large a one. */
const AT_ONCE = 25;

/**
 * Works on what the schedule found due, several rows at once and each by itself: one that fails is logged,
 * and holds up no other.
 *
 * @param work false when the row needed nothing, or someone else had it.
 * @param atOnce how many rows are worked on at once; fewer where each one calls a provider.
 * @returns how many rows were worked on.
 */
export async function forEachDue<T>(
  task: string,
  rows: T[],
  work: (row: T) => Promise<boolean>,
  atOnce = AT_ONCE,
): Promise<number> {
  let done = 0;
  const workOn = async (row: T) => {
    try {
      if (await work(row)) done += 1;
    } catch (error) {
      logError("schedule.row", error, { task });
    }
  };
  for (let at = 0; at < rows.length; at += atOnce) {
    await Promise.all(rows.slice(at, at + atOnce).map(workOn));
  }
  return done;
}
