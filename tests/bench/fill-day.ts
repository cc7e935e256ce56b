import type { DatabaseAddress } from "../../local/database";
import { todayInIndia } from "../../worker/contract/profile";
import { timesOf } from "../../worker/domain/booking/interview/times.rules";
import { newBenchCompany } from "./bench-company";
import { JOB_BASE } from "./fill";
import { fillingClient } from "./filling-client";

/** Candidates with a slot of the job, and seats at each time of the day. */
const CANDIDATES = 10_000;
const SEATS = 50;
const USER_BASE = 5_000_000;
const NOW = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";
const NUMBERS = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${CANDIDATES})`;

/** The oldest job made for the bench. */
const jobId = JOB_BASE + 1;
const inDays = (days: number) => todayInIndia(new Date(Date.now() + days * 86_400_000));
const FULL = { date: inDays(3), from: "10:00", to: "15:00", minutesEach: 30 };
const FREE = { date: inDays(4), from: "08:00", to: "20:00", minutesEach: 30 };

const newDay = ({ date, from, to, minutesEach }: typeof FULL) => ({
  sql: `insert into interview_days(job_id, date, "from", "to", minutes_each, seats, interviewer, place,
    offered_at) values (?, ?, ?, ?, ?, ${SEATS}, 'Meera Joshi', 'Ring Road 4, Surat', ${NOW})
    returning id`,
  args: [jobId, date, from, to, minutesEach],
});

const BOOKED = `status, seq, claim_id, price, slot_state, promised_by, guarantee_due_at, applied_at`;
const booked = (claim: string) => `'PAYMENT_CONFIRMED', 1, ${claim}, 199, 'confirmed',
  '2099-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z', ${NOW}`;

/**
 * A company whose job has 10,000 candidates with slots, 500 of them with the times of one day, and
 * another day that is free. The people with these phones are candidates, too.
 */
export async function fillDay(database: DatabaseAddress, phones: string[]) {
  const client = fillingClient(database);
  const quoted = phones.map((phone) => `'${phone}'`).join(", ");
  const write = async (...statements: Parameters<typeof client.batch>[0]) =>
    (await client.batch(statements, "write")).map(({ rows }) => Number(rows[0]?.id));
  const { companyId, token } = await newBenchCompany(client);
  await write(
    `update jobs set company_id = ${companyId}, company = 'Bench Kirana', closed_at = null,
      max_applicants = ${2 * CANDIDATES} where id = ${jobId}`,
  );
  await write(
    `${NUMBERS} insert into users(safety_word, id, phone, name, email, created_at)
      select 'KOYAL', ${USER_BASE} + i, 6100000000 + i, 'Person ' || i, 'd' || i || '@example.in', ${NOW} from n`,
    `${NUMBERS} insert into applications(user_id, job_id, ${BOOKED})
      select ${USER_BASE} + i, ${jobId}, ${booked("'day-' || i")} from n`,
    `insert into applications(user_id, job_id, ${BOOKED})
      select id, ${jobId}, ${booked("'day-' || phone")} from users
      where phone in (${quoted})`,
    `insert into application_history(application_id, seq, transition_id, status, at)
      select id, 1, claim_id, status, applied_at from applications where job_id = ${jobId}
      and claim_id like 'day-%'`,
  );
  const [fullId = 0, freeId = 0] = await write(newDay(FULL), newDay(FREE));
  const times = timesOf(FULL);
  const inserts = times.map(
    (at, index) => `${NUMBERS} insert into interviews(uid, application_id, day_id, at, minutes,
      interviewer, place, state, changed_at)
      select claim_id, id, ${fullId}, '${at}', 30, 'Meera Joshi', 'Ring Road 4, Surat', 'scheduled',
        ${NOW}
      from n join applications on claim_id = 'day-' || i
      where i > ${index * SEATS} and i <= ${(index + 1) * SEATS}`,
  );
  const interviewed = `id in (select application_id from interviews where day_id = ${fullId})`;
  await write(
    ...inserts,
    `update applications set status = 'INTERVIEW_SCHEDULED', seq = 2 where ${interviewed}`,
    `insert into application_history(application_id, seq, transition_id, status, at)
      select id, 2, claim_id || '-2', status, applied_at from applications where ${interviewed}`,
  );
  const choosers = await client.execute(
    `select a.id, u.phone from applications a join users u on u.id = user_id
      where job_id = ${jobId} and u.phone in (${quoted})`,
  );
  client.close();
  return {
    token,
    jobId,
    date: FULL.date,
    fullId,
    free: { dayId: freeId, times: timesOf(FREE) },
    applications: new Map(choosers.rows.map(({ id, phone }) => [String(phone), Number(id)])),
  };
}
