import { createClient, type InArgs } from "@libsql/client/http";
import { expect, inject, test } from "vitest";
import { openDatabase } from "../../db/client";
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

test("a company's coming days are read through its own jobs, however many days other companies have", async () => {
  const url = inject("database");
  const week: [string, string] = ["2026-11-24T18:30:00.000Z", "2026-12-01T18:30:00.000Z"];
  const { sql, params } = comingDays(openDatabase(url), 7, week).toSQL();
  const client = createClient({ url });
  const { rows } = await client.execute({
    sql: `explain query plan ${sql}`,
    args: params as InArgs,
  });
  client.close();
  const reads = rows.map(({ detail }) => String(detail)).filter((one) => /^S(EARCH|CAN)/.test(one));
  expect(reads).toEqual([
    expect.stringMatching(/^SEARCH jobs USING .*INDEX jobs_company \(company_id=\?\)/),
    expect.stringMatching(/^SEARCH applications USING .*INDEX \w+ \(job_id=\? AND status=\?\)/),
    expect.stringMatching(/^SEARCH interviews USING .*INDEX \w+ \(application_id=\?\)/),
  ]);
});
