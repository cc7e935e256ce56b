import type { Attempt } from "../../../../db/payment/payments";
import type { ProviderPayment } from "../../../providers/types";

/** Rupees to paise. */
export const paise = (rupees: number) => rupees * 100;

/** The money has arrived, whatever the amount. `authorized` does not count: it is still pending. */
export function isCaptured(payment: ProviderPayment): boolean {
  return payment.status === "captured" || payment.status === "refunded";
}

/** The newest attempt on an unpaid order; the provider lists the newest first. */
export function attemptOf(payments: ProviderPayment[], orderId: string): Attempt | null {
  const [newest] = payments
    .filter((payment) => payment.orderId === orderId)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  if (!newest) return null;
  const state = newest.status === "failed" ? "failed" : "pending";
  return { state, id: newest.id, at: newest.createdAt };
}

interface Ordered {
  providerOrderId: string | null;
  amount: number;
  currency: string;
}

/** A payment may confirm the slot when it is captured and matches our order. */
export function canConfirm(payment: ProviderPayment, order: Ordered): boolean {
  return (
    payment.status === "captured" &&
    payment.orderId === order.providerOrderId &&
    matchesOrder(payment, order)
  );
}

/** Whether an order or a payment at the provider has our amount and currency. */
export function matchesOrder(
  total: { amount: number; currency: string },
  order: { amount: number; currency: string },
): boolean {
  return total.amount === order.amount && total.currency === order.currency;
}

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3_600;
const LAST_CHECK = 60;

/**
 * Seconds until the provider is asked about an order again: every minute at first, later every
 * hour, for six days in total (a payment can be authorised late); null when it is time to stop.
 */
export function nextCheckInSeconds(checks: number): number | null {
  if (checks < 10) return MINUTE_SECONDS;
  if (checks < 24) return HOUR_SECONDS / 2;
  return checks < LAST_CHECK ? HOUR_SECONDS * 4 : null;
}
