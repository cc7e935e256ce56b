import { createClient } from "@libsql/client/http";
import { expect, inject, test } from "vitest";
import { query } from "../support/api/database";
import { logIn } from "../support/api/people";
import { call } from "../support/api/product";
import { postJob } from "../support/api/staff";
import { eventually } from "../support/eventually";

test("a job page opens while another holds the database's only writer, and the visit is stored afterwards", async () => {
  const { token } = await logIn();
  const search = "q=cook";
  expect((await call("POST", "/user/searches", { token, json: { search } })).status).toBe(201);
  const { id } = await postJob();
  const seenJobs = () => query("select * from seen_jobs where job_id = ?", [id]);

  const client = createClient({ url: inject("database") });
  try {
    const writer = await client.transaction("write");
    // The client begins the transaction with its first statement.
    await writer.execute("select 1");
    expect((await call("GET", `/user/jobs/${id}`, { token })).status).toBe(200);
    // The server ends a transaction after five seconds; this one still holds the writer.
    await writer.commit();
  } finally {
    client.close();
  }
  expect(await eventually(seenJobs, (rows) => rows.length > 0)).toHaveLength(1);
});
