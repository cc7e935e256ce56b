import * as z from "zod";
import { razorpay as contract } from "../contract/razorpay";
import { hmacMatches, type Secrets } from "../crypto";
import { callProvider, parsed } from "./call";
import { checkoutOf, originsOf } from "./razorpay-checkout";
import type { RazorpaySettings } from "./razorpay-settings";
import {
  type PaymentProvider,
  type ProviderDispute,
  ProviderError,
  type ProviderEvent,
  type RefusedEvent,
} from "./types";

/** Reads a webhook if its raw body is signed with the current or the previous secret. */
export async function readEvent(
  settings: RazorpaySettings,
  body: Uint8Array<ArrayBuffer>,
  headers: Headers,
): Promise<ProviderEvent | RefusedEvent> {
  const secrets: Secrets = [
    settings.RAZORPAY_WEBHOOK_SECRET,
    settings.RAZORPAY_WEBHOOK_SECRET_PREVIOUS,
  ];
  const signature = headers.get("X-Razorpay-Signature") ?? "";
  if (!(await hmacMatches(secrets, body, signature))) return { refusal: "bad_signature" };
  const id = contract.eventId.safeParse(headers.get("X-Razorpay-Event-Id"));
  if (!id.success) return { refusal: "malformed_json", cause: id.error };
  const result = contract.webhookEvent.safeParse(parsed(new TextDecoder().decode(body)));
  if (!result.success) return { refusal: "malformed_json", cause: result.error };
  const { event: name, payload } = result.data;
  return {
    id: id.data,
    name,
    orderId: payload?.order?.entity.id ?? payload?.payment?.entity.order_id ?? null,
    refundedPaymentId: payload?.refund?.entity.payment_id ?? null,
    disputeId: payload?.dispute?.entity.id ?? null,
  };
}

// Schemas that convert Razorpay's answers to our types. Amounts are paise.

export const order = z.object({ id: z.string(), amount: z.number(), currency: z.string() });
export const payment = z
  .object({
    id: z.string(),
    order_id: z.string().nullable(),
    // Any other state is treated as waiting, since the product acts only on the states above.
    status: z.enum(["created", "authorized", "captured", "refunded", "failed"]).catch("created"),
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
export const listOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) });
export const refund = z
  .object({
    id: z.string(),
    status: z.enum(["pending", "processed", "failed"]),
    amount: z.number(),
    receipt: z.string().nullish(),
  })
  .transform((r) => ({ ...r, receipt: r.receipt ?? null }));
export const dispute = z
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

/** Razorpay's page size, and the maximum number of disputes to search for one payment. */
const PAGE = 100;
const DISPUTES_MAX = 5_000;

/** Razorpay's orders, payments and refunds over HTTP with Basic auth. Amounts are paise. */
export function razorpay(settings: RazorpaySettings): PaymentProvider {
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
    return callProvider(contract.name, base + path, init, shape);
  }

  return {
    async createOrder(receipt, amount, currency, { jobId, applicationId, userId }) {
      // The dashboard shows these ids beside the payment. They are neither secret nor personal
      // data.
      const notes = {
        job: String(jobId),
        application: String(applicationId),
        person: String(userId),
      };
      return call(order, "/orders", { amount, currency, receipt, notes });
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
    async disputesSince(at) {
      const from = Math.floor(Date.parse(at) / 1000);
      const disputes: ProviderDispute[] = [];
      // Razorpay has no filter by payment.
      for (let skip = 0; skip < DISPUTES_MAX; skip += PAGE) {
        const path = `/disputes?count=${PAGE}&skip=${skip}&from=${from}`;
        const { items } = await call(listOf(dispute), path);
        disputes.push(...items);
        if (items.length < PAGE) return disputes;
      }
      throw new ProviderError("Razorpay has more disputes than are read");
    },
    async paymentsOfOrder(orderId) {
      const path = `/orders/${encodeURIComponent(orderId)}/payments`;
      return (await call(listOf(payment), path)).items;
    },
    async refund(paymentId, amount, idempotencyKey) {
      return call(
        refund,
        `/payments/${encodeURIComponent(paymentId)}/refund`,
        { ...(amount !== "rest" && { amount }), speed: "normal", receipt: idempotencyKey },
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
    readSignedPayment(fields) {
      const { success, data } = contract.signedFields.safeParse(fields);
      if (!success) return null;
      const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = data;
      return {
        orderId: razorpay_order_id,
        paymentId: razorpay_payment_id,
        signature: razorpay_signature,
      };
    },
    isGenuine: ({ orderId, paymentId, signature }) =>
      hmacMatches([settings.RAZORPAY_KEY_SECRET], `${orderId}|${paymentId}`, signature),
    readEvent: (body, headers) => readEvent(settings, body, headers),
    checkout: checkoutOf(settings),
    origins: originsOf(settings),
  };
}
