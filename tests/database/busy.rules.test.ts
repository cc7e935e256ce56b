import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { expect, test } from "vitest";
import { openDatabase } from "../../db/client";

/** A database that refuses the first call with a code, and takes the next. */
async function refusingOnce(code: string) {
  let calls = 0;
  const server = createServer(async (asked, answer) => {
    calls += 1;
    const { requests } = (await json(asked)) as { requests: { type: string }[] };
    const result = { cols: [], rows: [], affected_row_count: 1, last_insert_rowid: null };
    const results = requests.map(({ type }) =>
      type === "execute" && calls === 1
        ? { type: "error", error: { code, message: "Not now" } }
        : { type: "ok", response: { type, result } },
    );
    answer.setHeader("Content-Type", "application/json");
    answer.end(JSON.stringify({ baton: null, base_url: null, results }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: () => calls,
    close: () => server.close(),
  };
}

test.each([
  ["SQLITE_BUSY", 2],
  ["TRANSACTION_BUSY", 2],
  // The server rolled a transaction back that stood still for too long.
  ["TRANSACTION_TIMEOUT", 2],
  ["SQLITE_CONSTRAINT", 1],
])("a write that the database refuses with %s is sent %i times", async (code, times) => {
  const database = await refusingOnce(code);
  const write = openDatabase(database.url).$client.execute("insert into outbox default values");
  const outcome = await write.then(
    ({ rowsAffected }) => rowsAffected,
    () => "refused",
  );
  expect(database.calls()).toBe(times);
  expect(outcome).toBe(times === 1 ? "refused" : 1);
  database.close();
});
