import * as z from "zod";
import { DEFAULT_PAYMENT_PROVIDER } from "../contract/payment-providers";
import { razorpay } from "./razorpay";
import { razorpaySettings } from "./razorpay-settings";
import type { PaymentProvider } from "./types";

/** `PAYMENT_PROVIDER` selects the provider, and which settings it needs. */
export const paymentSettings = z.preprocess(
  (env: object) => ({ PAYMENT_PROVIDER: DEFAULT_PAYMENT_PROVIDER, ...env }),
  z.discriminatedUnion("PAYMENT_PROVIDER", [razorpaySettings]),
);

/** The selected payment provider. All code outside the provider's own files gets it here. */
export function paymentProvider(settings: z.infer<typeof paymentSettings>): PaymentProvider {
  switch (settings.PAYMENT_PROVIDER) {
    case "razorpay":
      return razorpay(settings);
  }
}
