import * as words from "~app/words/payment/payment-checkout";
import type { PaymentProviderName } from "../../worker/contract/payment-providers";
import type { CheckoutOrder, Listeners, OpenCheckout } from "./payment-steps";
import { razorpayCheckout } from "./razorpay-checkout";

/** The global object of each provider's script; undefined before the script has loaded. */
const CHECKOUTS: Record<PaymentProviderName, () => OpenCheckout | undefined> = {
  razorpay: razorpayCheckout,
};

/** The same limit as for every other request. */
const PATIENCE_MS = 30_000;

let loading: Promise<OpenCheckout> | undefined;

/**
 * Loads the provider's script once. A failed load is forgotten, so that the next press tries again:
 * also if the connection stalled or another server answered, such as a network's login page.
 */
function loadCheckout({ provider, scriptUrl }: CheckoutOrder): Promise<OpenCheckout> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement("script");
    // The nonce of the first page stays valid for as long as the document lives.
    script.nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
    script.src = scriptUrl;
    const end = () => {
      clearTimeout(timer);
      const open = CHECKOUTS[provider]();
      if (open) return resolve(open);
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

/**
 * Opens the provider's checkout. Rejects with an error whose message can be shown.
 *
 * @returns whether it is open: the page may have been left meanwhile
 */
export async function openCheckout(order: CheckoutOrder, on: Listeners): Promise<boolean> {
  const open = await loadCheckout(order);
  if (!on.isWanted()) return false;
  try {
    open(order, on);
    return true;
  } catch {
    throw new Error(words.notOpened);
  }
}
