import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { paymentProvider } from "./providers/payments";
import type { Settings } from "./settings";

const made = new WeakMap<Settings, MiddlewareHandler>();

/** The headers that every answer of the Worker bears. Files get theirs from `public/_headers`. */
export function securityHeaders(settings: Settings): MiddlewareHandler {
  const known = made.get(settings);
  if (known) return known;
  const middleware = secureHeaders({
    // Screens, files and documents bear a policy of their own, which stays.
    overwrite: false,
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    referrerPolicy: "strict-origin-when-cross-origin",
    // The checkout opens a bank's page in a window that has to find its way back.
    crossOriginOpenerPolicy: "same-origin-allow-popups",
    strictTransportSecurity:
      settings.PUBLIC_URL.startsWith("https:") && "max-age=31536000; includeSubDomains",
    // What no page of ours uses, and no page may ask for in our name; then what some do.
    permissionsPolicy: {
      browsingTopics: false,
      camera: false,
      displayCapture: false,
      geolocation: false,
      hid: false,
      microphone: false,
      midi: false,
      serial: false,
      usb: false,
      otpCredentials: ["self"],
      payment: ["self", ...paymentProvider(settings).origins.frames],
    },
    // Old names of what the policy says, and of what no browser here asks about.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  made.set(settings, middleware);
  return middleware;
}
