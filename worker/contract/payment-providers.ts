import type * as z from "zod";
import { razorpay } from "./razorpay";

/** The data that a payment provider sends us, in the provider's own names. */
interface ProviderContract {
  /** The name that candidates know. */
  name: string;
  /** The fields that the checkout returns through the browser. */
  signedFields: z.ZodObject;
  /** The name of the field with the order's id. */
  orderField: string;
  webhookHeader: z.ZodObject;
  /** The part of an event that we read. All other data is fetched from the provider. */
  webhookEvent: z.ZodType;
}

/** Keyed by the provider's name in settings and in the webhook's path. */
export const PAYMENT_PROVIDERS = { razorpay } as const satisfies Record<string, ProviderContract>;

export type PaymentProviderName = keyof typeof PAYMENT_PROVIDERS;

/** The payment provider if the settings name none. */
export const DEFAULT_PAYMENT_PROVIDER: PaymentProviderName = "razorpay";
