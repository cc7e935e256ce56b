import type { DatabaseAddress } from "../../local/database";
import { fillingClient } from "./filling-client";

const NOW = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";
const DAYS = 20;
const ROWS_AT_ONCE = 10_000;
const numbers = (from: number, to: number) =>
  `with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${to})`;

/**
 * `size` interviews on days of other jobs, ten a day, and a month of days for the job of this
 * application, whose candidate can choose a time.
 */
export async function fillTimes(
  database: DatabaseAddress,
  applicationId: number,
  size: number,
): Promise<void> {
  const client = fillingClient(database);
  const day = (job: string, date: string) => `insert into interview_days(job_id, date, "from", "to",
    minutes_each, seats, interviewer, place, offered_at)
    select ${job}, ${date}, '10:00', '16:00', 30, 2, 'Meera Joshi', 'Ring Road 4, Surat', ${NOW} from n`;
  const inDays = (days: string) => `date('now', '+' || (${days}) || ' days')`;
  for (let from = 1; from <= size / 10; from += ROWS_AT_ONCE) {
    const to = Math.min(from + ROWS_AT_ONCE - 1, size / 10);
    const job = "(select job_id from applications where claim_id = 'bench-' || i)";
    await client.execute(`${numbers(from, to)} ${day(job, inDays("2 + i % 50"))}`);
  }
  for (let from = 1; from <= size; from += ROWS_AT_ONCE) {
    const to = Math.min(from + ROWS_AT_ONCE - 1, size);
    await client.execute(`${numbers(from, to)} insert into interviews(uid, application_id, day_id, at,
        minutes, state, changed_at)
      select 'bench-' || i, id, 1 + i % ${size / 10}, strftime('%Y-%m-%dT%H:00:00.000Z', 'now',
        '+' || (i % 1000) || ' hours'), 30, 'scheduled', ${NOW}
      from n join applications on claim_id = 'bench-' || i`);
  }
  const own = `(select job_id from applications where id = ${applicationId})`;
  await client.batch(
    [
      `update applications set status = 'PAYMENT_CONFIRMED', slot_state = 'confirmed',
        promised_by = '2099-01-01T00:00:00.000Z' where id = ${applicationId}`,
      `update jobs set closed_at = null where id = ${own}`,
      `${numbers(1, DAYS)} ${day(own, inDays("1 + i"))}`,
    ],
    "write",
  );
  client.close();
}
