import type { InArgs } from "@libsql/client";
import { canTransition, type Status } from "../../../worker/facts/guarantee/statuses";
import { GUARANTEE_INVARIANTS } from "./guarantee-invariants";

/** Runs a statement on a database, local or remote. */
export type Ask = (
  statement: string,
  args?: InArgs,
) => Promise<Record<string, unknown>[] | ArrayLike<Record<string, unknown>>>;

// The people of the seed data have slots without a payment.
const OURS = "user_id not in (select id from users where phone like '600000____')";
const CONFIRMED = `('PAYMENT_CONFIRMED', 'INTERVIEW_SCHEDULED', 'INTERVIEW_1_SCHEDULED',
  'INTERVIEW_2_SCHEDULED', 'SELECTED')`;
const LIVE = "(a.slot_state = 'confirmed' or a.slot_state = 'held' and a.slot_expires_at > :now)";

/** Each statement finds the rows that violate an invariant; its key names the violation. */
const INVARIANTS: Record<string, string> = {
  "more claims than slots": `select j.id, j.max_applicants, count(*) claims from jobs j
    join applications a on a.job_id = j.id where ${LIVE} group by j.id
    having count(*) > j.max_applicants`,
  "someone holds two slots of one job": `select a.user_id, a.job_id from applications a
    where ${LIVE} group by a.user_id, a.job_id having count(*) > 1`,
  "a history with gaps": `select a.id, a.seq, a.status from applications a where ${OURS} and
    (a.seq <> (select count(*) from application_history where application_id = a.id)
    or a.seq <> (select max(seq) from application_history where application_id = a.id)
    or a.status <> (select status from application_history where application_id = a.id and seq = a.seq))`,
  "a stage nobody rests at": `select id, status, price from applications
    where status = 'TEST_COMPLETED' or status = 'TEST_PASSED' and price > 0`,
  "a paid stage without its slot": `select id, status, slot_state from applications
    where status in ${CONFIRMED} and slot_state <> 'confirmed'`,
  "a confirmed slot without its stage": `select id, status, closed_because from applications
    where slot_state = 'confirmed' and status not in ${CONFIRMED}
    and not (status = 'REJECTED' and (closed_because is null
      or closed_because in ('candidate_absent', 'not_proven', 'no_answer')
      or closed_because = 'candidate_cancelled' and exists (select 1 from interviews i
        where i.application_id = applications.id and i.state = 'held')))`,
  "a slot bought with nothing": `select a.id, a.status from applications a where ${OURS}
    and a.price > 0 and a.slot_state = 'confirmed'
    and not exists (select 1 from payments where application_id = a.id)
    and not exists (select 1 from credits where spent_on = a.id)`,
  "money kept for nothing": `select p.id, p.application_id from payments p where p.state = 'kept'
    and 1 <> (select count(*) from credits where payment_id = p.id and state = 'available')
      + (select count(*) from credits join applications a on a.id = spent_on
        where payment_id = p.id and a.slot_state = 'confirmed')
      + (select count(*) from applications a where a.id = p.application_id
        and a.slot_state = 'confirmed' and not exists (select 1 from credits where spent_on = a.id))`,
  "a credit for money that went back": `select c.id from credits c join payments p
    on p.id = payment_id where c.state = 'available' and p.state <> 'kept'`,
  "a free slot that is lost": `select c.id, a.id application, a.closed_because from credits c
    join applications a on a.id = c.spent_on where c.payment_id is null and a.slot_state <> 'confirmed'
    and not exists (select 1 from credits r where r.payment_id is null and r.application_id = a.id)`,
  "not as many free slots as staff gave": `select given, there from
    (select count(*) given from audit_log where action = 'application.credit'),
    (select count(*) there from credits where payment_id is null and state <> 'refunded')
    where given <> there`,
  "a refund that nobody pursues": `select id, state from payments
    where state in ('refund_due', 'refunding') and next_refund_at is null`,
  "a refund without its amount, or an amount without a refund": `select id, state, refund_amount
    from payments where (state = 'kept') <> (refund_amount is null)`,
  "an order that is paid and still asked about": `select receipt, checks from orders
    where state = 'paid' and next_check_at is not null`,
  "an order that waits for an answer nobody asks for": `select receipt, checks from orders
    where state = 'checking' and next_check_at is null`,
  "a graded test whose application stands still": `select a.id, a.status from applications a
    join attempts s on s.application_id = a.id where s.graded_at is not null
    and a.status in ('APPLIED', 'TEST_PENDING')`,
  "something said twice": `select kind, json_extract(payload, '$.applicationId') about, count(*)
    from outbox where kind in ('applied', 'passed', 'failed', 'confirmed', 'selected', 'rejected')
    group by 1, 2 having count(*) > 1`,
  ...GUARANTEE_INVARIANTS,
};

/** Statements that find unfinished work. They must find nothing when the product is idle. */
const UNFINISHED: Record<string, string> = {
  "a candidate was never told": `select outbox.id, kind from outbox where kind in ('applied',
    'passed', 'failed', 'confirmed', 'refund', 'refunded', 'credited', 'selected', 'rejected')
    and not exists (select 1 from notifications join user_notifications on notification_id = id
      where outbox_id = outbox.id)`,
  "a message never delivered": "select id, kind from outbox where handled_at is null",
  "a test never graded": `select application_id from attempts
    where graded_at is null and ends_at < :now`,
  "a lapsed hold never released": `select id from applications
    where slot_state = 'held' and slot_expires_at < :now`,
  "a refund never done":
    "select id, state from payments where state in ('refund_due', 'refunding')",
};

/** Descriptions of all rows that these statements find. */
export async function find(ask: Ask, wrongs: Record<string, string>, now: Date): Promise<string[]> {
  const problems: string[] = [];
  for (const [name, statement] of Object.entries(wrongs)) {
    const args: InArgs = statement.includes(":now") ? { now: now.toISOString() } : [];
    for (const row of Array.from(await ask(statement, args))) {
      problems.push(`${name}: ${JSON.stringify(row)}`);
    }
  }
  return problems;
}

/** Descriptions of all rows that violate an invariant; empty if there are none. */
export async function violations(ask: Ask, now: Date): Promise<string[]> {
  const steps = await ask(
    `select distinct h.status as "from", n.status as "to" from application_history h
      join application_history n on n.application_id = h.application_id and n.seq = h.seq + 1`,
  );
  const illegal = Array.from(steps)
    .filter((step) => !canTransition(step.from as Status, step.to as Status))
    .map((step) => `a move that is not in the table: ${JSON.stringify(step)}`);
  return [...illegal, ...(await find(ask, INVARIANTS, now))];
}

/** Descriptions of all unfinished work; empty when the product is idle. */
export const unfinished = (ask: Ask, now: Date) => find(ask, UNFINISHED, now);
