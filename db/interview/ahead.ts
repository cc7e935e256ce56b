import { and, gt, isNull, sql } from "drizzle-orm";
import { interviews } from "../schema/interviews";

/**
 * Interviews that stand and have not begun: the same as `isAhead` in `appointment.rules`. Two who met before the
 * hour have begun.
 */
export const isAhead = (now: string) =>
  and(
    sql`${interviews.state} = 'scheduled'`,
    gt(interviews.at, now),
    isNull(interviews.checkedInAt),
  );
