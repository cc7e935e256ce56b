import type { PaymentProviderName } from "../../worker/contract/payment-providers";
import * as words from "../words/en/payment/payment-checkout";
import type { CheckoutOrder, Listeners, OpenCheckout } from "./checkout-order";
import { razorpayCheckout } from "./razorpay-checkout";

/** What each provider's script has put into the page; undefined where the script is not there. */
const CHECKOUTS: Record<PaymentProviderName, () => OpenCheckout | undefined> = {
  razorpay: razorpayCheckout,
};

/** As long as a call of the page has. */
const PATIENCE_MS = 30_000;

let loading: Promise<OpenCheckout> | undefined;

/**
 * Loads the provider's script once. A failure is forgotten, so that the next press tries again: also
 * where the line fell silent, or somebody else answered, as a network does that wants a log-in first.
 */
function loadCheckout({ provider, scriptUrl }: CheckoutOrder): Promise<OpenCheckout> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement("script");
    // The first page's nonce holds for as long as the document does.
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
 * @returns whether it is open: nobody may want it any more
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
