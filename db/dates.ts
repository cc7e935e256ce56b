import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { INDIA_AHEAD_MS } from "../worker/facts/times";

const AHEAD = sql.raw(`'+${INDIA_AHEAD_MS / 60_000} minutes'`);

/** The day in India of a stored time. */
export const dayInIndia = (time: SQLiteColumn): SQL<string> => sql<string>`date(${time}, ${AHEAD})`;
