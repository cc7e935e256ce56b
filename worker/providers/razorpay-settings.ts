import * as z from "zod";

export const razorpaySettings = z.object({
  PAYMENT_PROVIDER: z.literal("razorpay"),
  RAZORPAY_API_URL: z.url(),
  RAZORPAY_CHECKOUT_URL: z.url(),
  RAZORPAY_KEY_ID: z.string().min(1),
  RAZORPAY_KEY_SECRET: z.string().min(1),
  RAZORPAY_WEBHOOK_SECRET: z.string().min(1),
  /** The previous secret, which signs the retries of older events. */
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: z.string().optional(),
});

export type RazorpaySettings = z.infer<typeof razorpaySettings>;
