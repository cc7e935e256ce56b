import type { PaymentProviderName } from "../../worker/contract/payment-providers";

/** The order action's answer to script. */
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
  /** Whether the page is still shown: a checkout must not open over another one. */
  isWanted: () => boolean;
  onPaid: (payment: PaidOrder) => void;
  /** The candidate closed the checkout. */
  onDismiss: () => void;
}

export type OpenCheckout = (order: CheckoutOrder, on: Listeners) => void;
