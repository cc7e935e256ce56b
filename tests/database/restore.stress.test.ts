import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { expect, test } from "vitest";
import { bookable } from "../support/interview-times";
import { payAtProvider, verifyPayment } from "../support/payments";
import { balance } from "../support/stress/balance";
import { booksOf, runUntilIdle } from "../support/stress/end-state";
import { type Applied, applyFor, order, pass } from "../support/stress/journey";
import { type Caller, callers, postJob, staff } from "../support/stress/people";
import { inWaves, type Product, startProduct } from "../support/stress/product";
import { report, sized } from "../support/stress/size";

const PEOPLE = sized(200, 12);
const AT_ONCE = 16;
const DATA = "sqld/dbs/default/data";

interface Ordered {
  applied: Applied;
  orderId: string;
}

const share = <T>(list: T[], from: number, to: number) =>
  list.slice(list.length * from, list.length * to);

async function ordered(product: Product, admin: string, people: Caller[]): Promise<Ordered[]> {
  const job = await postJob(product, admin, { maxApplicants: 1_000 });
  return inWaves(people, AT_ONCE, async (caller) => {
    const applied = await applyFor(product, caller, job);
    await pass(product, applied);
    return { applied, orderId: await order(product, applied) };
  });
}

async function pay(product: Product, { applied, orderId }: Ordered): Promise<void> {
  const { status } = await verifyPayment(
    product,
    applied.caller,
    await payAtProvider(product, orderId),
  );
  expect(status).toBe(200);
}

/** Cancels an application: early for a refund, or late for a credit. */
async function giveUp(product: Product, admin: string, { applied }: Ordered, late: boolean) {
  const { id, caller } = applied;
  if (late) {
    const at = new Date(Date.now() + 5 * 3_600_000).toISOString();
    const json = { round: null, at: bookable(at), place: "Gate 1" };
    await product.call("POST", `/ops/applications/${id}/interviews`, { token: admin, json });
    const daysAgo = new Date(Date.now() - 3 * 86_400_000).toISOString();
    await product.query("update interviews set date_set_at = ? where application_id = ?", [
      daysAgo,
      id,
    ]);
  }
  const path = `/user/applications/${id}/cancel`;
  expect((await product.call("POST", path, { token: caller.token })).status).toBe(200);
}

/** Copies the database of a running product into one file, as operators do. */
async function backUp(product: Product, file: string): Promise<void> {
  const database = createClient({ url: `file:${join(product.folder, DATA)}` });
  await database.execute({ sql: "vacuum into ?", args: [file] });
  database.close();
}

test("a backup taken under load can be restored, and its payments add up", async () => {
  const folder = mkdtempSync(join(tmpdir(), "pakka-backup-"));
  const backup = join(folder, "backup.db");
  const before = await startProduct();
  const admin = await staff(before);
  const people = await callers(before, PEOPLE);
  const orders = await ordered(before, admin, people);

  const [early, late] = [share(orders, 0, 0.5), share(orders, 0.5, 1)];
  await inWaves(early, AT_ONCE, (one) => pay(before, one));
  await inWaves(share(early, 0, 0.2), AT_ONCE, (one) => giveUp(before, admin, one, false));
  await inWaves(share(early, 0.2, 0.4), AT_ONCE, (one) => giveUp(before, admin, one, true));
  const confirmed = await before.query(
    "select id from applications where status = 'PAYMENT_CONFIRMED' and slot_state = 'confirmed'",
  );
  // Payments go on during the copy. Later ones are lost here, but not at the provider.
  const started = Date.now();
  await Promise.all([inWaves(late, AT_ONCE, (one) => pay(before, one)), backUp(before, backup)]);
  const ms = Date.now() - started;
  const journal = "simulators.jsonl";
  cpSync(join(before.folder, journal), join(folder, journal));
  await before.close();

  const again = Date.now();
  const after = await startProduct({}, (empty) => {
    mkdirSync(join(empty, DATA, ".."), { recursive: true });
    cpSync(backup, join(empty, DATA));
    cpSync(join(folder, journal), join(empty, journal));
  });
  const restoredMs = Date.now() - again;
  await after.query("update sqlite_sequence set seq = seq + 1000000");
  const lost = await after.query("select count(*) n from orders where state <> 'paid'");
  const still = await after.query(
    "select count(*) n from applications where slot_state = 'confirmed' and id in (select value from json_each(?))",
    [JSON.stringify(confirmed.map(({ id }) => id))],
  );
  expect(still[0]?.n).toBe(confirmed.length);
  // Tokens, test links and screens still work.
  for (const { applied } of orders) {
    const { id, caller } = applied;
    const answer = await after.call("GET", `/user/applications/${id}`, { token: caller.token });
    expect(answer.status).toBe(200);
  }
  // A new person must not get an id that was given after the copy was made.
  await callers(after, 1);
  const [row] = await after.query("select max(id) as id from users");
  expect(row?.id).toBeGreaterThan(1_000_000);
  expect(await runUntilIdle(after)).toEqual([]);
  const late2 = await after.query(
    "select distinct status from applications where id in (select value from json_each(?))",
    [JSON.stringify(late.map(({ applied }) => applied.id))],
  );
  expect(late2.map(({ status }) => status)).toEqual(["PAYMENT_CONFIRMED"]);
  const { sums } = await balance(after.query, await booksOf(after));
  report("restore", { people: PEOPLE, backupMs: ms, restoredMs, asked: lost[0]?.n, sums });
  await after.close();
  rmSync(folder, { recursive: true, force: true });
});
