import { Column, getTableColumns, is, Param, SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "./client";
import { type Guard, guards } from "./schema/guards";

/** A value, an expression or a column of `from` for each given column of the table. */
type Selected<T extends SQLiteTable> = {
  [Key in keyof T["$inferInsert"]]: T["$inferInsert"][Key] | SQL | AnySQLiteColumn;
};

/**
 * Inserts a row for each row of `from`, which is the rest of a select statement. Columns are
 * matched by name, and a missing one gets its default, so the order of a schema does not matter.
 */
export function insertFrom<T extends SQLiteTable>(
  db: Db,
  table: T,
  row: Selected<T>,
  from: SQL = sql``,
) {
  const values: Record<string, unknown> = row;
  // Drizzle's insert names all columns that are not generated, and expects the selected values in
  // that order.
  const columns = Object.entries(getTableColumns(table)).filter(
    ([, column]) => column.generated === undefined,
  );
  const selected = columns.map(([key, column]) => {
    const value = (values[key] === undefined ? column.default : values[key]) ?? sql`null`;
    return is(value, SQL) || is(value, Column) ? sql`${value}` : sql`${new Param(value, column)}`;
  });
  return db.insert(table).select(sql`select ${sql.join(selected, sql`, `)} ${from}`);
}

/**
 * Undoes the whole batch, with the guard's name, if `holds` is not true for a row of `from`, such
 * as `sql\`from ${table} where …\``. Without `from` it is evaluated once. It comes before the
 * guarded write.
 */
export const guard = (db: Db, name: Guard, holds: SQL, from: SQL = sql`where true`) =>
  insertFrom(db, guards, { name }, sql`${from} and (${holds}) is not true`);
