import type * as z from "zod";
import { razorpay } from "./razorpay";

/** What a payment provider sends to the product, in its own names. */
interface ProviderContract {
  /** As candidates know it. */
  name: string;
  /** What its checkout returns through the browser. */
  signedFields: z.ZodObject;
  /** The one of these fields that names the order. */
  orderField: string;
  webhookHeader: z.ZodObject;
  /** The part of an event that is read. Everything else is fetched from the provider. */
  webhookEvent: z.ZodType;
}

/** By the name in settings and in the webhook's path. */
export const PAYMENT_PROVIDERS = { razorpay } as const satisfies Record<string, ProviderContract>;

export type PaymentProviderName = keyof typeof PAYMENT_PROVIDERS;

/** Whom candidates pay through where no setting names another. */
export const DEFAULT_PAYMENT_PROVIDER: PaymentProviderName = "razorpay";
