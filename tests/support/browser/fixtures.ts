import { createClient } from "@libsql/client/http";
import { WORD_UNDO_MINUTES } from "../../../worker/facts/guarantee";
import { type DayOptions, offerDayIn } from "../offered-days";
import type { Ask } from "../stress/invariants";
import { leaveUnusedIn } from "../unused-account";

// What only time or bad luck brings, written where it would have been: no test waits three days.

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

/** A day of a job, as its company offers it. */
export const offerDay = (job: string, options: DayOptions = {}) =>
  asking((ask) => offerDayIn(ask, Number(job), options));

/** The account of a phone was not used for so many days. */
export const leaveUnused = (phone: string, days: number) =>
  asking((ask) => leaveUnusedIn(ask, phone, days));

/** The newest day of a job is taken back. */
export const cancelNewestDay = (job: string) =>
  rewrite(
    `update interview_days set cancelled_at = ?1 where id =
      (select max(id) from interview_days where job_id = ?2)`,
    PAST,
    Number(job),
  );

/** The interviews of a job begin in ten hours. */
export const bringNear = (job: string) =>
  rewrite(
    `update interviews set at = ?1 where application_id in
      (select id from applications where job_id = ?2)`,
    new Date(Date.now() + 10 * 3_600_000).toISOString(),
    Number(job),
  );

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const numberOf = (application: string) => Number(application.split("/").pop());

/** The hold of an application ran out. */
export const lapse = (application: string) =>
  rewrite("update applications set slot_expires_at = ? where id = ?", PAST, numberOf(application));

/** The time of an application ends now. */
export const endNow = (application: string) =>
  rewrite(
    "update applications set slot_expires_at = ? where id = ?",
    new Date().toISOString(),
    numberOf(application),
  );

/** An application is where it was right after this move. */
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

/** The answers are in and nobody has looked at them. */
export async function ungrade(application: string): Promise<void> {
  const id = numberOf(application);
  await backTo(application, "TEST_COMPLETED");
  await rewrite("update attempts set score = null where application_id = ?", id);
}

/** The test's time ran out, and nobody handed it in. */
export const overrun = (application: string) =>
  rewrite("update attempts set ends_at = ? where application_id = ?", PAST, numberOf(application));

/** The dates of an application were set long ago. */
export const setLongAgo = (application: string) =>
  rewrite(
    "update interviews set date_set_at = ? where application_id = ?",
    PAST,
    numberOf(application),
  );

/** The interviews of an application took place. */
export const hold = (application: string) =>
  rewrite(
    `update interviews set at = ?, state = 'held', evidence = 'code', settled_at = at
      where application_id = ? and state = 'scheduled'`,
    PAST,
    numberOf(application),
  );

/** The company's result was sent, without the wait in which it can be taken back. */
export async function tell(application: string, result: "SELECTED" | "REJECTED"): Promise<void> {
  const id = numberOf(application);
  await rewrite(
    `insert into application_history (application_id, seq, transition_id, status, at)
      select id, seq + 1, 'result-' || id, ?2, ?3 from applications where id = ?1`,
    ...[id, result, new Date().toISOString()],
  );
  await rewrite(
    `update applications set status = ?2, seq = seq + 1,
      result_note = (select comment from pending_results where application_id = ?1) where id = ?1`,
    id,
    result,
  );
}

/** The money of an application, or so many paise of it, is on this part of its way back. */
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

/** Its candidate began to pay the open order, and the bank has not decided. */
export const beginPayment = (application: string) =>
  rewrite(
    `update orders set attempt_state = 'pending', attempt_payment_id = 'pay_R1a2B3c4D5e6F7',
      attempt_at = ?2, answered_at = ?2, next_check_at = null where application_id = ?1`,
    numberOf(application),
    new Date().toISOString(),
  );

/** Its order was paid once more: that money is on its way back. */
export const payTwice = (application: string) =>
  rewrite(
    `insert into payments (provider_payment_id, receipt, application_id, amount, method, state,
      captured_at, refund_due_at) select provider_payment_id || '2', receipt, application_id, amount,
      method, 'refund_due', ?2, ?2 from payments where application_id = ?1`,
    numberOf(application),
    new Date().toISOString(),
  );

/** The code that a phone was sent works no longer. */
export const expireCode = (phone: string) =>
  rewrite("update otps set expires_at = ? where phone = ?", PAST, phone);

/** So many wrong codes were typed for a phone. */
export const mistype = (phone: string, tries: number) =>
  rewrite("update otps set wrong_tries = ? where phone = ?", tries, phone);

/** A phone was sent five codes this hour. */
export const sendFive = (phone: string) =>
  rewrite(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 4)
      insert into otps (key, phone, code_hmac, expires_at, created_at)
      select key || i, phone, code_hmac, expires_at, created_at from otps, n where phone = ?`,
    phone,
  );

/** Staff found a company to be real. */
export const verify = (company: number) =>
  rewrite("update companies set state = 'verified' where id = ?", company);

/** A day of interviews is on this date, without its interviews. */
export const dayIs = (day: number, date: string) =>
  rewrite("update interview_days set date = ? where id = ?", date, day);

/** So many others stand where this application stands. */
export async function crowd(application: string, people: number): Promise<void> {
  const id = numberOf(application);
  await rewrite(
    `insert into users (safety_word, phone, name, created_at)
      with recursive other(n) as (select 1 union all select n + 1 from other where n < ?3)
      select 'KOYAL', printf('6%06d%03d', ?1, n), 'Tara Das ' || n, ?2 from other`,
    ...[id, PAST, people],
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

/** A job is this company's, which is verified. */
export async function giveJob(job: string, company: number): Promise<void> {
  await verify(company);
  await rewrite("update jobs set company_id = ? where id = ?", company, Number(job));
}

/** The interviews of an application begin so many minutes from now. */
export const beginIn = (application: string, minutes: number) =>
  rewrite(
    "update interviews set at = ? where application_id = ?",
    new Date(Date.now() + minutes * 60_000).toISOString(),
    numberOf(application),
  );

/** What is known of the interviews of an application. */
export const interviewIs = (
  application: string,
  { state = "scheduled", companyWord = null }: { state?: string; companyWord?: string | null },
) =>
  rewrite(
    `update interviews set state = ?2, company_word = ?3, company_word_at = ?4,
      settled_at = case ?2 when 'scheduled' then null else ?4 end where application_id = ?1`,
    // A word of absence counts once it can't be taken back.
    ...[numberOf(application), state, companyWord, ago(WORD_UNDO_MINUTES + 1)],
  );

/** The interviews of an application are at a place, and not by video call. */
export const isAt = (application: string, place: string) =>
  rewrite(
    "update interviews set link = null, place = ?2 where application_id = ?1",
    ...[numberOf(application), place],
  );

/** The company of an application answers by this time. */
export const answerBy = (application: string, at: string) =>
  rewrite("update applications set answer_by = ?2 where id = ?1", numberOf(application), at);

/** An application ended for this reason. */
export const endedBecause = async (application: string, why: string) => {
  await tell(application, "REJECTED");
  await rewrite(
    "update applications set closed_because = ?2 where id = ?1",
    ...[numberOf(application), why],
  );
};

/** The promise of an interview ends in a day. */
export const promiseEnds = (application: string) =>
  rewrite(
    "update applications set promised_by = ? where id = ?",
    new Date(Date.now() + 86_400_000).toISOString(),
    numberOf(application),
  );

/** The promise of an interview is broken now. */
export const breakPromise = (application: string) =>
  rewrite(
    "update applications set promise_broken_at = ? where id = ?",
    new Date().toISOString(),
    numberOf(application),
  );

/** A message about an application failed for good. */
export async function deadLetter(application: string): Promise<void> {
  const letter = crypto.randomUUID();
  await rewrite(
    `insert into outbox (id, kind, payload, created_at, next_try_at)
      values (?, 'applied', json_object('applicationId', ?), ?, '2100-01-01T00:00:00.000Z')`,
    ...[letter, numberOf(application), PAST],
  );
  const cause = "The SMS gateway timed out";
  await rewrite(
    "insert into dead_letters (outbox_id, at, cause) values (?, ?, ?)",
    ...[letter, PAST, cause],
  );
}
