import { createClient, type InArgs } from "@libsql/client/http";
import { inject } from "vitest";
import { openDatabase } from "../../../db/client";
import { now } from "./clock";

/**
 * Runs SQL on the product's database, to simulate
 * passing time or to read what the API does not show.
 */
export async function query(statement: string, args: InArgs = []) {
  // This client waits for a busy writer as long as the product does.
  const client = openDatabase(inject("database")).$client;
  try {
    return (await client.execute({ sql: statement, args })).rows;
  } finally {
    client.close();
  }
}

/** Confirms an address, as if the link in a mail to it had been opened. */
export const confirmEmail = (email: string) =>
  query("update users set email_verified_at = ? where email = ?", [now().toISOString(), email]);

/** Long enough for a call to read the rows that it decides by. */
const READ_MS = 400;

/**
 * Runs `act` during an open write transaction: `act` reads first, then waits for the writer.
 * Meanwhile `statement` is written, as if another call had been faster.
 */
export async function overtaken<T>(act: () => Promise<T>, statement: string, args: InArgs) {
  const client = createClient({ url: inject("database") });
  try {
    const writer = await client.transaction("write");
    // The client begins the transaction only with its first statement.
    await writer.execute("select 1");
    const acted = act();
    await new Promise((resolve) => setTimeout(resolve, READ_MS));
    await writer.execute({ sql: statement, args });
    await writer.commit();
    return await acted;
  } finally {
    client.close();
  }
}
