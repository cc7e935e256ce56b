import type { Order, Refund } from "../types";

/** An order as the provider sends it. */
export function orderOnWire({ autoCapture: _, ...order }: Order): Omit<Order, "autoCapture"> {
  return order;
}

/**
 * Whether a refund is processed depends only on the clock, so a restart in between changes nothing.
 */
export function refundOnWire(
  { processedAt, ...refund }: Refund,
  now: Date,
): Omit<Refund, "processedAt"> {
  return now.getTime() < processedAt || refund.status === "failed"
    ? refund
    : { ...refund, status: "processed", acquirer_data: { arn: "10000000000000" } };
}
