import { readFileSync } from "node:fs";
import { type Client, createClient } from "@libsql/client";
import { drizzle } from "drizzle-orm/libsql";
import Database from "libsql";
import type { Db } from "../../db/client";
import type { Faults } from "./faults";

const journal: { entries: { tag: string; when: number }[] } = JSON.parse(
  readFileSync("migrations/meta/_journal.json", "utf8"),
);
const MIGRATIONS = journal.entries
  .map(({ tag }) => readFileSync(`migrations/${tag}.sql`, "utf8"))
  .join("\n")
  .replaceAll("--> statement-breakpoint", "");
/** The record of the migrator: the health check looks for missing migrations. */
const MIGRATED = `create table __drizzle_migrations (id integer primary key, created_at integer);
  insert into __drizzle_migrations (created_at) values (${journal.entries.at(-1)?.when});`;

type Prepare = typeof Database.prototype.prepare;
const prepare: Prepare = Database.prototype.prepare;
const prepared = new WeakMap<object, Map<string, ReturnType<Prepare>>>();
/**
 * Prepare each statement only once: the library never frees prepared statements, which take
 * gigabytes in a long run.
 */
Database.prototype.prepare = function (this: object, sql: string) {
  const statements = prepared.get(this) ?? new Map<string, ReturnType<Prepare>>();
  prepared.set(this, statements);
  const statement = statements.get(sql) ?? prepare.call(this, sql);
  statements.set(sql, statement);
  return statement;
} as Prepare;

let client: Client | undefined;
let emptying = "";

/** Empties the one database of this process. A new one for each world would never be freed. */
async function emptied(): Promise<Client> {
  if (client) {
    await client.executeMultiple(emptying);
    return client;
  }
  client = createClient({ url: ":memory:" });
  await client.executeMultiple(MIGRATIONS + MIGRATED);
  // Triggers empty the full-text indexes: deleting from their inner tables would damage them.
  const { rows } = await client.execute(
    `select name from pragma_table_list
      where type = 'table' and name not glob 'sqlite_*schema' and name <> '__drizzle_migrations'`,
  );
  const deletes = rows.map(({ name }) => `delete from "${name}";`).join(" ");
  emptying = `pragma foreign_keys = off; ${deletes} pragma foreign_keys = on;`;
  return client;
}

/**
 * A database in memory. It is the same SQLite as the server's, with the same errors, but a hundred
 * times as fast. It is emptied for each world. Calls through `db` meet the planned faults; calls
 * through `client` do not.
 */
export async function newDatabase(faults: Faults): Promise<{ db: Db; client: Client }> {
  const client = await emptied();
  const exposed: Client = Object.create(client);
  exposed.execute = (...call: unknown[]) =>
    faults.call("database", () => Reflect.apply(client.execute, client, call));
  exposed.batch = (...call: unknown[]) =>
    faults.call(call[1] === "write" ? "commit" : "database", () =>
      Reflect.apply(client.batch, client, call),
    );
  return { db: drizzle(exposed) as unknown as Db, client };
}
