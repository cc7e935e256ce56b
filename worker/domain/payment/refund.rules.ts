import { shareOf } from "../../facts/refunds";
import type { ProviderDispute, ProviderRefund } from "../../providers/types";

const WAITS_SECONDS = [60, 300, 1_800, 7_200];
const LONGEST_SECONDS = 21_600;

/** Seconds until the provider is asked about a refund again. It never stops: it is their money. */
export function nextAskInSeconds(asks: number): number {
  return WAITS_SECONDS[asks] ?? LONGEST_SECONDS;
}

/**
 * The provider's idempotency key of a refund. A refund that the bank refused is over and the next
 * try is another one; everything else repeats the same.
 */
export const refundKey = (providerPaymentId: string, attempt: number) =>
  `refund-${providerPaymentId}-${attempt}`;

interface Paid {
  amount: number;
  refundedElsewhere: number;
}

/**
 * Paise that go back for a share of a payment: for all of it what came in, whatever part of that has
 * gone back without us already, and for a part of it never more than is left.
 */
export function refundAmountOf({ amount, refundedElsewhere }: Paid, share: number): number {
  const back = shareOf(amount, share);
  return back === amount ? amount : Math.min(back, amount - refundedElsewhere);
}

/** How a dispute ends, in the provider's words. */
const DISPUTE_ENDS = ["won", "lost", "closed"];

/** Whether the payer's bank still decides who has the money. */
export const isDisputeOpen = ({ state }: ProviderDispute) => !DISPUTE_ENDS.includes(state);

const isLost = ({ state }: ProviderDispute) => state === "lost";

/** Paise that the payer's bank took back. */
export const takenByBank = (disputes: ProviderDispute[]): number =>
  disputes.filter(isLost).reduce((sum, { amountDeducted }) => sum + amountDeducted, 0);

/** Of a payment's disputes, oldest first, the one to show: an open one, else the newest. */
export const shownDispute = (disputes: ProviderDispute[]) =>
  disputes.findLast(isDisputeOpen) ?? disputes.at(-1);

/** The dispute by which the bank took what was left. */
export const lastLost = (disputes: ProviderDispute[]) => disputes.findLast(isLost);

/** Paise of a refund that is due or done; of a payment that is kept, all of it. */
export const storedRefundAmount = (payment: { amount: number; refundAmount: number | null }) =>
  payment.refundAmount ?? payment.amount;

/**
 * Of the refunds that exist the one with our key; else, where others gave back all of the amount,
 * their newest. A refund of a part that staff made in the provider's dashboard is not ours.
 */
export function ourRefund(
  made: ProviderRefund[],
  key: string,
  amount: number,
): ProviderRefund | undefined {
  const good = made.filter(({ status }) => status !== "failed");
  const back = good.reduce((sum, refund) => sum + refund.amount, 0);
  return good.find(({ receipt }) => receipt === key) ?? (back >= amount ? good[0] : undefined);
}
