import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { migrateDatabase } from "../../local/database";
import { startProduct } from "../support/stress/product";
import { placeData, writeOldRows } from "./old-rows";

const DATA = "sqld/dbs/default/data";

test("a year of old data gets its companies, and nobody a message, a refund or a freed slot", async () => {
  const folder = mkdtempSync(join(tmpdir(), "pakka-old-"));
  const file = join(folder, "old.db");
  const { jobs, people, applications } = await writeOldRows(file);
  const product = await startProduct({}, (empty) => placeData(file, empty, DATA));
  const one = async (statement: string) =>
    Object.values((await product.query(statement))[0] ?? {})[0];
  const standing = () =>
    Promise.all(
      [
        "select count(*) from outbox",
        "select count(*) from payments where state = 'kept'",
        "select count(*) from payments where state = 'refunded'",
        "select count(*) from applications where slot_state = 'confirmed'",
        "select group_concat(status || n) from (select status, count(*) n from applications group by status)",
        "select count(*) from interviews where state <> 'cancelled'",
        "select count(*) from companies",
      ].map(one),
    );
  const before = await standing();
  expect(before.slice(0, 4)).toEqual([0, jobs * 5, jobs, jobs * 5]);
  // Spelled alike but for case and spaces, a name is one company.
  expect(before.at(-1)).toBe(4);
  expect(await one("select count(*) from jobs where company_id is null")).toBe(0);
  expect(
    await one("select count(distinct company_id) from jobs where company like 'kaveri%'"),
  ).toBe(1);

  // What was sold keeps its terms, whatever the facts say later.
  const untold =
    "select count(*) from applications where slot_state = 'confirmed' and terms is null";
  expect(await one(untold)).toBe(0);

  // What was over counts as held, and of those who still wait for an answer each is owed one.
  expect(await one("select count(*) from interviews where state = 'held'")).toBe(jobs * 3);
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const due = "select distinct status from applications where answer_by between ? and ?";
  expect(await product.query(due, [inDays(6.9), inDays(7)])).toEqual([
    { status: "INTERVIEW_1_SCHEDULED" },
  ]);

  for (let minute = 0; minute < 3; minute += 1) await product.stack.schedule();
  await migrateDatabase({ ...product.stack.database });
  expect(await standing()).toEqual(before);
  expect(await one("select count(*) from applications")).toBe(applications);
  const promised = "select distinct status from applications where promised_by between ? and ?";
  expect(await product.query(promised, [inDays(13.9), inDays(14)])).toEqual([
    { status: "PAYMENT_CONFIRMED" },
  ]);

  // Who had saved the full job waits for a slot of it, and nobody for one of another.
  expect(await product.query("select job_id, count(*) n from slot_notices group by 1")).toEqual([
    { job_id: 1, n: people },
  ]);
  expect(await one("select count(*) from saved_jobs")).toBe(3 * people);
  expect(await one("select count(*) from job_openings")).toBe(jobs);

  // The list by pay has each open job of before once.
  const { body: byPay } = await product.call("GET", "/user/jobs?q=job&sort=pay&limit=100");
  const open = byPay.map((job: { id: number }) => job.id);
  expect([open.length, new Set(open).size]).toEqual([jobs * 0.8, jobs * 0.8]);

  // The old Worker, still at work, posts a job as it always did.
  await product.query(
    `insert into jobs (title, company, location, application_price, max_applicants, job_detail, category, created_at)
     values ('Late', 'KAVERI CARE', 'Pune', 199, 5, '{}', 'General', '2026-01-01T00:00:00.000Z')`,
  );
  const late = (await product.call("GET", "/user/jobs")).body[0];
  expect(late).toMatchObject({ title: "Late", employer: null });
  await product.stack.schedule();
  const { body } = await product.call("GET", `/user/jobs/${late.id}`);
  expect(body.employer).toMatchObject({ name: "Kaveri Care", facts: [] });
  expect(await one("select count(*) from companies")).toBe(4);
  await product.close();
  rmSync(folder, { recursive: true, force: true });
});
