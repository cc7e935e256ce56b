import { type Client, createClient } from "@libsql/client/http";
import { drizzle } from "drizzle-orm/libsql/http";
import { migrate } from "drizzle-orm/libsql/migrator";
import journal from "../migrations/meta/_journal.json" with { type: "json" };
import { timeOf } from "./clock";
import { databaseKey } from "./database-key";
import { dataFolderFrom, portsFrom } from "./environment";
import { readRunFile } from "./run-file";

/** The address of a database, and the token for it. */
export interface DatabaseAddress {
  url: string;
  authToken?: string;
}

/** The address and the token in one URL, as the database client accepts it. For tests only. */
export const wholeAddress = ({ url, authToken }: DatabaseAddress) =>
  authToken ? `${url}?authToken=${authToken}` : url;

/**
 * The database that a command works on: the one named in the environment, else that of the copy
 * that runs on the data folder; null if there is none.
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

/** The current time for the database that a command works on. */
export const chosenTime = (environment: Record<string, string | undefined>): Date =>
  environment.DATABASE_URL ? new Date() : timeOf(dataFolderFrom(environment));

/** The site's address, from the environment or from the copy that runs on the data folder. */
export const chosenUrl = (environment: Record<string, string | undefined>) =>
  environment.PUBLIC_URL ||
  readRunFile(dataFolderFrom(environment))?.publicUrl ||
  `http://localhost:${portsFrom(environment).product}`;

/** The database's own message for a failed call, with advice if its disk may be the reason. */
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

/**
 * Whether the database is older than the baseline. The migrations cannot upgrade such a database.
 */
async function isBeforeBaseline(client: Client): Promise<boolean> {
  const tables = "select 1 from sqlite_schema where name = '__drizzle_migrations'";
  if ((await client.execute(tables)).rows.length === 0) return false;
  const { rows } = await client.execute(
    "select min(created_at) as first from __drizzle_migrations",
  );
  return rows[0]?.first != null && Number(rows[0].first) < BASELINE;
}

/**
 * Migrates a database to the newest schema. Safe to repeat.
 *
 * @throws Error with a one-line message; a database from before the baseline is left unchanged.
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
