import { expect, test } from "vitest";
import { overTrips } from "./trip-budgets";
import { measureTrips } from "./trips";

/** Each act is followed by a quiet moment, in which nothing else may call. */
const WALK_MS = 180_000;

test(
  "no act exceeds its budget of round trips to the database",
  async () => {
    expect(overTrips(await measureTrips())).toEqual([]);
  },
  WALK_MS,
);
