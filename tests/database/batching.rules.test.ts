import type { InStatement, ResultSet } from "@libsql/client/web";
import { expect, test } from "vitest";
import { batchReads, batchWrites } from "../../db/batching";

/** A database that answers each statement with its own text, and records each call. */
function database(refuses: (statements: InStatement[]) => string | null = () => null) {
  const calls: InStatement[][] = [];
  const run = async (statements: InStatement[]) => {
    calls.push(statements);
    const refusal = refuses(statements);
    if (refusal) throw new Error(refusal);
    return statements as unknown as ResultSet[];
  };
  return { calls, run };
}

/** Waits for so many microtasks, as a library does before it sends a query. */
const soon = async (turns: number) => {
  for (let turn = 0; turn < turns; turn += 1) await null;
};

test("simultaneous reads are one call, and each reader gets its own rows", async () => {
  const { calls, run } = database();
  const read = batchReads(run);
  const results = await Promise.all([
    read(["a"]),
    soon(5).then(() => read(["b", "c"])),
    soon(9).then(() => read(["d"])),
  ]);
  expect(results).toEqual([["a"], ["b", "c"], ["d"]]);
  expect(calls).toEqual([["a", "b", "c", "d"]]);
});

test("consecutive reads are one call each", async () => {
  const { calls, run } = database();
  const read = batchReads(run);
  await read(["a"]);
  await read(["b"]);
  expect(calls).toEqual([["a"], ["b"]]);
});

test("many statements are split into several calls, and the statements of one reader stay together", async () => {
  const { calls, run } = database();
  const read = batchReads(run);
  const hundred = (name: string) => Array.from({ length: 150 }, (_, at) => `${name}${at}`);
  await Promise.all(["a", "b", "c"].map((name) => read(hundred(name))));
  expect(calls.map((statements) => statements.length)).toEqual([300, 150]);
});

test("writes that come during a call wait for its end, and then go as one call", async () => {
  const { calls, run } = database();
  const write = batchWrites(run);
  const first = write(["a"]);
  await soon(20);
  await Promise.all([first, write(["b"]), write(["c", "d"])]);
  expect(calls).toEqual([["a"], ["b", "c", "d"]]);
});

test("when one write is refused, the others are written without it", async () => {
  const message = "SQLITE_CONSTRAINT: UNIQUE constraint failed: outbox.id";
  const { calls, run } = database((statements) => (statements.includes("taken") ? message : null));
  const write = batchWrites(run);
  const ended = await Promise.allSettled([write(["a"]), write(["taken"]), write(["b"])]);
  expect(ended.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(calls).toEqual([["a", "taken", "b"], ["a"], ["taken"], ["b"]]);
});

test("a write that may have been done is not repeated", async () => {
  const { calls, run } = database(() => "The database did not answer in 10000 ms");
  const write = batchWrites(run);
  const ended = await Promise.allSettled([write(["a"]), write(["b"])]);
  expect(ended.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(calls).toEqual([["a", "b"]]);
});
