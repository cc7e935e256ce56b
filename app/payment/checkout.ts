import { brand } from "../../worker/facts/brand";

/** What the order action answers to script. */
export interface CheckoutOrder {
  orderId: string;
  amount: number;
  currency: string;
  keyId: string;
  scriptUrl: string;
  description: string;
}

/** What the provider hands over after a payment, in its own names. */
interface SignedFields {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/** A payment that the checkout took for made. */
export interface PaidOrder {
  paymentId: string;
  /** For the server, which finds out whether it counts. */
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

interface Checkout {
  open(): void;
}

declare global {
  interface Window {
    Razorpay?: new (options: CheckoutOptions) => Checkout;
  }
}

let loading: Promise<void> | undefined;

/** Loads the provider's script once. A failure is forgotten, so that the next press tries again. */
function loadScript(src: string): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    // The first page's nonce holds for as long as the document does.
    script.nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      loading = undefined;
      script.remove();
      reject(new Error("Failed to load payment gateway"));
    };
    document.head.appendChild(script);
  });
  return loading;
}

interface Listeners {
  onPaid: (paid: PaidOrder) => void;
  /** The candidate closed the checkout. */
  onDismiss: () => void;
}

/** Opens the provider's checkout. Rejects with words fit to show. */
export async function openCheckout(order: CheckoutOrder, on: Listeners): Promise<void> {
  await loadScript(order.scriptUrl);
  const failure = new Error("Failed to initialize payment");
  if (!window.Razorpay) throw failure;
  try {
    const checkout = new window.Razorpay({
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
    throw failure;
  }
}
