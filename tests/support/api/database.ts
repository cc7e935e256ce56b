import type { InArgs } from "@libsql/client/http";
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
