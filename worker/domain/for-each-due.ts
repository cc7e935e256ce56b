import { logError } from "../log";

/**
 * The reads and writes of these rows are combined into one database call, which must not get too
 * large.
 */
const AT_ONCE = 25;

/**
 * Processes the rows that the schedule found due, several concurrently but each on its own: a
 * failed row is logged and does not block the others.
 *
 * @param work returns false when the row needed nothing, or another run had it.
 * @param atOnce how many rows run concurrently; fewer where each one calls a provider.
 * @returns how many rows were processed.
 */
export async function forEachDue<T>(
  task: string,
  rows: T[],
  work: (row: T) => Promise<boolean>,
  atOnce = AT_ONCE,
): Promise<number> {
  let doneCount = 0;
  const workOn = async (row: T) => {
    try {
      if (await work(row)) doneCount += 1;
    } catch (error) {
      logError("schedule.row", error, { task });
    }
  };
  for (let at = 0; at < rows.length; at += atOnce) {
    await Promise.all(rows.slice(at, at + atOnce).map(workOn));
  }
  return doneCount;
}
