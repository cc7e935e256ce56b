import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** The database's whole answer ends at 10 MB: so much of it is for the long texts of a page. */
const PAGE_BYTES = 8_000_000;

/**
 * A long text of a row of a page that has so many of them. Where a page of texts as long would not
 * come through, `instead` stands for it: who asks for fewer rows, or for the one, reads it.
 */
export const pageText = <Column extends SQLiteColumn>(
  column: Column,
  texts: number,
  instead: SQL,
) =>
  sql`case when octet_length(${column}) <= ${Math.floor(PAGE_BYTES / texts)} then ${column}
    else ${instead} end`.mapWith(column);
