import type { Client } from "@libsql/client/http";
import type { DatabaseAddress } from "../../local/database";
import { fillByPay } from "./fill-by-pay";
import { fillingClient } from "./filling-client";

// Fills a seeded database in SQL. The seed's jobs, people and tests are the patterns.

/** Ids of the rows made here begin above those of the seed. */
export const JOB_BASE = 10_000;
const USER_BASE = 10_000;
const NOTIFICATION_BASE = 10_000;
const JOBS_PER_USER = 10;
const CLAIMS_PER_JOB = 10;
/** A call of the client may take 10 seconds, also on a busy machine. */
const JOBS_AT_ONCE = 2_000;
const ROWS_AT_ONCE = 10_000;

const NOW = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";
const numbers = (from: number, to: number) =>
  `with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${to})`;

async function inSteps(
  client: Client,
  size: number,
  step: number,
  statement: (numbers: string) => string,
) {
  for (let from = 1; from <= size; from += step) {
    await client.execute(statement(numbers(from, Math.min(from + step - 1, size))));
  }
}

/**
 * `size` jobs, and as many applications, saved jobs, notifications and messages, with a person for
 * every ten of each. One job in ten is closed; one in twenty has a Hindi title; two in all are for
 * a "xylographer". The newest tenth of the jobs has ten applications each.
 */
export async function fill(database: DatabaseAddress, size: number): Promise<void> {
  const client = fillingClient(database);
  const people = size / JOBS_PER_USER;
  const patterns = Number((await client.execute("select max(id) from jobs")).rows[0]?.[0]);
  const person = `${USER_BASE} + (i * 7) % ${people}`;
  const run = (step: number, statement: (numbers: string) => string) =>
    inSteps(client, size, step, statement);

  await inSteps(
    client,
    people,
    ROWS_AT_ONCE,
    (n) => `${n} insert into users(safety_word, id, phone, name, email, dob, gender, created_at)
      select 'KOYAL', ${USER_BASE - 1} + i, 7000000000 + i, 'Person ' || i, 'p' || i || '@example.in',
        '1999-08-15', 'FEMALE', ${NOW} from n`,
  );
  await fillByPay(client, JOB_BASE, () =>
    run(
      JOBS_AT_ONCE,
      (
        n,
      ) => `${n} insert into jobs(id, title, company, company_id, listed_as, monthly_pay, location, application_price, max_applicants,
        job_detail, category, preparation, closed_at, created_at)
      select ${JOB_BASE} + i,
        iif(i % 20 = 7, 'शिक्षक ', '') || job.title ||
          iif(i in (${size / 2}, ${size / 4}), ' Xylographer', ''),
        job.company || ' ' || (i % 997), job.company_id,
        (select json_group_array(value) from
          (select value from json_each(job.listed_as) where value not like 'place=%'
          union all select value from json_each(place.listed_as) where value like 'place=%')),
        job.monthly_pay,
        place.location || iif(i % 3 = 0, '', ', Sector ' || (i % 150)),
        iif(i % 7 = 0, 0, 199), 40,
        json_set(job.job_detail, '$.Reference', json_array('PK' || i)), job.category,
        job.preparation, iif(i % 10 = 3, ${NOW}, null),
        strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (${size} - i) || ' seconds')
      from n join jobs as job on job.id = 1 + (i * 7919) % ${patterns}
        join jobs as place on place.id = 1 + (i * 5 + i / 13) % ${patterns}`,
    ),
  );
  await run(
    ROWS_AT_ONCE,
    (n) => `${n} insert into assessments(job_id, duration_minutes, pass_mark, questions)
      select ${JOB_BASE} + i, 10, 50, '[{"prompt":"2 + 2?","options":["3","4"],"answer":1}]' from n`,
  );
  await run(
    ROWS_AT_ONCE,
    (n) => `${n} insert into applications(user_id, job_id, status, seq, claim_id, price, slot_state,
        slot_expires_at, applied_at)
      select ${person}, ${JOB_BASE} + ${size} - i / ${CLAIMS_PER_JOB}, 'TEST_PENDING', 1,
        'bench-' || i, 199, case i % 3 when 0 then 'confirmed' when 1 then 'held' else 'released' end,
        iif(i % 3 = 1, '2099-01-01T00:00:00.000Z', null), ${NOW} from n`,
  );
  await run(
    ROWS_AT_ONCE,
    (n) => `${n} insert into application_history(application_id, seq, transition_id, status, at)
      select id, 1, claim_id, status, applied_at from n
      join applications on claim_id = 'bench-' || i`,
  );
  await run(
    ROWS_AT_ONCE,
    (n) => `${n} insert into saved_jobs(user_id, job_id, created_at)
      select ${person}, ${JOB_BASE} + i, ${NOW} from n`,
  );
  await run(
    ROWS_AT_ONCE,
    (n) => `${n} insert into outbox(id, kind, payload, created_at, handled_at)
      select 'bench-' || i, 'applied', '{}', ${NOW}, ${NOW} from n`,
  );
  await run(
    ROWS_AT_ONCE,
    (n) => `${n} insert into notifications(id, outbox_id, title, body, created_at)
      select ${NOTIFICATION_BASE} + i, 'bench-' || i, 'Test link ready',
        'Your screening test is ready. It takes less than 15 minutes.', ${NOW} from n`,
  );
  await run(
    ROWS_AT_ONCE,
    (n) => `${n} insert into user_notifications(user_id, notification_id, read_at)
      select ${person}, ${NOTIFICATION_BASE} + i, iif(i % 2, ${NOW}, null) from n`,
  );
  // Their words are those of the seed's jobs, which the schedule has read already.
  await run(
    ROWS_AT_ONCE,
    (n) => `${n} delete from job_words_due where id in (select ${patterns} + i from n)`,
  );
  client.close();
}

/** Gives a candidate more than one page in every list: 60 rows of each, from the newest. */
export async function makeBusy(
  database: DatabaseAddress,
  phone: string,
  size: number,
): Promise<void> {
  const client = fillingClient(database);
  const n = numbers(1, 60);
  const user = `(select id from users where phone = '${phone}')`;
  await client.batch(
    [
      `${n} insert into applications(user_id, job_id, status, seq, claim_id, price, slot_state, applied_at)
        select ${user}, ${JOB_BASE} + ${size} - i * 3, 'TEST_FAILED', 1, '${phone}-' || i, 199,
          'released', ${NOW} from n`,
      `insert into application_history(application_id, seq, transition_id, status, at)
        select id, 1, claim_id, status, applied_at from applications where user_id = ${user}`,
      `${n} insert into saved_jobs(user_id, job_id, created_at)
        select ${user}, ${JOB_BASE} + ${size} - i * 3, ${NOW} from n`,
      `${n} insert into user_notifications(user_id, notification_id, read_at)
        select ${user}, ${NOTIFICATION_BASE} + ${size} - i, iif(i % 2, ${NOW}, null) from n`,
    ],
    "write",
  );
  client.close();
}
