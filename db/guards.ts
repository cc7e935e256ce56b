import { type SQL, sql } from "drizzle-orm";
import type { Db } from "./client";
import { insertFrom } from "./insert-from";
import { type Guard, guards } from "./schema/guards";

/**
 * Undoes the whole batch, with the guard's name, if `holds` is not true for a row of `from`, such
 * as `sql\`from ${table} where …\``. Without `from` it is evaluated once. It comes before the
 * guarded write.
 */
export const guard = (db: Db, name: Guard, holds: SQL, from: SQL = sql`where true`) =>
  insertFrom(db, guards, { name }, sql`${from} and (${holds}) is not true`);
