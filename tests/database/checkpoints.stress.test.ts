import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@libsql/client/http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../local/ports";
import { type Sqld, startSqld } from "../../local/sqld";
import { report, sized } from "../support/stress/size";

// The smallest load that makes the libSQL server lose its write queue for good: three connections
// or more wait to write, and one of them copies the write-ahead log into the database after its
// commit, as each does by default once the log has 1,000 pages.

const WRITERS = 8;
const BATCHES = sized(20_000, 1_600);
const ROWS = 6;
const ROW = "x".repeat(20_000);
/** A lost queue never recovers; nothing else stops all writers for so long. */
const STANDSTILL_MS = 30_000;

const folder = mkdtempSync(join(tmpdir(), "pakka-stress-"));
let sqld: Sqld;
beforeAll(async () => {
  sqld = await startSqld(folder, await freePort());
});
afterAll(async () => {
  await sqld.close();
  rmSync(folder, { recursive: true, force: true });
});

const isBusy = (error: unknown) => /SQLITE_BUSY/.test(String(error));

test("eight writers of large rows never lose the server's write queue", async () => {
  const { url, authToken } = sqld;
  const client = createClient({ url, authToken, concurrency: WRITERS });
  await client.execute("create table large (id integer primary key, text)");
  const inserts = Array.from({ length: ROWS }, () => ({
    sql: "insert into large (text) values (?)",
    args: [ROW],
  }));
  let committed = 0;
  let busy = 0;
  let lastAnswerAt = performance.now();
  const write = async () => {
    while (committed < BATCHES) {
      try {
        await client.batch(inserts, "write");
        committed += 1;
      } catch (error) {
        if (!isBusy(error)) throw error;
        busy += 1;
      }
      lastAnswerAt = performance.now();
    }
  };
  const standstill = new Promise<"stands still">((resolve) => {
    const looking = setInterval(() => {
      if (committed >= BATCHES) clearInterval(looking);
      else if (performance.now() - lastAnswerAt > STANDSTILL_MS) {
        clearInterval(looking);
        resolve("stands still");
      }
    }, 1_000);
  });
  const started = performance.now();
  const writing = Promise.all(Array.from({ length: WRITERS }, write));
  const outcome = await Promise.race([writing.then(() => "all are written"), standstill]);
  report("checkpoints", { committed, busy, ms: Math.round(performance.now() - started) });
  // A server with a lost queue does not answer until it is ended.
  if (outcome === "stands still") sqld.process.kill("SIGKILL");
  await writing.catch(() => {});
  expect(outcome).toBe("all are written");
  client.close();
});
