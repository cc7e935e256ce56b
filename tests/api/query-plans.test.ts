import { readdirSync } from "node:fs";
import { createClient } from "@libsql/client/http";
import { expect, inject, test } from "vitest";
import { openDatabase } from "../../db/client";
import { applications } from "./named-queries/applications";
import { jobs } from "./named-queries/jobs";
import { messages } from "./named-queries/messages";
import { money } from "./named-queries/money";
import { people } from "./named-queries/people";

// Every named query, as the database would run it: none may read a whole table.

interface Query {
  toSQL(): { sql: string; params: unknown[] };
}
type Maker = (db: ReturnType<typeof openDatabase>, ...args: unknown[]) => Query;

/** Files of `db/` that hold no queries of their own. */
const NO_QUERIES = ["base-content.ts", "client.ts", "seed.ts", "job-search.ts"];

/** Exported pieces of queries, which the queries here are made of. */
const PIECES = [
  "applications.jobIdOf",
  "jobs.jobColumns",
  "jobs.liveClaims",
  "jobs.insertedJobId",
  "outbox.insertOutboxFrom",
];

const SCANS_ALLOWED = [
  // A full-text index reads the lists of the words asked for, from the bound down.
  /^SCAN job_(titles|texts) VIRTUAL TABLE INDEX \d+:M/,
  // The page of a list, already found: at most its limit of rows.
  /^SCAN hits$/,
  /^SCAN \(subquery-\d+\)$/,
  // One row a range of jobs, each found by an index.
  /^SCAN ranges$/,
  // One row a price, found by an index.
  /^SCAN prices$/,
  // The jobs that have unpaid holds: counted by the index of live holds.
  /^SCAN holding$/,
  // No table at all.
  /^SCAN CONSTANT ROW$/,
];

/**
 * A new row in a parent table may mend a broken reference, so SQLite plans to look for its children;
 * it skips that while no reference of the transaction is broken, and here none ever is.
 */
const PLANNED_ONLY: Record<string, string[]> = {
  "jobs.insertJob": [
    "SCAN saved_jobs USING COVERING INDEX sqlite_autoindex_saved_jobs_1",
    "SCAN queries",
  ],
  "users.userOfPhone": ["SCAN refresh_tokens", "SCAN queries", "SCAN contact_messages"],
};

/**
 * Every named query with what it is asked: one list of arguments, after the database, per shape
 * that the query can take.
 */
const ASKED = { ...applications, ...jobs, ...messages, ...money, ...people };

const queries = new Map<string, Maker>();
for (const file of readdirSync("db").filter((name) => name.endsWith(".ts"))) {
  if (NO_QUERIES.includes(file)) continue;
  const exported: Record<string, Maker> = await import(`../../db/${file}`);
  for (const [name, make] of Object.entries(exported)) {
    const full = `${file.replace(".ts", "")}.${name}`;
    if (!PIECES.includes(full)) queries.set(full, make);
  }
}

test.each([...queries])("%s reads no whole table", async (name, make) => {
  const url = inject("database");
  const client = createClient({ url });
  const shapes = ASKED[name];
  if (!shapes) throw new Error(`${name} has no row in tests/api/named-queries`);
  for (const args of shapes) {
    const { sql, params } = make(openDatabase(url), ...args).toSQL();
    const plan = await client.execute({ sql: `explain query plan ${sql}`, args: params as [] });
    const scans = plan.rows
      .map((row) => String(row.detail))
      .filter((detail) => detail.startsWith("SCAN") && !PLANNED_ONLY[name]?.includes(detail))
      .filter((detail) => !SCANS_ALLOWED.some((allowed) => allowed.test(detail)));
    expect(scans, sql).toEqual([]);
  }
  client.close();
});

test("no row is left of a query that is gone", () => {
  expect(Object.keys(ASKED).filter((name) => !queries.has(name))).toEqual([]);
});
