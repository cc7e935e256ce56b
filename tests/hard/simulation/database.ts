import { readFileSync } from "node:fs";
import { type Client, createClient } from "@libsql/client";
import { drizzle } from "drizzle-orm/libsql";
import type { Db } from "../../../db/client";
import type { Weather } from "./weather";

const journal: { entries: { tag: string }[] } = JSON.parse(
  readFileSync("migrations/meta/_journal.json", "utf8"),
);
const MIGRATIONS = journal.entries
  .map(({ tag }) => readFileSync(`migrations/${tag}.sql`, "utf8"))
  .join("\n")
  .replaceAll("--> statement-breakpoint", "");

/**
 * A database in memory: the same SQLite as the server's, with the same errors, a hundred times as
 * fast. Calls through `db` have to weather what the outside does; calls through `client` have not.
 */
export async function newDatabase(weather: Weather): Promise<{ db: Db; client: Client }> {
  const client = createClient({ url: ":memory:" });
  await client.executeMultiple(MIGRATIONS);
  const exposed: Client = Object.create(client);
  exposed.execute = (...call: unknown[]) =>
    weather.call("database", () => Reflect.apply(client.execute, client, call));
  exposed.batch = (...call: unknown[]) =>
    weather.call("database", () => Reflect.apply(client.batch, client, call));
  return { db: drizzle(exposed) as unknown as Db, client };
}
