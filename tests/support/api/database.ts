import { createClient, type InArgs } from "@libsql/client/http";
import { inject } from "vitest";
import { openDatabase } from "../../../db/client";
import { now } from "./clock";

/** Asks the product's database: to let time pass, or to see what no call shows. */
export async function query(statement: string, args: InArgs = []) {
  // As patient with a busy writer as the product is.
  const client = openDatabase(inject("database")).$client;
  try {
    return (await client.execute({ sql: statement, args })).rows;
  } finally {
    client.close();
  }
}

/** Lets an address count as confirmed, as if a link of a mail to it had been opened. */
export const confirmEmail = (email: string) =>
  query("update users set email_verified_at = ? where email = ?", [now().toISOString(), email]);

/** Long enough for a call to have read what it decides by. */
const READ_MS = 400;

/**
 * Lets `act` read, and wait for the one writer, who writes this first: what another call wrote just
 * before it.
 */
export async function overtaken<T>(act: () => Promise<T>, statement: string, args: InArgs) {
  const client = createClient({ url: inject("database") });
  try {
    const writer = await client.transaction("write");
    // The client begins it with its first statement.
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
