import * as z from "zod";
import { countLike, textLike } from "./values";

export const CURRENCY = "INR";

/** What an order's id looks like in the API's description. */
const ORDER = "order_R1a2B3c4D5e6F7";

export const createOrderInput = z.object({
  amount: z
    .string("Amount must be a string of paise")
    .regex(/^[1-9][0-9]{0,9}$/, "Amount must be a string of paise")
    .meta({ description: "Paise, as a string of digits", examples: ["19900"] }),
  applicationId: z.coerce.number<number | string>().int().positive(),
});
export const createOrderOutput = z.object({
  id: textLike(ORDER),
  amount: countLike(19_900, "Paise"),
  currency: textLike(CURRENCY),
});
export type Order = z.infer<typeof createOrderOutput>;

export const checkOrderInput = z.object({ applicationId: createOrderInput.shape.applicationId });

const providerText = (example: string) =>
  z
    .string()
    .min(1)
    .max(200)
    .meta({ examples: [example] });
export const verifyPaymentInput = z.object({
  razorpay_order_id: providerText(ORDER),
  razorpay_payment_id: providerText("pay_R1a2B3c4D5e6F7"),
  razorpay_signature: providerText("0f6c1d"),
});

export const callbackQuery = z.object({ application: textLike("12") });
export const webhookHeader = z.object({
  "X-Razorpay-Signature": textLike("0f6c1d", "HMAC of the raw body"),
  "X-Razorpay-Event-Id": textLike("evt_R1a2B3c4D5e6F7"),
});
