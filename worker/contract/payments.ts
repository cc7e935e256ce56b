import * as z from "zod";

export const createOrderInput = z.object({
  /** Paise, as a string of digits. */
  amount: z
    .string("Amount must be a string of paise")
    .regex(/^[1-9][0-9]{0,9}$/, "Amount must be a string of paise"),
  applicationId: z.coerce.number<number | string>().int().positive(),
});
export const createOrderOutput = z.object({
  id: z.string(),
  amount: z.number().int(),
  currency: z.string(),
});
export type Order = z.infer<typeof createOrderOutput>;

const providerText = z.string().min(1).max(200);
export const verifyPaymentInput = z.object({
  razorpay_order_id: providerText,
  razorpay_payment_id: providerText,
  razorpay_signature: providerText,
});
