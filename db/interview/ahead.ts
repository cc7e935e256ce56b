import { type SQL, sql } from "drizzle-orm";
import { interviews } from "../schema/interviews";

/**
 * A scheduled interview that has not begun; the same as `isAhead` in `appointment.rules`. An early
 * check-in begins the interview.
 *
 * @param table the name of the interviews in the statement
 */
export const isAhead = (now: string, table: SQL = sql`${interviews}`) =>
  sql`(${table}.state = 'scheduled' and ${table}.at > ${now} and ${table}.checked_in_at is null)`;
