import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { drizzle } from "drizzle-orm/libsql";
import { migrate } from "drizzle-orm/libsql/migrator";

/** The last migration of the release before companies. */
const LAST_OLD = "0024_refund_amounts";
const DAY_MS = 86_400_000;

/** The migrations up to that one, in a folder of their own. */
function oldMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), "pakka-old-migrations-"));
  cpSync("migrations", folder, { recursive: true });
  const file = join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8"));
  const last = journal.entries.findIndex(({ tag }: { tag: string }) => tag === LAST_OLD);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
  return folder;
}

const NAMES = ["Kaveri Care", "kaveri care", "KaveriCare", "Nila Foods", "Tara & Co", "O'Neil"];

/** What stood in a database of before: each status, with its slot, in the course of a year. */
const KINDS = [
  { status: "PAYMENT_CONFIRMED", slot: "confirmed", paid: "kept", interview: null },
  { status: "INTERVIEW_SCHEDULED", slot: "confirmed", paid: "kept", interview: 5 },
  { status: "INTERVIEW_1_SCHEDULED", slot: "confirmed", paid: "kept", interview: -40 },
  { status: "SELECTED", slot: "confirmed", paid: "kept", interview: -90 },
  { status: "REJECTED", slot: "confirmed", paid: "kept", interview: -60 },
  { status: "REJECTED", slot: "released", paid: "refunded", interview: null },
  { status: "TEST_FAILED", slot: "released", paid: null, interview: null },
  { status: "PAYMENT_PENDING", slot: "released", paid: null, interview: null },
] as const;

/**
 * A data file as the release before companies left it after a year.
 *
 * @param file where it is written
 * @returns how many jobs, people and applications it has
 */
export async function writeOldRows(file: string) {
  const folder = oldMigrations();
  const client = createClient({ url: `file:${file}` });
  await migrate(drizzle(client), { migrationsFolder: folder });
  const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  const statements: { sql: string; args: (string | number | null)[] }[] = [];
  const put = (table: string, row: Record<string, string | number | null>) => {
    const columns = Object.keys(row);
    const places = columns.map(() => "?").join(", ");
    const sql = `insert into ${table} (${columns.join(", ")}) values (${places})`;
    statements.push({ sql, args: Object.values(row) });
  };
  const jobs = 60;
  for (let id = 1; id <= jobs; id += 1) {
    put("jobs", {
      ...{ id, title: `Job ${id}`, company: NAMES[id % NAMES.length] ?? "", location: "Pune" },
      ...{ application_price: 199, job_detail: "{}", category: "General" },
      // Of the first job all slots are taken.
      ...{ max_applicants: id === 1 ? 5 : 50, full_at: id === 1 ? at(-30) : null },
      ...{ created_at: at(-365 + id), closed_at: id % 5 === 0 ? at(-20) : null },
    });
  }
  const people = 40;
  for (let id = 1; id <= people; id += 1) {
    put("users", { id, phone: String(9_100_000_000 + id), created_at: at(-365) });
    // A full job, an open and a closed one.
    for (const job_id of [1, 2, 5]) put("saved_jobs", { user_id: id, job_id, created_at: at(-9) });
  }
  let id = 0;
  for (let job = 1; job <= jobs; job += 1) {
    for (const [n, kind] of KINDS.entries()) {
      id += 1;
      const applied = at(-300 + job);
      put("applications", {
        ...{ id, user_id: 1 + ((job + n) % people), job_id: job, status: kind.status, seq: 1 },
        ...{ claim_id: `old-${id}`, price: 199, slot_state: kind.slot, applied_at: applied },
        ...{ closed_because: kind.paid === "refunded" ? "employer_cancelled" : null },
        ...{ released_because: kind.paid === null ? "time" : null },
      });
      put("application_history", {
        ...{ application_id: id, seq: 1, transition_id: `old-${id}`, status: kind.status },
        at: applied,
      });
      if (kind.interview !== null)
        put("interviews", {
          ...{ uid: `old-${id}`, application_id: id, at: at(kind.interview), place: "Gate 1" },
          ...{ state: "scheduled", changed_at: applied, date_set_at: applied },
        });
      if (kind.paid !== null) {
        put("orders", {
          ...{ receipt: `old-${id}`, application_id: id, amount: 19_900, currency: "INR" },
          ...{ provider_order_id: `order_old${id}`, state: "paid", created_at: applied },
        });
        put("payments", {
          ...{ provider_payment_id: `pay_old${id}`, receipt: `old-${id}`, application_id: id },
          ...{ amount: 19_900, state: kind.paid, captured_at: applied },
          ...(kind.paid === "refunded" && { refund_amount: 19_900, refunded_at: applied }),
        });
      }
    }
  }
  await client.batch(statements, "write");
  client.close();
  rmSync(folder, { recursive: true, force: true });
  return { jobs, people, applications: id };
}

/** Puts such a file where a product looks for its database. */
export function placeData(file: string, folder: string, data: string): void {
  mkdirSync(join(folder, data, ".."), { recursive: true });
  cpSync(file, join(folder, data));
}
