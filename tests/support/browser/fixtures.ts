import { createClient } from "@libsql/client/http";
import { WORD_UNDO_MINUTES } from "../../../worker/facts/guarantee/guarantee";
import { type DayOptions, offerDayIn } from "../offered-days";
import type { Ask } from "../stress/invariants";
import { leaveUnusedIn } from "../unused-account";

// States that need time or bad luck are written to
// the database directly: no test can wait three days.

const PAST = "2026-01-02T04:00:00.000Z";

async function asking<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
  const database = createClient({ url: process.env.DATABASE_URL ?? "" });
  try {
    return await work(async (sql, args = []) => (await database.execute({ sql, args })).rows);
  } finally {
    database.close();
  }
}

export const rewrite = (sql: string, ...args: (string | number | null)[]) =>
  asking(async (ask) => void (await ask(sql, args)));

/** Offers an interview day for a job, as its company does. */
export const offerDay = (job: string, options: DayOptions = {}) =>
  asking((ask) => offerDayIn(ask, Number(job), options));

/** Makes an account look unused for so many days. */
export const leaveUnused = (phone: string, days: number) =>
  asking((ask) => leaveUnusedIn(ask, phone, days));

/** Cancels the newest interview day of a job. */
export const cancelNewestDay = (job: string) =>
  rewrite(
    `update interview_days set cancelled_at = ?1 where id =
      (select max(id) from interview_days where job_id = ?2)`,
    PAST,
    Number(job),
  );

/** Lets the interviews of a job begin in ten hours. */
export const bringNear = (job: string) =>
  rewrite(
    `update interviews set at = ?1 where application_id in
      (select id from applications where job_id = ?2)`,
    new Date(Date.now() + 10 * 3_600_000).toISOString(),
    Number(job),
  );

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const numberOf = (application: string) => Number(application.split("/").pop());

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

/** Makes the dates of an application look as if they had been set long ago. */
export const setLongAgo = (application: string) =>
  rewrite(
    "update interviews set date_set_at = ? where application_id = ?",
    PAST,
    numberOf(application),
  );

/** Sets the interviews of an application to held. */
export const hold = (application: string) =>
  rewrite(
    `update interviews set at = ?, state = 'held', evidence = 'code', settled_at = at
      where application_id = ? and state = 'scheduled'`,
    PAST,
    numberOf(application),
  );

/** Gives the company's result at once, without the time in which it can be taken back. */
export async function tell(application: string, result: "SELECTED" | "REJECTED"): Promise<void> {
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

/** Sets the state of an application's refund, for the full amount or for `paise`. */
export const refundIs = (
  application: string,
  state: "refund_due" | "refunding" | "refunded",
  paise: number | null = null,
) =>
  rewrite(
    `update payments set state = ?2, next_refund_at = null, refund_amount = coalesce(?3, amount),
      refund_due_at = coalesce(refund_due_at, ?4),
      refund_id = case ?2 when 'refund_due' then null else 'rfnd_R1a2B3c4D5e6F7' end,
      refunded_at = case ?2 when 'refunded' then refund_due_at end where application_id = ?1`,
    numberOf(application),
    state,
    paise,
    new Date().toISOString(),
  );

/** The candidate has begun to pay the open order, and the bank has not decided yet. */
export const beginPayment = (application: string) =>
  rewrite(
    `update orders set attempt_state = 'pending', attempt_payment_id = 'pay_R1a2B3c4D5e6F7',
      attempt_at = ?2, answered_at = ?2, next_check_at = null where application_id = ?1`,
    numberOf(application),
    new Date().toISOString(),
  );

/** Adds a second payment of the order, whose refund is due. */
export const payTwice = (application: string) =>
  rewrite(
    `insert into payments (provider_payment_id, receipt, application_id, amount, method, state,
      captured_at, refund_due_at) select provider_payment_id || '2', receipt, application_id, amount,
      method, 'refund_due', ?2, ?2 from payments where application_id = ?1`,
    numberOf(application),
    new Date().toISOString(),
  );

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

/** Moves an interview day to this date, without its interviews. */
export const dayIs = (day: number, date: string) =>
  rewrite("update interview_days set date = ? where id = ?", date, day);

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

/** Lets the interviews of an application begin in so many minutes. */
export const beginIn = (application: string, minutes: number) =>
  rewrite(
    "update interviews set at = ? where application_id = ?",
    new Date(Date.now() + minutes * 60_000).toISOString(),
    numberOf(application),
  );

/** Sets the state of an application's interviews and the company's statement. */
export const interviewIs = (
  application: string,
  { state = "scheduled", companyWord = null }: { state?: string; companyWord?: string | null },
) =>
  rewrite(
    `update interviews set state = ?2, company_word = ?3, company_word_at = ?4,
      settled_at = case ?2 when 'scheduled' then null else ?4 end where application_id = ?1`,
    // A statement of absence counts only when it can't be taken back any more.
    numberOf(application),
    state,
    companyWord,
    ago(WORD_UNDO_MINUTES + 1),
  );

/** Sets the interviews of an application at a venue, not by video call. */
export const isAt = (application: string, place: string) =>
  rewrite(
    "update interviews set link = null, place = ?2 where application_id = ?1",
    numberOf(application),
    place,
  );

/** Sets the time by which the company answers an application. */
export const answerBy = (application: string, at: string) =>
  rewrite("update applications set answer_by = ?2 where id = ?1", numberOf(application), at);

/** Ends an application for this reason. */
export const endedBecause = async (application: string, why: string) => {
  await tell(application, "REJECTED");
  await rewrite(
    "update applications set closed_because = ?2 where id = ?1",
    numberOf(application),
    why,
  );
};

/** Lets the promise of an interview end in a day. */
export const promiseEnds = (application: string) =>
  rewrite(
    "update applications set promised_by = ? where id = ?",
    new Date(Date.now() + 86_400_000).toISOString(),
    numberOf(application),
  );

/** Breaks the promise of an interview now. */
export const breakPromise = (application: string) =>
  rewrite(
    "update applications set promise_broken_at = ? where id = ?",
    new Date().toISOString(),
    numberOf(application),
  );

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
