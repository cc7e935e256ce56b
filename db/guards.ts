import { type SQL, sql } from "drizzle-orm";
import type { Db } from "./client";
import { insertFrom } from "./insert-from";
import { type Guard, guards } from "./schema/guards";

/**
 * Undoes the whole batch, by the guard's name, where `holds` is not true: of each row of `from`,
 * such as `sql\`from ${table} where …\``, or once. It comes before the write that it guards.
 */
export const guard = (db: Db, name: Guard, holds: SQL, from: SQL = sql`where true`) =>
  insertFrom(db, guards, { name }, sql`${from} and (${holds}) is not true`);
