import * as z from "zod";
import { textLike } from "./values";

/** Far longer than Razorpay's ids: a longer value is refused before we call Razorpay. */
const NUMBER_MAX = 200;
const number = z.string().max(NUMBER_MAX);
const returned = (example: string) => number.min(1).meta({ examples: [example] });

/** The fields that Razorpay's checkout returns, and the events of its webhooks. */
export const razorpay = {
  name: "Razorpay",
  orderField: "razorpay_order_id",
  signedFields: z.object({
    razorpay_order_id: returned("order_R1a2B3c4D5e6F7"),
    razorpay_payment_id: returned("pay_R1a2B3c4D5e6F7"),
    razorpay_signature: returned("0f6c1d"),
  }),
  eventId: number.min(1),
  webhookHeader: z.object({
    "X-Razorpay-Signature": textLike("0f6c1d", "HMAC of the raw body"),
    "X-Razorpay-Event-Id": textLike("evt_R1a2B3c4D5e6F7"),
  }),
  webhookEvent: z.object({
    event: z
      .string()
      .max(100)
      .meta({ examples: ["payment.captured"] }),
    payload: z
      .object({
        payment: z.object({ entity: z.object({ order_id: number.nullish() }) }).optional(),
        order: z.object({ entity: z.object({ id: number }) }).optional(),
        refund: z.object({ entity: z.object({ payment_id: number }) }).optional(),
        dispute: z.object({ entity: z.object({ id: number }) }).optional(),
      })
      .optional(),
  }),
} as const;
