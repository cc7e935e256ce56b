import { createClient } from "@libsql/client/http";
import type { Ask } from "../stress/invariants";
import { leaveUnusedIn } from "../unused-account";

// States that need time or bad luck are written to
// the database directly: no test can wait three days.

export const PAST = "2026-01-02T04:00:00.000Z";

export async function asking<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
  const database = createClient({ url: process.env.DATABASE_URL ?? "" });
  try {
    return await work(async (sql, args = []) => (await database.execute({ sql, args })).rows);
  } finally {
    database.close();
  }
}

export const rewrite = (sql: string, ...args: (string | number | null)[]) =>
  asking(async (ask) => void (await ask(sql, args)));

/** Makes an account look unused for so many days. */
export const leaveUnused = (phone: string, days: number) =>
  asking((ask) => leaveUnusedIn(ask, phone, days));

export const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

export const numberOf = (application: string) => Number(application.split("/").pop());

/** Lets the hold of an application lapse long ago. */
export const lapse = (application: string) =>
  rewrite("update applications set slot_expires_at = ? where id = ?", PAST, numberOf(application));

/** Ends the hold of an application now. */
export const endNow = (application: string) =>
  rewrite(
    "update applications set slot_expires_at = ? where id = ?",
    new Date().toISOString(),
    numberOf(application),
  );

/** Puts an application back to the state right after it reached this status. */
export async function backTo(application: string, status: string): Promise<void> {
  const id = numberOf(application);
  await rewrite(
    `delete from application_history where application_id = ?1 and seq >
      (select seq from application_history where application_id = ?1 and status = ?2)`,
    id,
    status,
  );
  await rewrite(
    `update applications set status = ?2, seq =
      (select max(seq) from application_history where application_id = ?1) where id = ?1`,
    id,
    status,
  );
}

/** All answers are stored, but the test is not graded. */
export async function ungrade(application: string): Promise<void> {
  const id = numberOf(application);
  await backTo(application, "TEST_COMPLETED");
  await rewrite("update attempts set score = null where application_id = ?", id);
}

/** The time of the test is over, but the test was not submitted. */
export const overrun = (application: string) =>
  rewrite("update attempts set ends_at = ? where application_id = ?", PAST, numberOf(application));

/** Gives the company's result at once, without the time in which it can be taken back. */
export async function publishResult(
  application: string,
  result: "SELECTED" | "REJECTED",
): Promise<void> {
  const id = numberOf(application);
  await rewrite(
    `insert into application_history (application_id, seq, transition_id, status, at)
      select id, seq + 1, 'result-' || id, ?2, ?3 from applications where id = ?1`,
    id,
    result,
    new Date().toISOString(),
  );
  await rewrite(
    `update applications set status = ?2, seq = seq + 1,
      result_note = (select comment from pending_results where application_id = ?1) where id = ?1`,
    id,
    result,
  );
}

/** Lets the login code of a phone expire. */
export const expireCode = (phone: string) =>
  rewrite("update otps set expires_at = ? where phone = ?", PAST, phone);

/** Sets the number of wrong codes for a phone. */
export const mistype = (phone: string, tries: number) =>
  rewrite("update otps set wrong_tries = ? where phone = ?", tries, phone);

/** Makes five codes sent to a phone in this hour. */
export const sendFive = (phone: string) =>
  rewrite(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 4)
      insert into otps (key, phone, code_hmac, expires_at, created_at)
      select key || i, phone, code_hmac, expires_at, created_at from otps, n where phone = ?`,
    phone,
  );

/** Sets a company to verified. */
export const verify = (company: number) =>
  rewrite("update companies set state = 'verified' where id = ?", company);

/** Adds so many other people with the same state as this application. */
export async function crowd(application: string, people: number): Promise<void> {
  const id = numberOf(application);
  await rewrite(
    `insert into users (safety_word, phone, name, created_at)
      with recursive other(n) as (select 1 union all select n + 1 from other where n < ?3)
      select 'KOYAL', printf('6%06d%03d', ?1, n), 'Tara Das ' || n, ?2 from other`,
    id,
    PAST,
    people,
  );
  await rewrite(
    `insert into applications
      (user_id, job_id, status, seq, claim_id, price, slot_state, slot_expires_at, applied_at,
        promised_by)
      select u.id, a.job_id, a.status, a.seq, 'crowd-' || u.phone, a.price, a.slot_state,
        a.slot_expires_at, a.applied_at, a.promised_by
      from applications a, users u where a.id = ?1 and u.phone like printf('6%06d___', ?1)`,
    id,
  );
  await rewrite(
    `insert into application_history (application_id, seq, transition_id, status, at)
      select other.id, h.seq, other.claim_id || '-' || h.seq, h.status, h.at
      from applications other, application_history h
      where h.application_id = ?1 and other.claim_id like printf('crowd-6%06d___', ?1)`,
    id,
  );
}

/** Gives a job to this company and verifies the company. */
export async function giveJob(job: string, company: number): Promise<void> {
  await verify(company);
  await rewrite("update jobs set company_id = ? where id = ?", company, Number(job));
}

/** Ends an application for this reason. */
export const endedBecause = async (application: string, why: string) => {
  await publishResult(application, "REJECTED");
  await rewrite(
    "update applications set closed_because = ?2 where id = ?1",
    numberOf(application),
    why,
  );
};

/** Adds a dead letter about an application. */
export async function deadLetter(application: string): Promise<void> {
  const letter = crypto.randomUUID();
  await rewrite(
    `insert into outbox (id, kind, payload, created_at, next_try_at)
      values (?, 'applied', json_object('applicationId', ?), ?, '2100-01-01T00:00:00.000Z')`,
    letter,
    numberOf(application),
    PAST,
  );
  const cause = "The SMS gateway timed out";
  await rewrite(
    "insert into dead_letters (outbox_id, at, cause) values (?, ?, ?)",
    letter,
    PAST,
    cause,
  );
}
