import * as z from "zod";

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
