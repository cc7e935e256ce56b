import { logError } from "../log";

/**
 * Works on what the schedule found due, each row by itself: one that fails is logged, and holds up
 * no other.
 *
 * @param work false when the row needed nothing, or someone else had it.
 * @returns how many rows were worked on.
 */
export async function forEachDue<T>(
  task: string,
  rows: T[],
  work: (row: T) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  for (const row of rows) {
    try {
      if (await work(row)) done += 1;
    } catch (error) {
      logError("schedule.row", error, { task });
    }
  }
  return done;
}
