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
