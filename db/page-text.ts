import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** The part of the database's longest answer that the long texts of a page may take. */
const PAGE_BYTES = 8_000_000;

/**
 * A long text of a row, on a page with `texts` such texts. If the text exceeds its share of the
 * answer, `instead` replaces it. A request for fewer rows, or for this row alone, gets the text.
 */
export const pageText = <Column extends SQLiteColumn>(
  column: Column,
  texts: number,
  instead: SQL,
) =>
  sql`case when octet_length(${column}) <= ${Math.floor(PAGE_BYTES / texts)} then ${column}
    else ${instead} end`.mapWith(column);
