import * as z from "zod";
import type { Settings } from "../settings";
import { callProvider } from "./call";
import type { PaymentProvider, ProviderOrder } from "./types";

const order = z.object({ id: z.string(), amount: z.number(), currency: z.string() });
const payment = z
  .object({
    id: z.string(),
    order_id: z.string().nullable(),
    status: z.string(),
    amount: z.number(),
    currency: z.string(),
    method: z.string().nullish(),
    created_at: z.number(),
  })
  .transform((p) => ({
    id: p.id,
    orderId: p.order_id,
    status: p.status,
    amount: p.amount,
    currency: p.currency,
    method: p.method ?? null,
    createdAt: new Date(p.created_at * 1000).toISOString(),
  }));
const refund = z.object({ id: z.string(), status: z.enum(["pending", "processed", "failed"]) });

/** Razorpay's orders, payments and refunds over HTTP with Basic auth. Amounts are paise. */
export function razorpay(settings: Settings): PaymentProvider {
  const base = `${settings.RAZORPAY_API_URL}/v1`;
  const credentials = btoa(`${settings.RAZORPAY_KEY_ID}:${settings.RAZORPAY_KEY_SECRET}`);
  const call = (path: string, body?: object, headers: Record<string, string> = {}) =>
    callProvider("Razorpay", base + path, {
      method: body ? "POST" : "GET",
      headers: {
        Authorization: `Basic ${credentials}`,
        ...(body && { "Content-Type": "application/json" }),
        ...headers,
      },
      body: body && JSON.stringify(body),
    });

  return {
    async createOrder(receipt, amount, currency): Promise<ProviderOrder> {
      return order.parse(await call("/orders", { amount, currency, receipt }));
    },
    async findOrderByReceipt(receipt) {
      const found = z
        .object({ items: z.array(order) })
        .parse(await call(`/orders?receipt=${encodeURIComponent(receipt)}`));
      return found.items[0] ?? null;
    },
    async paymentsOfOrder(orderId) {
      const found = z
        .object({ items: z.array(payment) })
        .parse(await call(`/orders/${encodeURIComponent(orderId)}/payments`));
      return found.items;
    },
    async refund(paymentId, idempotencyKey) {
      return refund.parse(
        await call(
          `/payments/${encodeURIComponent(paymentId)}/refund`,
          { speed: "normal", receipt: idempotencyKey },
          { "X-Refund-Idempotency": idempotencyKey },
        ),
      );
    },
    async refundById(paymentId, refundId) {
      const path = `/payments/${encodeURIComponent(paymentId)}/refunds/`;
      return refund.parse(await call(path + encodeURIComponent(refundId)));
    },
    async refundsOf(paymentId) {
      const found = z
        .object({ items: z.array(refund) })
        .parse(await call(`/payments/${encodeURIComponent(paymentId)}/refunds`));
      return found.items;
    },
  };
}
