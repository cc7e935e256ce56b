import { numberOf, rewrite } from "./fixtures";

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
