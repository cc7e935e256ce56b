import type { Settings } from "./settings";

/** What an answer allows that says nothing of its own: to be read, and nothing more. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";

/** What no page of ours uses, and no page may ask for in our name. */
const DENIED = ["browsing-topics", "camera", "display-capture", "geolocation", "hid"].concat([
  "microphone",
  "midi",
  "serial",
  "usb",
]);

/** The headers that every answer of the Worker bears. Files get theirs from `public/_headers`. */
export function secureHeaders(headers: Headers, settings: Settings): void {
  const checkout = new URL(settings.RAZORPAY_CHECKOUT_URL).origin;
  const provider = new URL(settings.RAZORPAY_API_URL).origin;
  if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", NOTHING);
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("Cross-Origin-Resource-Policy", "same-origin");
  // The checkout opens a bank's page in a window that has to find its way back.
  headers.set("Cross-Origin-Opener-Policy", "same-origin-allow-popups");
  headers.set(
    "Permissions-Policy",
    [
      ...DENIED.map((name) => `${name}=()`),
      "otp-credentials=(self)",
      `payment=(self "${checkout}" "${provider}")`,
    ].join(", "),
  );
  if (settings.PUBLIC_URL.startsWith("https:")) {
    headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  }
}
