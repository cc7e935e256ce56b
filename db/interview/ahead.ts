import { and, gt, isNull, sql } from "drizzle-orm";
import { interviews } from "../schema/interviews";

/**
 * Scheduled interviews that have not begun; the same as `isAhead` in `appointment.rules`. An early
 * check-in begins the interview.
 */
export const isAhead = (now: string) =>
  and(
    sql`${interviews.state} = 'scheduled'`,
    gt(interviews.at, now),
    isNull(interviews.checkedInAt),
  );
