import { expect, inject, test } from "vitest";
import { fullScans } from "../support/api/query-plans";

// The plans of what the product ran are looked at when all tests are through (see stack.ts).

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
