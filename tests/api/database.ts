import { createClient, type InArgs } from "@libsql/client/http";
import { inject } from "vitest";

/** Asks the product's database: to let time pass, or to see what no call shows. */
export async function query(statement: string, args: InArgs = []) {
  const client = createClient({ url: inject("database") });
  try {
    return (await client.execute({ sql: statement, args })).rows;
  } finally {
    client.close();
  }
}
