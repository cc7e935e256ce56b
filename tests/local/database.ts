import { createClient } from "@libsql/client/http";
import { drizzle } from "drizzle-orm/libsql/http";
import { migrate } from "drizzle-orm/libsql/migrator";

/** Brings the database at `url` to the newest schema. Safe to repeat. */
export async function migrateDatabase(url: string, authToken?: string): Promise<void> {
  const client = createClient({ url, authToken });
  try {
    await migrate(drizzle(client), { migrationsFolder: "migrations" });
  } catch (error) {
    let cause = error as Error;
    while (cause.cause instanceof Error) cause = cause.cause;
    throw new Error(`The database at ${url} could not be migrated: ${cause.message}`, { cause });
  } finally {
    client.close();
  }
}
