import { rewrite } from "./fixtures";

// What operators look after, written where it would have been.

/** So many more payments of an application, which went back. */
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
