import { afterAll, expect, inject, test } from "vitest";
import { byStaff } from "../support/api/companies";
import { query } from "../support/api/database";
import { call, runSchedule } from "../support/api/product";
import { succeeded } from "../support/client";
import { moveClock } from "../support/clock";

const product = { url: inject("product"), simulatorsUrl: inject("simulators") };
const health = () => call("GET", "/healthz");
const lineOf = async (name: string) =>
  (await succeeded(byStaff("GET", "/health"))).lines.find(
    ({ line }: { line: string }) => line === name,
  );

const NEWEST = "rowid = (select max(rowid) from __drizzle_migrations)";

afterAll(runSchedule);

test("the health check answers 503 and the reason while the schedule stores no run", async () => {
  await runSchedule();
  expect(await health()).toMatchObject({ status: 200, body: { status: "ok" } });
  await moveClock(product, 170);
  expect((await health()).status).toBe(200);
  await moveClock(product, 20);
  const late = await health();
  expect(late).toMatchObject({ status: 503, body: { code: "schedule_late" } });
  expect(Number(late.headers.get("Retry-After"))).toBeGreaterThan(0);
  await runSchedule();
  expect(await health()).toMatchObject({ status: 200, body: { status: "ok" } });
});

test("a schedule whose writes fail does not count as having run", async () => {
  await runSchedule();
  await query(`create trigger no_runs before update on schedule_tasks
    begin select raise(abort, 'no writes'); end`);
  try {
    await moveClock(product, 190);
    await runSchedule();
    expect(await health()).toMatchObject({ status: 503, body: { code: "schedule_late" } });
  } finally {
    await query("drop trigger no_runs");
  }
  await runSchedule();
  expect((await health()).status).toBe(200);
});

test("a freshly installed product is healthy before its first run", async () => {
  await query("delete from schedule_tasks");
  expect(await health()).toMatchObject({ status: 200, body: { status: "ok" } });
  await runSchedule();
});

test("the health check answers 503 when a migration is missing, and staff see how many are", async () => {
  await runSchedule();
  expect(await lineOf("migrations_missing")).toMatchObject({ value: 0, isTrouble: false });
  await query(`update __drizzle_migrations set created_at = created_at - 1 where ${NEWEST}`);
  try {
    expect(await health()).toMatchObject({ status: 503, body: { code: "migrations_missing" } });
    expect(await lineOf("migrations_missing")).toMatchObject({ value: 1, isTrouble: true });
  } finally {
    await query(`update __drizzle_migrations set created_at = created_at + 1 where ${NEWEST}`);
  }
  await query("alter table __drizzle_migrations rename to migrations_away");
  try {
    expect(await health()).toMatchObject({ status: 503, body: { code: "migrations_missing" } });
  } finally {
    await query("alter table migrations_away rename to __drizzle_migrations");
  }
  expect((await health()).status).toBe(200);
});
