import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openDatabase, writeBatch } from "../../db/client";
import { insertOutbox, markHandled } from "../../db/outbox/outbox";
import { migrateDatabase } from "../../local/database";
import { freePort } from "../../local/ports";
import { type Sqld, startSqld } from "../../local/sqld";
import { inWaves } from "../support/stress/product";
import { report, sized } from "../support/stress/size";

const WRITES = sized(20_000, 400);
const STANDSTILL_MS = 4_000;

const folder = mkdtempSync(join(tmpdir(), "pakka-stress-"));
let sqld: Sqld;
afterAll(async () => {
  await sqld.close();
  rmSync(folder, { recursive: true, force: true });
});

test("many parallel writers do not deadlock", async () => {
  sqld = await startSqld(folder, await freePort());
  await migrateDatabase(sqld);
  const started = Date.now();
  let newest = started;
  let longestGap = 0;
  const ids = Array.from({ length: WRITES }, () => crypto.randomUUID());
  await inWaves(ids, 16, async (id) => {
    const db = openDatabase(sqld.url, sqld.authToken);
    const at = new Date().toISOString();
    await writeBatch(db, [insertOutbox(db, { id, kind: "test", payload: {}, createdAt: at })]);
    await markHandled(db, id, at);
    longestGap = Math.max(longestGap, Date.now() - newest);
    newest = Date.now();
  });
  report("database", { writes: 2 * WRITES, longestGap, ms: newest - started });
  expect(longestGap).toBeLessThan(STANDSTILL_MS);
});
