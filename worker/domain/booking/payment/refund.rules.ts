import { shareOf } from "../../../facts/money/refunds";
import type { ProviderDispute, ProviderRefund } from "../../../providers/types";

const WAITS_SECONDS = [60, 300, 1_800, 7_200];
const LONGEST_SECONDS = 21_600;

/**
 * Seconds until the provider is asked about a refund again. It never stops: the candidate must get
 * their money.
 */
export function nextAskInSeconds(askCount: number): number {
  return WAITS_SECONDS[askCount] ?? LONGEST_SECONDS;
}

/**
 * The idempotency key of a refund at the provider. A refund that the bank refused is over, so that
 * the next attempt gets a new key; every other retry uses the same one.
 */
export const refundKey = (providerPaymentId: string, attempt: number) =>
  `refund-${providerPaymentId}-${attempt}`;

interface Paid {
  amount: number;
  refundedElsewhere: number;
}

/**
 * Paise to refund for a share of a payment. The full share is the whole amount, whatever part was
 * refunded elsewhere already; a partial one is never more than what is left.
 */
export function refundAmountOf({ amount, refundedElsewhere }: Paid, share: number): number {
  const back = shareOf(amount, share);
  return back === amount ? amount : Math.min(back, amount - refundedElsewhere);
}

/** The provider's final states of a dispute. */
const DISPUTE_ENDS = ["won", "lost", "closed"];

/** Whether the payer's bank has yet to decide who gets the money. */
export const isDisputeOpen = ({ state }: ProviderDispute) => !DISPUTE_ENDS.includes(state);

const isLost = ({ state }: ProviderDispute) => state === "lost";

/** Paise that the payer's bank took back. */
export const takenByBank = (disputes: ProviderDispute[]): number =>
  disputes.filter(isLost).reduce((sum, { amountDeducted }) => sum + amountDeducted, 0);

/** The dispute to show, from a list with the oldest first: an open one, else the newest. */
export const shownDispute = (disputes: ProviderDispute[]) =>
  disputes.findLast(isDisputeOpen) ?? disputes.at(-1);

/** The dispute in which the bank took the rest. */
export const lastLost = (disputes: ProviderDispute[]) => disputes.findLast(isLost);

/** Paise of a due or completed refund; for a kept payment, the whole amount. */
export const storedRefundAmount = (payment: { amount: number; refundAmount: number | null }) =>
  payment.refundAmount ?? payment.amount;

/**
 * The existing refund with our key; else, if refunds made elsewhere add up to the whole amount, the
 * newest of them. A partial refund that staff made in the provider's dashboard is not ours.
 */
export function ourRefund(
  refunds: ProviderRefund[],
  key: string,
  amount: number,
): ProviderRefund | undefined {
  const good = refunds.filter(({ status }) => status !== "failed");
  const back = good.reduce((sum, refund) => sum + refund.amount, 0);
  return good.find(({ receipt }) => receipt === key) ?? (back >= amount ? good[0] : undefined);
}
