import { eq, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/libsql/web";
import { expect, test } from "vitest";
import { builtOnce } from "../../db/built-once";
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

function counted() {
  let builds = 0;
  const query = builtOnce((on, ...given: [number | SQL, Change]) => {
    builds += 1;
    return change(on, ...given);
  });
  return { query, builds: () => builds };
}

test("a cached statement equals the one that the library builds, with the values of each call", () => {
  const { query, builds } = counted();
  for (const id of [1, 2, 3]) {
    const given: Change = { status: "TEST_PENDING", price: 100 * id };
    expect(query(db, id, given).toSQL()).toEqual(change(db, id, given).toSQL());
  }
  expect(builds()).toBe(1);
});

test("leaving a value out changes the statement's text, and null does not", () => {
  const { query, builds } = counted();
  const given: Change[] = [
    { status: "APPLIED" },
    { status: "APPLIED", resultNote: "Good" },
    { status: "APPLIED", resultNote: null },
  ];
  for (const one of given) expect(query(db, 7, one).toSQL()).toEqual(change(db, 7, one).toSQL());
  expect(builds()).toBe(2);
});

test("a statement in place of a number is built again", () => {
  const { query, builds } = counted();
  for (const table of ["jobs", "orders"]) {
    const id = sql`(select max(id) from ${sql.identifier(table)})`;
    const given: Change = { status: "APPLIED" };
    expect(query(db, id, given).toSQL()).toEqual(change(db, id, given).toSQL());
  }
  expect(builds()).toBe(2);
});

test("an inserted row names only the columns that it is given", () => {
  const insert = (on: Db, row: typeof notifications.$inferInsert) =>
    on.insert(notifications).values(row);
  const row = { outboxId: "a", title: "b", body: "c", createdAt: "d" };
  expect(builtOnce(insert)(db, row).toSQL()).toEqual(insert(db, row).toSQL());
});
