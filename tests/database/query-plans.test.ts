import { createClient, type InArgs } from "@libsql/client/http";
import { expect, inject, test } from "vitest";
import { waitingForRound } from "../../db/application/waiting";
import { type Db, openDatabase, type Write } from "../../db/client";
import { comingDays } from "../../db/interview/listed-interviews";
import { fullScans } from "../support/api/query-plans";

// After all tests, stack.ts checks the plans of every query that the product ran.

test("the plan check finds a full table scan and accepts an index search", async () => {
  const scan = "select id from queries where subject = ?";
  const statements = [
    { sql: scan, args: ["s"] },
    { sql: "select id from queries where digest = ?", args: ["d"] },
    {
      sql: "select id from applications where slot_state = ? and slot_expires_at < ?",
      args: ["held", "2"],
    },
  ];
  expect(await fullScans(inject("database"), statements)).toEqual([`SCAN queries: ${scan}`]);
});

/** How the database reads the tables of a statement. */
async function readsOf(statement: (db: Db) => Write): Promise<string[]> {
  const url = inject("database");
  const { sql, params } = statement(openDatabase(url)).toSQL();
  const client = createClient({ url });
  const { rows } = await client.execute({
    sql: `explain query plan ${sql}`,
    args: params as InArgs,
  });
  client.close();
  return rows.map(({ detail }) => String(detail)).filter((one) => /^S(EARCH|CAN)/.test(one));
}

test.each([
  1, 2,
] as const)("people who wait for round %i are found by the status of a job's applications", async (round) => {
  const [first] = await readsOf((db) => waitingForRound(db, 7, round, 0, 100));
  expect(first).toMatch(/^SEARCH applications USING .*INDEX \w+ \(job_id=\? AND status=\?/);
});

test("a company's coming days are read through its own jobs, however many days other companies have", async () => {
  const week: [string, string] = ["2026-11-24T18:30:00.000Z", "2026-12-01T18:30:00.000Z"];
  expect(await readsOf((db) => comingDays(db, 7, week))).toEqual([
    expect.stringMatching(/^SEARCH jobs USING .*INDEX jobs_company \(company_id=\?\)/),
    expect.stringMatching(/^SEARCH applications USING .*INDEX \w+ \(job_id=\? AND status=\?\)/),
    expect.stringMatching(/^SEARCH interviews USING .*INDEX \w+ \(application_id=\?\)/),
  ]);
});
