import { readFileSync } from "node:fs";
import { createClient } from "@libsql/client";
import { drizzle } from "drizzle-orm/libsql";
import { migrate } from "drizzle-orm/libsql/migrator";
import { expect, test } from "vitest";

/** Files for what drizzle's schema can't express, and the database objects that they define. */
const FILES = {
  "search.sql": "sql like 'create virtual table%'",
  "views.sql": "type = 'view'",
  "triggers.sql": "type = 'trigger'",
};

test.each(Object.entries(FILES))("%s is what a migrated database has", async (file, theirs) => {
  const client = createClient({ url: ":memory:" });
  await migrate(drizzle(client), { migrationsFolder: "migrations" });
  const { rows } = await client.execute(`select sql from sqlite_schema where ${theirs}`);
  const text = readFileSync(`db/schema/${file}`, "utf8");
  const statements = text.split(/^(?=create )/im).slice(1);
  const definitions = statements.map((one) => one.replace(/;\s*(--[^\n]*\s*)*$/, ""));
  expect(definitions.sort()).toEqual(rows.map(({ sql }) => sql).sort());
});
