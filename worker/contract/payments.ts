import * as z from "zod";
import * as words from "~worker/words/validation";
import { CURRENCY } from "../facts/money/fees";
import { PAYMENT_PROVIDERS, type PaymentProviderName } from "./payment-providers";
import { countLike, sentId, textLike } from "./values";

export const createOrderInput = z.object({
  amount: z
    .string({ error: () => words.amountWrong })
    .regex(/^[1-9][0-9]{0,9}$/, { error: () => words.amountWrong })
    .meta({ description: "Paise, as a string of digits", examples: ["19900"] }),
  applicationId: sentId,
});
export const createOrderOutput = z.object({
  id: textLike("order_R1a2B3c4D5e6F7"),
  amount: countLike(19_900, "Paise"),
  currency: textLike(CURRENCY),
});
export type Order = z.infer<typeof createOrderOutput>;

export const checkOrderInput = z.object({ applicationId: createOrderInput.shape.applicationId });

type SignedFields = z.infer<(typeof PAYMENT_PROVIDERS)[PaymentProviderName]["signedFields"]>;
const signedFields: z.ZodType<SignedFields, SignedFields>[] = Object.values(PAYMENT_PROVIDERS).map(
  (provider) => provider.signedFields,
);
/** The fields that the checkout returned, in the provider's names. */
export const verifyPaymentInput = signedFields.reduce((any, one) => any.or(one));

export const callbackQuery = z.object({ application: textLike("12") });
/** One payment as the provider's checkout needs it. */
interface PayableOrder {
  orderId: string;
  /** Paise. */
  amount: number;
  currency: string;
  description: string;
  payer: { phone: string; email: string | null; name: string | null };
  /** Where the hosted page sends the browser after a payment, and after a cancellation. */
  callbackUrl: string;
  cancelUrl: string;
}

/** The public part of the provider's checkout, for screens. */
export interface Checkout {
  provider: PaymentProviderName;
  /** The name that candidates know. */
  name: string;
  scriptUrl: string;
  /** The key with which the script opens an order: a public key, or a session of the order. */
  scriptKey(orderId: string): Promise<string>;
  /** The provider's own page, and the form fields that lead to it. */
  hostedPage(order: PayableOrder): Promise<{ url: string; fields: Record<string, string> }>;
}
