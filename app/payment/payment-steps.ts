import * as words from "~app/words/payment/payment-checkout";
import type { PaymentProviderName } from "../../worker/contract/payment-providers";

/** What the pay button knows of a payment. */
export interface Payment {
  /** The provider's checkout: its script is being loaded, or it stands over the page. */
  checkout?: "loading" | "open";
  /** What the checkout reported last. */
  paid?: PaidOrder;
  /** The id of a payment for which the bank has not answered. */
  checking?: string;
  /** The text of the dialog over the page, until it is closed. */
  problem?: string;
}

export type PaymentStep =
  | { step: "pressed" | "ordered" | "undecided" | "closed" }
  | { step: "opened"; isOpen: boolean }
  | { step: "paid"; paid: PaidOrder }
  | { step: "refused"; problem: string };

/** The payment after a step of its person, the checkout or the server. */
export function afterStep(payment: Payment, one: PaymentStep): Payment {
  switch (one.step) {
    case "pressed":
    case "closed":
      return { ...payment, problem: undefined };
    case "ordered":
      return { ...payment, checkout: "loading" };
    case "opened":
      // A checkout may have answered before its opening is known.
      return { ...payment, checkout: payment.checkout && one.isOpen ? "open" : undefined };
    case "paid":
      return { ...payment, checkout: undefined, paid: one.paid };
    case "refused":
      return { ...payment, checking: undefined, problem: one.problem };
    case "undecided": {
      const checking = payment.paid?.paymentId;
      // Told once, although the server is asked several times.
      if (!checking || checking === payment.checking) return payment;
      return { ...payment, checking, problem: words.checkingPayment(checking) };
    }
  }
}

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
