import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openDatabase, writeBatch } from "../../db/client";
import { insertOutbox, markHandled } from "../../db/outbox";
import { migrateDatabase } from "../local/database";
import { freePort } from "../local/ports";
import { type Sqld, startSqld } from "../local/sqld";
import { inWaves } from "./product";
import { report, sized } from "./size";

const WRITES = sized(20_000, 500);
const STANDSTILL_MS = 4_000;

const folder = mkdtempSync(join(tmpdir(), "pakka-hard-"));
let sqld: Sqld;
afterAll(async () => {
  await sqld.close();
  rmSync(folder, { recursive: true, force: true });
});

test("many writers at once never stand still", async () => {
  sqld = await startSqld(folder, await freePort());
  await migrateDatabase(sqld.url);
  let longest = 0;
  const started = Date.now();
  await inWaves(
    Array.from({ length: WRITES }, () => crypto.randomUUID()),
    64,
    async (id) => {
      const db = openDatabase(sqld.url);
      const from = Date.now();
      const at = new Date(from).toISOString();
      await writeBatch(db, [insertOutbox(db, { id, kind: "test", payload: {}, createdAt: at })]);
      await markHandled(db, id, at);
      longest = Math.max(longest, Date.now() - from);
    },
  );
  report("database", { writes: 2 * WRITES, longest, ms: Date.now() - started });
  expect(longest).toBeLessThan(STANDSTILL_MS);
});
