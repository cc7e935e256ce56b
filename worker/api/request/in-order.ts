import { createMiddleware } from "hono/factory";
import { Line } from "../../../db/line";
import type { ApiEnv } from "./guards";

/** A thousand calls are through in 20 to 25 seconds: whoever waits keeps the place in the line. */
const WAIT_MS = 30_000;
/** A call makes a handful of trips to the database, each of which ends in its own time. */
const WORK_MS = 30_000;

/**
 * How many of these calls are worked on at once, and how many may wait. More at once end no sooner: they
 * share one processor and one writer, and whoever only reads would have to wait behind all of them.
 */
const RUSH = new Line({ places: 8, longest: 1_000, waitMs: WAIT_MS, workMs: WORK_MS });

/**
 * For calls that many make in the same moment and that wait for nothing but the database: they are worked
 * on in order of arrival. One whose caller hangs up goes on, and leaves its place.
 *
 * @throws LineIsFull
 */
export const inOrder = createMiddleware<ApiEnv>((c, next) =>
  RUSH.run((leave) => {
    c.set("leaveLine", leave);
    return next();
  }),
);
