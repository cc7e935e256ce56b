import { type Client, createClient } from "@libsql/client/http";
import { drizzle } from "drizzle-orm/libsql/http";
import { migrate } from "drizzle-orm/libsql/migrator";
import journal from "../migrations/meta/_journal.json" with { type: "json" };
import { timeOf } from "./clock";
import { databaseKey } from "./database-key";
import { dataFolderFrom, portsFrom } from "./environment";
import { readRunFile } from "./run-file";

/** Where a database is, and what it asks to be shown. */
export interface DatabaseAddress {
  url: string;
  authToken?: string;
}

/** The address in one text that the database's client takes, token and all. For tests alone. */
export const wholeAddress = ({ url, authToken }: DatabaseAddress) =>
  authToken ? `${url}?authToken=${authToken}` : url;

/**
 * The database that a command works on: the one that the environment names, else that of the copy
 * that runs on the data folder; null where there is none.
 */
export function chosenDatabase(
  environment: Record<string, string | undefined>,
): DatabaseAddress | null {
  const { DATABASE_URL, DATABASE_AUTH_TOKEN } = environment;
  if (DATABASE_URL) return { url: DATABASE_URL, authToken: DATABASE_AUTH_TOKEN };
  const folder = dataFolderFrom(environment);
  const running = readRunFile(folder);
  return running && { url: running.databaseUrl, authToken: databaseKey(folder).token };
}

/** What the time is for the database that a command works on. */
export const chosenTime = (environment: Record<string, string | undefined>): Date =>
  environment.DATABASE_URL ? new Date() : timeOf(dataFolderFrom(environment));

/** The site's address, as the environment names it or the copy that runs on the data folder. */
export const chosenUrl = (environment: Record<string, string | undefined>) =>
  environment.PUBLIC_URL ||
  readRunFile(dataFolderFrom(environment))?.publicUrl ||
  `http://localhost:${portsFrom(environment).product}`;

/** Why a call of the database failed, in its words, with advice where its disk may be the reason. */
export function reasonOf(error: Error): string {
  let cause = error;
  while (cause.cause instanceof Error) cause = cause.cause;
  const isDisk = /disk|readonly/.test(cause.message);
  return cause.message + (isDisk ? ". Look whether its disk is full or read-only." : "");
}

const BEFORE_BASELINE =
  "it was made before the first release, and nothing in it was changed. Use an empty database, or set DATA_FOLDER to a new folder";

/** When the first migration of this schema was made, in milliseconds. */
const BASELINE = Math.min(...journal.entries.map(({ when }) => when));

/** Whether the database has tables of a schema before the baseline, which no migration leads on from. */
async function isBeforeBaseline(client: Client): Promise<boolean> {
  const tables = "select 1 from sqlite_schema where name = '__drizzle_migrations'";
  if ((await client.execute(tables)).rows.length === 0) return false;
  const { rows } = await client.execute(
    "select min(created_at) as first from __drizzle_migrations",
  );
  return rows[0]?.first != null && Number(rows[0].first) < BASELINE;
}

/**
 * Brings a database to the newest schema. Safe to repeat.
 *
 * @throws Error with one line for a person; a database from before the baseline is left as it is.
 */
export async function migrateDatabase({ url, authToken }: DatabaseAddress): Promise<void> {
  const client = createClient({ url, authToken });
  try {
    if (await isBeforeBaseline(client)) throw new Error(BEFORE_BASELINE);
    await migrate(drizzle(client), { migrationsFolder: "migrations" });
  } catch (error) {
    const reason = reasonOf(error as Error);
    throw new Error(`The database at ${url} could not be migrated: ${reason}`, { cause: error });
  } finally {
    client.close();
  }
}
