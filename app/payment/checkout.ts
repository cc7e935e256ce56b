import { brand } from "../../worker/facts/brand";
import * as words from "../words/en/payment/payment-checkout";

/** What the order action answers to script. */
export interface CheckoutOrder {
  orderId: string;
  amount: number;
  currency: string;
  keyId: string;
  scriptUrl: string;
  description: string;
}

/** What the provider answers after a payment, with its own field names. */
interface SignedFields {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/** A payment that the checkout reports as made. */
export interface PaidOrder {
  paymentId: string;
  /** For the server, which verifies them. */
  fields: Record<string, string>;
}

interface CheckoutOptions {
  key: string;
  order_id: string;
  amount: number;
  currency: string;
  name: string;
  description: string;
  prefill: Record<string, never>;
  theme: { color: string };
  handler: (signed: SignedFields) => void;
  modal: { ondismiss: () => void };
}

type CheckoutClass = new (options: CheckoutOptions) => { open(): void };

declare global {
  interface Window {
    Razorpay?: CheckoutClass;
  }
}

/** As long as a call of the page has. */
const PATIENCE_MS = 30_000;

let loading: Promise<CheckoutClass> | undefined;

/**
 * Loads the provider's script once. A failure is forgotten, so that the next press tries again: also
 * where the line fell silent, or somebody else answered, as a network does that wants a log-in first.
 */
function loadScript(src: string): Promise<CheckoutClass> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement("script");
    // The first page's nonce holds for as long as the document does.
    script.nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
    script.src = src;
    const end = () => {
      clearTimeout(timer);
      if (window.Razorpay) return resolve(window.Razorpay);
      loading = undefined;
      script.remove();
      reject(new Error(words.notLoaded));
    };
    const timer = setTimeout(end, PATIENCE_MS);
    script.onload = end;
    script.onerror = end;
    document.head.appendChild(script);
  });
  return loading;
}

interface Listeners {
  /** Whether the page that asked is still there: a checkout opens over no other. */
  isWanted: () => boolean;
  onPaid: (paid: PaidOrder) => void;
  /** The candidate closed the checkout. */
  onDismiss: () => void;
}

/** Opens the provider's checkout. Rejects with an error whose message can be shown. */
export async function openCheckout(order: CheckoutOrder, on: Listeners): Promise<void> {
  const Razorpay = await loadScript(order.scriptUrl);
  if (!on.isWanted()) return;
  try {
    const checkout = new Razorpay({
      key: order.keyId,
      order_id: order.orderId,
      amount: order.amount,
      currency: order.currency,
      name: brand.name,
      description: order.description,
      prefill: {},
      theme: { color: brand.themeColor },
      handler: (signed) =>
        on.onPaid({ paymentId: signed.razorpay_payment_id, fields: { ...signed } }),
      modal: { ondismiss: on.onDismiss },
    });
    checkout.open();
  } catch {
    throw new Error(words.notOpened);
  }
}
