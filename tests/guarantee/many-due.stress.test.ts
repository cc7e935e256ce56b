import { createClient, type InArgs } from "@libsql/client/http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeStaffToken } from "../../local/staff-token";
import { postRushJob } from "../bench/rush/rush-jobs";
import { StillQueue } from "../bench/rush/still-queue";
import { startCountedStack } from "../bench/screens/bench-stack";
import { clientOf } from "../support/client";
import { ROOMY } from "../support/stress/product";
import { report, sized } from "../support/stress/size";

// Many guarantees due in the same minute, with a database far away.

const DUE = sized(1_000, 100);
const FIRST_PERSON = 1_000_000;
/** Rupees. Refunds above the day's cap wait for a person. */
const PRICE = 199;
const WITHIN_CAP = Math.floor(DUE * 0.7);
/** A round trip to a database at the other end of the world. */
const TRIP_MS = sized(200, 40);
const LIMIT_SECONDS = 120;
/** Trips of the schedule when nothing is due, and trips for twenty-five cases together. */
const IDLE_TRIPS = 30;
const TRIPS_OF_25 = 9;
/** When the cap is reached within twenty-five cases, each of them writes separately. */
const TRIPS_AT_THE_CAP = 25;

let stack: Awaited<ReturnType<typeof startCountedStack>>;
beforeAll(async () => {
  const cap = String(WITHIN_CAP * PRICE);
  stack = await startCountedStack({ ...ROOMY, RETURNS_DAILY_CAP: cap }, new StillQueue().serve);
});
afterAll(() => stack.close());

/** Paid slots whose promise was broken longer ago than any wait allows. */
const WRITES = [
  `insert into users (safety_word, id, phone, name, email, created_at)
    select 'KOYAL', value, 8000000000 + value, 'Asha', 'p' || value || '@example.in', :past
    from json_each(:people)`,
  `insert into applications (user_id, job_id, status, seq, claim_id, price, slot_state, applied_at,
      promised_by, promise_broken_at, guarantee_due_at)
    select value, :job, 'PAYMENT_CONFIRMED', 1, 'due-' || value, ${PRICE}, 'confirmed', :past, :past, :past, :past
    from json_each(:people)`,
  `insert into application_history (application_id, seq, transition_id, status, at)
    select id, 1, claim_id, status, applied_at from applications where job_id = :job`,
  `insert into orders (receipt, application_id, amount, currency, state, created_at)
    select claim_id, id, ${PRICE * 100}, 'INR', 'paid', :past from applications where job_id = :job`,
  `insert into payments (provider_payment_id, receipt, application_id, amount, state, captured_at)
    select 'pay_' || id, claim_id, id, ${PRICE * 100}, 'kept', :past from applications where job_id = :job`,
];

test(`${DUE} guarantees that are due at once are kept in one run, and refunds stay within the cap`, async () => {
  const { stack: running, ports, proxy } = stack;
  // Without the proxy: the test's own queries must not be counted.
  const database = createClient({
    ...running.database,
    url: `http://127.0.0.1:${ports.sqld}`,
  });
  const count = async (statement: string, args: InArgs = []) =>
    Number((await database.execute({ sql: statement, args })).rows[0]?.[0]);
  const admin = await makeStaffToken(running.database, "Asha", "admin");
  const job = await postRushJob(clientOf(running), admin, DUE, (sql, args) =>
    database.execute({ sql, args }),
  );
  const past = new Date(Date.now() - 30 * 86_400_000).toISOString();
  const people = JSON.stringify(Array.from({ length: DUE }, (_, nth) => FIRST_PERSON + nth));
  for (const sql of WRITES) {
    const args = { job: job.id, past, people };
    const used = Object.entries(args).filter(([name]) => sql.includes(`:${name}`));
    await database.execute({ sql, args: Object.fromEntries(used) });
  }

  const began = performance.now();
  const { chain } = await proxy.during(running.schedule, TRIP_MS);
  const seconds = (performance.now() - began) / 1_000;
  expect(
    await count("select count(*) from applications where closed_because = 'employer_late'"),
  ).toBe(WITHIN_CAP);
  expect(await count("select count(*) from payments where is_automatic_refund = 1")).toBe(
    WITHIN_CAP,
  );
  expect(
    await count("select count(*) from applications where return_waits_since is not null"),
  ).toBe(DUE - WITHIN_CAP);
  report("guarantees due at once", { due: DUE, tripMs: TRIP_MS, trips: chain, seconds });
  expect(chain).toBeLessThan(IDLE_TRIPS + TRIPS_AT_THE_CAP + Math.ceil(DUE / 25) * TRIPS_OF_25);
  // The time of that many trips to a far database; the machine's own time comes on top.
  expect(sized(seconds, (chain * 200) / 1_000)).toBeLessThan(LIMIT_SECONDS);
  database.close();
});
