import { logError } from "../log";

/**
 * Works on what the schedule found due, each row by itself: one that fails is logged, and holds up
 * no other.
 *
 * @param work false when the row needed nothing, or someone else had it.
 * @param atOnce how many are worked on at once: what they read and write at the same time is one call of
 *   the database. One where the order of the rows counts.
 * @returns how many rows were worked on.
 */
export async function forEachDue<T>(
  task: string,
  rows: T[],
  work: (row: T) => Promise<boolean>,
  atOnce = 1,
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
