import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Client, createClient } from "@libsql/client/http";
import { freePort } from "../../../local/ports";
import { startSqld } from "../../../local/sqld";
import { quantile } from "../screens/quantile";
import { table } from "./tables";

/** Inserts in one person's transaction: about as many as an application writes. */
const INSERTS = 6;
const RUNS = 400;

const TABLE = `create table written (id text primary key, kind text not null, payload text not null,
  created_at text not null)`;
const INDEX = "create index written_kind on written (kind, created_at)";
const INSERT = "insert into written values (?, ?, ?, ?)";

/** Milliseconds of each of `runs` transactions for `people` people, `inFlight` at once. */
async function timesOf(db: Client, people: number, inFlight: number, runs: number) {
  const times: number[] = [];
  const began = performance.now();
  let remaining = runs;
  const one = async () => {
    while (remaining > 0) {
      remaining -= 1;
      const start = performance.now();
      const row = () => [randomUUID(), "applied", '{"applicationId":1}', new Date().toISOString()];
      const inserts = Array.from({ length: INSERTS * people }, () => ({
        sql: INSERT,
        args: row(),
      }));
      await db.batch(inserts, "write");
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, one));
  return { times, perSecond: (runs * 1000) / (performance.now() - began) };
}

/** Prints how long the libSQL server takes to write, for one or many people in a transaction. */
export async function measureTimes(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "pakka-scale-"));
  const sqld = await startSqld(folder, await freePort());
  const db = createClient({ url: sqld.url, authToken: sqld.authToken });
  try {
    await db.batch([TABLE, INDEX], "write");
    await timesOf(db, 1, 1, RUNS);
    const rows: (string | number)[][] = [];
    const measure = async (people: number, inFlight: number) => {
      const { times, perSecond } = await timesOf(db, people, inFlight, RUNS);
      const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
      const each = (p50 / people / inFlight).toFixed(2);
      rows.push([
        people,
        inFlight,
        perSecond.toFixed(0),
        (perSecond * people).toFixed(0),
        p50.toFixed(1),
        p99.toFixed(1),
        each,
      ]);
    };
    for (const people of [1, 2, 4, 8, 16, 32]) await measure(people, 1);
    for (const inFlight of [2, 4, 16, 64]) await measure(1, inFlight);
    const head = ["people in a transaction", "in flight", "transactions/s", "people/s"];
    process.stdout.write(`${table([...head, "p50 ms", "p99 ms", "p50 for one person"], rows)}\n\n`);
  } finally {
    db.close();
    await sqld.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
