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
    amount_refunded: z.number().nullish(),
  })
  .transform((p) => ({
    id: p.id,
    orderId: p.order_id,
    status: p.status,
    amount: p.amount,
    currency: p.currency,
    method: p.method ?? null,
    createdAt: new Date(p.created_at * 1000).toISOString(),
    amountRefunded: p.amount_refunded ?? 0,
  }));
const listOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) });
const refund = z
  .object({
    id: z.string(),
    status: z.enum(["pending", "processed", "failed"]),
    amount: z.number(),
    receipt: z.string().nullish(),
  })
  .transform((r) => ({ ...r, receipt: r.receipt ?? null }));
const dispute = z
  .object({
    id: z.string(),
    payment_id: z.string(),
    status: z.string(),
    amount_deducted: z.number(),
  })
  .transform((d) => ({
    id: d.id,
    paymentId: d.payment_id,
    state: d.status,
    amountDeducted: d.amount_deducted,
  }));

/** Razorpay's orders, payments and refunds over HTTP with Basic auth. Amounts are paise. */
export function razorpay(settings: Settings): PaymentProvider {
  const base = `${settings.RAZORPAY_API_URL}/v1`;
  const credentials = btoa(`${settings.RAZORPAY_KEY_ID}:${settings.RAZORPAY_KEY_SECRET}`);
  function call<T>(
    shape: z.ZodType<T>,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<T> {
    const init = {
      method: body ? "POST" : "GET",
      headers: {
        Authorization: `Basic ${credentials}`,
        ...(body && { "Content-Type": "application/json" }),
        ...headers,
      },
      body: body && JSON.stringify(body),
    };
    return callProvider("Razorpay", base + path, init, shape);
  }

  return {
    async createOrder(receipt, amount, currency): Promise<ProviderOrder> {
      return call(order, "/orders", { amount, currency, receipt });
    },
    async findOrderByReceipt(receipt) {
      const path = `/orders?receipt=${encodeURIComponent(receipt)}`;
      const { items } = await call(listOf(order), path);
      return items[0] ?? null;
    },
    async paymentById(paymentId) {
      return call(payment, `/payments/${encodeURIComponent(paymentId)}`);
    },
    async disputeById(disputeId) {
      return call(dispute, `/disputes/${encodeURIComponent(disputeId)}`);
    },
    async paymentsOfOrder(orderId) {
      const path = `/orders/${encodeURIComponent(orderId)}/payments`;
      return (await call(listOf(payment), path)).items;
    },
    async refund(paymentId, idempotencyKey) {
      return call(
        refund,
        `/payments/${encodeURIComponent(paymentId)}/refund`,
        { speed: "normal", receipt: idempotencyKey },
        { "X-Refund-Idempotency": idempotencyKey },
      );
    },
    async refundById(paymentId, refundId) {
      const path = `/payments/${encodeURIComponent(paymentId)}/refunds/`;
      return call(refund, path + encodeURIComponent(refundId));
    },
    async refundsOf(paymentId) {
      const path = `/payments/${encodeURIComponent(paymentId)}/refunds`;
      return (await call(listOf(refund), path)).items;
    },
  };
}
