import { expect, test } from "vitest";
import { otherRows, overTrips } from "./trip-budgets";
import { measureTrips } from "./trips";

/** Each act is followed by a pause, in which nothing else may call the database. */
const WALK_MS = 180_000;

test(
  "no action exceeds its budget of round trips to the database, and the cost tables use the rows that it reads and writes",
  async () => {
    const measured = await measureTrips();
    expect(overTrips(measured)).toEqual([]);
    expect(otherRows(measured)).toEqual([]);
  },
  WALK_MS,
);
