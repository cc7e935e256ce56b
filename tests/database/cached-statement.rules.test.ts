import { eq, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/libsql/web";
import { expect, test } from "vitest";
import { cachedStatement } from "../../db/cached-statement";
import type { Db } from "../../db/client";
import { applications } from "../../db/schema/applications";
import { notifications } from "../../db/schema/messages";

const db = drizzle.mock() as unknown as Db;

interface Change {
  status: "APPLIED" | "TEST_PENDING";
  price?: number;
  resultNote?: string | null;
}

const change = (on: Db, id: number | SQL, { status, price, resultNote }: Change) =>
  on.update(applications).set({ status, price, resultNote }).where(eq(applications.id, id));

function countBuilds() {
  let builds = 0;
  const query = cachedStatement((on, ...given: [number | SQL, Change]) => {
    builds += 1;
    return change(on, ...given);
  });
  return { query, builds: () => builds };
}

test("a cached statement equals the one that the library builds, with the values of each call", () => {
  const { query, builds } = countBuilds();
  for (const id of [1, 2, 3]) {
    const values: Change = { status: "TEST_PENDING", price: 100 * id };
    expect(query(db, id, values).toSQL()).toEqual(change(db, id, values).toSQL());
  }
  expect(builds()).toBe(1);
});

test("leaving a value out changes the statement's text, and null does not", () => {
  const { query, builds } = countBuilds();
  const changes: Change[] = [
    { status: "APPLIED" },
    { status: "APPLIED", resultNote: "Good" },
    { status: "APPLIED", resultNote: null },
  ];
  for (const one of changes) expect(query(db, 7, one).toSQL()).toEqual(change(db, 7, one).toSQL());
  expect(builds()).toBe(2);
});

test("a statement in place of a number is built again", () => {
  const { query, builds } = countBuilds();
  for (const table of ["jobs", "orders"]) {
    const id = sql`(select max(id) from ${sql.identifier(table)})`;
    const values: Change = { status: "APPLIED" };
    expect(query(db, id, values).toSQL()).toEqual(change(db, id, values).toSQL());
  }
  expect(builds()).toBe(2);
});

test("an inserted row names only the columns that it is given", () => {
  const insert = (on: Db, row: typeof notifications.$inferInsert) =>
    on.insert(notifications).values(row);
  const row = { outboxId: "a", title: "b", body: "c", createdAt: "d" };
  expect(cachedStatement(insert)(db, row).toSQL()).toEqual(insert(db, row).toSQL());
});
