import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { openDatabase } from "../../db/client";
import { insertFrom } from "../../db/insert-from";

const files = ["db", "worker"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((name) => name.endsWith(".ts")),
);

test("every insert from a select uses insertFrom, which names its columns", () => {
  const bare = files
    .filter((file) => file !== "db/insert-from.ts")
    .filter((file) => /\.insert\([^)]*\)\s*\.select\(/.test(readFileSync(file, "utf8")));
  expect(bare).toEqual([]);
});

test("insertFrom gives each column its value, whatever the order of keys in the schema", () => {
  const key = text().primaryKey();
  const made = text({ mode: "json" }).$type<string[]>();
  const uses = integer().notNull().default(3);
  const left = text().default("as ever");
  const row = { made: ["a"], key: sql`name`, left: null };
  const columns = { key, made, uses, left };
  const turned = Object.fromEntries(Object.entries(columns).reverse()) as typeof columns;
  const pairs = [sqliteTable("t", columns), sqliteTable("t", turned)].map((table) => {
    const query = insertFrom(openDatabase("http://127.0.0.1:1"), table, row, sql`from people`);
    const { sql: statement, params } = query.toSQL();
    const [, named = "", selected = ""] =
      statement.match(/^insert into "t" \((.+)\) select (.+) +from people$/) ?? [];
    const remaining = [...params];
    const values = selected.split(", ").map((one) => (one === "?" ? remaining.shift() : one));
    return named.split(", ").map((column, at) => [column, values[at]]);
  });
  for (const pair of pairs) {
    expect(Object.fromEntries(pair)).toEqual({
      '"key"': "name",
      '"made"': '["a"]',
      '"uses"': 3,
      '"left"': "null",
    });
  }
});
