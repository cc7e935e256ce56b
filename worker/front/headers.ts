import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { paymentProvider } from "../providers/payments";
import type { Settings } from "../settings";

const middlewareBySettings = new WeakMap<Settings, MiddlewareHandler>();

/** Headers of every answer of the Worker. Files get theirs from `public/_headers`. */
export function securityHeaders(settings: Settings): MiddlewareHandler {
  const cachedMiddleware = middlewareBySettings.get(settings);
  if (cachedMiddleware) return cachedMiddleware;
  const middleware = secureHeaders({
    // Screens, files and documents set their own policy, which must stay.
    overwrite: false,
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    referrerPolicy: "strict-origin-when-cross-origin",
    // The checkout opens a bank's page in a window that must be able to return.
    crossOriginOpenerPolicy: "same-origin-allow-popups",
    strictTransportSecurity:
      settings.PUBLIC_URL.startsWith("https:") && "max-age=31536000; includeSubDomains",
    // First the features that our pages do not use, so that embedded pages can't request them; then
    // those that some pages use.
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
    // Headers that the policy replaces, or that current browsers ignore.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  middlewareBySettings.set(settings, middleware);
  return middleware;
}
