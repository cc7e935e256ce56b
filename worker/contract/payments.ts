import * as z from "zod";
import { PAYMENT_PROVIDER } from "../facts/brand";
import * as words from "../words/en/validation";
import { countLike, textLike } from "./values";

export const CURRENCY = "INR";

/** What an order's id looks like in the API's description. */
const ORDER = "order_R1a2B3c4D5e6F7";

export const createOrderInput = z.object({
  amount: z
    .string(words.amountWrong)
    .regex(/^[1-9][0-9]{0,9}$/, words.amountWrong)
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
/** The field in which the checkout returns the order. */
export const SIGNED_ORDER = "razorpay_order_id";
export const verifyPaymentInput = z.object({
  [SIGNED_ORDER]: providerText(ORDER),
  razorpay_payment_id: providerText("pay_R1a2B3c4D5e6F7"),
  razorpay_signature: providerText("0f6c1d"),
});

export const callbackQuery = z.object({ application: textLike("12") });
/** The provider's own address, below `/webhooks`. */
export const WEBHOOK_PATH =
  `/${PAYMENT_PROVIDER.toLowerCase() as Lowercase<typeof PAYMENT_PROVIDER>}` as const;
export const webhookHeader = z.object({
  "X-Razorpay-Signature": textLike("0f6c1d", "HMAC of the raw body"),
  "X-Razorpay-Event-Id": textLike("evt_R1a2B3c4D5e6F7"),
});

/** The part of an event that is read. Everything else is fetched from the provider. */
export const webhookEvent = z.object({
  event: z
    .string()
    .max(100)
    .meta({ examples: ["payment.captured"] }),
  payload: z
    .object({
      payment: z.object({ entity: z.object({ order_id: z.string().nullish() }) }).optional(),
      order: z.object({ entity: z.object({ id: z.string() }) }).optional(),
      refund: z.object({ entity: z.object({ payment_id: z.string() }) }).optional(),
      dispute: z.object({ entity: z.object({ id: z.string() }) }).optional(),
    })
    .optional(),
});

/** What the provider's checkout needs of one payment. */
export interface PayableOrder {
  orderId: string;
  /** Paise. */
  amount: number;
  currency: string;
  description: string;
  payer: { phone: string; email: string | null; name: string | null };
  /** Where the hosted page sends the browser once it took a payment, and where it goes back. */
  callbackUrl: string;
  cancelUrl: string;
}

/** The provider's checkout, as far as screens need it. Nothing of it is secret. */
export interface Checkout {
  scriptUrl: string;
  publicKey: string;
  /** The provider's own page: a form with these fields leads there. */
  hostedPage(order: PayableOrder): { url: string; fields: Record<string, string> };
}
