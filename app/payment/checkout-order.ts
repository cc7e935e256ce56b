import type { PaymentProviderName } from "../../worker/contract/payment-providers";

/** What the order action answers to script. */
export interface CheckoutOrder {
  provider: PaymentProviderName;
  orderId: string;
  amount: number;
  currency: string;
  scriptKey: string;
  scriptUrl: string;
  description: string;
}

/** A payment that the checkout reports as made. */
export interface PaidOrder {
  paymentId: string;
  /** For the server, which verifies them. */
  fields: Record<string, string>;
}

export interface Listeners {
  /** Whether the page that asked is still there: a checkout opens over no other. */
  isWanted: () => boolean;
  onPaid: (paid: PaidOrder) => void;
  /** The candidate closed the checkout. */
  onDismiss: () => void;
}

export type OpenCheckout = (order: CheckoutOrder, on: Listeners) => void;
