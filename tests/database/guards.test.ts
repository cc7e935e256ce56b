import { readFileSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { query } from "../support/api/database";
import { logIn } from "../support/api/people";
import { call } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { apply } from "../support/api/steps";
import { eventually } from "../support/eventually";

// A batch refuses by the name of a guard; whatever else the database refuses is a fault of ours.

const admin = () => staffToken("admin");
const setSlots = (id: number, maxApplicants: number) =>
  call("PATCH", `/ops/jobs/${id}`, { token: admin(), json: { maxApplicants } });

test("a guard that refuses rolls its batch back, and the next batch can commit", async () => {
  const job = await postJob();
  await apply((await logIn()).token, job.id);
  await apply((await logIn()).token, job.id);
  expect(await setSlots(job.id, 1)).toMatchObject({
    status: 409,
    body: { code: "slots_below_claims" },
  });
  expect(await query("select name from guards")).toEqual([]);
  expect((await setSlots(job.id, 3)).status).toBe(200);
});

test.each([
  [
    "a value that is missing",
    "insert into audit_log (action) values ('none');",
    "NOT NULL constraint failed: audit_log",
  ],
  [
    "a guard nobody knows",
    "insert into guards (name) values ('none');",
    "CHECK constraint failed: guards_empty",
  ],
])("%s is an error 500, not a refusal, and its cause is logged", async (_, bug, cause) => {
  const job = await postJob();
  await query(`create trigger bug_of_${job.id} before update of max_applicants on jobs
    when new.id = ${job.id} begin ${bug} end`);
  const answer = await setSlots(job.id, 3);
  await query(`drop trigger bug_of_${job.id}`);
  expect(answer).toMatchObject({ status: 500, body: { code: "internal" } });
  const failed = await eventually(
    async () => readFileSync(inject("log"), "utf8").split("\n"),
    (lines) => lines.some((line) => line.includes(cause)),
  );
  expect(failed.filter((line) => line.includes(cause))).toEqual([
    expect.stringContaining("api.failed"),
  ]);
});
