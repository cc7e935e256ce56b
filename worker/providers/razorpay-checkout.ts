import type { Checkout } from "../contract/payments";
import { razorpay } from "../contract/razorpay";
import { brand } from "../facts/brand";
import type { RazorpaySettings } from "./razorpay-settings";
import type { CheckoutOrigins } from "./types";

/** The URL of the checkout's script, and the form fields of Razorpay's own page. */
export function checkoutOf(settings: RazorpaySettings): Checkout {
  const publicKey = settings.RAZORPAY_KEY_ID;
  return {
    provider: "razorpay",
    name: razorpay.name,
    scriptKey: async () => publicKey,
    scriptUrl: settings.RAZORPAY_CHECKOUT_URL,
    hostedPage: async ({
      orderId,
      amount,
      currency,
      description,
      payer,
      callbackUrl,
      cancelUrl,
    }) => ({
      url: `${settings.RAZORPAY_API_URL}/v1/checkout/embedded`,
      fields: {
        key_id: publicKey,
        amount: String(amount),
        currency,
        order_id: orderId,
        name: brand.name,
        description,
        "prefill[contact]": `+91${payer.phone}`,
        "prefill[email]": payer.email ?? "",
        "prefill[name]": payer.name ?? "",
        callback_url: callbackUrl,
        cancel_url: cancelUrl,
      },
    }),
  };
}

/** The script comes from one origin, its frames and forms from another. */
export function originsOf(settings: RazorpaySettings): CheckoutOrigins {
  const scripts = new URL(settings.RAZORPAY_CHECKOUT_URL).origin;
  const pages = new URL(settings.RAZORPAY_API_URL).origin;
  return {
    scripts: [scripts],
    calls: [scripts, pages],
    frames: [scripts, pages],
    forms: [pages],
  };
}
