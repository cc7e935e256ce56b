import { afterEach, expect, test, vi } from "vitest";
import { checkBeforeWrites, openDatabase } from "../../db/client";
import { isRead } from "../../db/reads";

afterEach(() => vi.unstubAllGlobals());

test.each([
  "select 1",
  "  \n SELECT title from jobs where detail = 'delete'",
  "with latest as (select * from jobs) select * from latest",
  "with recursive n(x) as (select 1 union all select x + 1 from n) select x from n",
  "with a as (select replace(title, 'x', ')') from jobs), b as (select 1) select * from a, b",
  "with a as (select ')' as \"insert (\" from jobs -- update (\n) /* delete */ select * from a",
  "with a as materialized (select (select max(id) from jobs where id in (1, 2))) select * from a",
])("%s reads", (sql) => {
  expect(isRead(sql)).toBe(true);
});

test.each([
  "insert into jobs (title) values ('select')",
  "update jobs set title = (select 'x')",
  "delete from jobs",
  "replace into jobs (id) values (1)",
  "create table selected (id)",
  "pragma user_version = 3",
  "with latest as (select id from jobs) delete from jobs where id in (select id from latest)",
  "WITH a AS (SELECT 1), b AS (SELECT 2) INSERT INTO jobs (title) SELECT * FROM a",
  "with a as (select ') select ') update jobs set title = 'x'",
  "with a as (select 1) replace into jobs (id) select * from a",
  "",
])("%s does not count as a read", (sql) => {
  expect(isRead(sql)).toBe(false);
});

test("a statement that begins with a CTE and then writes waits for the check before writes", async () => {
  const bodies: string[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    bodies.push(await request.text());
    return Response.json({ baton: null, base_url: null, results: [] });
  });
  const db = openDatabase("http://database");
  checkBeforeWrites(db, () => Promise.reject(new Error("The login has ended")));
  const write = db.$client.execute("with a as (select 1) delete from jobs");
  await expect(write).rejects.toThrow("The login has ended");
  expect(bodies).toEqual([]);
});
