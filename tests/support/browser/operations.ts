import { rewrite } from "./fixtures";

// Data for the pages of operators, written to the database directly.

/** Adds so many refunded payments to an application. */
export const manyPayments = (application: number, count: number) =>
  rewrite(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?2)
      insert into payments (provider_payment_id, receipt, application_id, amount, method, state,
        captured_at, refund_amount, refund_due_at, refunded_at, refund_id)
      select provider_payment_id || 'x' || i, receipt, application_id, amount, method, 'refunded',
        captured_at, amount, captured_at, captured_at, 'rfnd_' || id || 'x' || i
      from payments, n where application_id = ?1 and state = 'kept'`,
    application,
    count,
  );

/** Adds a dead letter of this kind, given up just now. */
export async function letterDies(kind: string, cause: string): Promise<void> {
  const [id, at] = [`dead-${kind}-${cause}`, new Date().toISOString()];
  await rewrite(
    `insert into outbox (id, kind, payload, created_at, attempts) values (?, ?, '{}', ?, 7)
      on conflict do nothing`,
    id,
    kind,
    at,
  );
  await rewrite(
    "insert into dead_letters (outbox_id, at, cause) values (?, ?, ?) on conflict do nothing",
    id,
    at,
    cause,
  );
}

/** Adds an alert about a trouble, raised just now. */
export const alertStands = (trouble: string, text: string) =>
  rewrite(
    `insert into alerts (trouble, text, since, seen_at) values (?1, ?2, ?3, ?3)
      on conflict (trouble) where over_at is null do update set text = ?2`,
    trouble,
    text,
    new Date().toISOString(),
  );
