import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { razorpaySettings } from "../../../worker/providers/razorpay-settings";
import { misbehave } from "../faults";
import type { PaymentSimulator } from "../payment-simulator";
import { basicAuth, orderRoutes } from "./api";
import { checkoutRoutes } from "./checkout";
import { dashboardRoutes } from "./dashboard";
import { hostedRoutes } from "./hosted";
import { RAZORPAY_KEYS } from "./keys";
import { Ledger } from "./ledger";
import { disputeRoutes, paymentRoutes, refundRoutes } from "./payments";
import { simRoutes } from "./sim";
import { Webhooks } from "./webhooks";

export const simulator: PaymentSimulator = {
  settings: (url) => ({
    RAZORPAY_API_URL: url,
    RAZORPAY_CHECKOUT_URL: `${url}/checkout.js`,
    ...RAZORPAY_KEYS,
  }),
  optionalSettings: ["RAZORPAY_WEBHOOK_SECRET_PREVIOUS"],
  doors: {
    scripts: ["/razorpay/checkout.js", "/razorpay/v1/checkout.js"],
    checkout: ["/razorpay/checkout/pay", "/razorpay/v1/checkout/embedded"],
  },
  open({ journal, settings, clock, productOrigin, webhookUrl, closing }) {
    const keys = razorpaySettings.parse(settings);
    const webhooks = new Webhooks(journal, keys, webhookUrl, clock, closing);
    const ledger = new Ledger(journal, keys, webhooks, clock);
    const routes = new Hono<{ Bindings: HttpBindings }>();
    // The checkout routes come first: browsers have no secret to send, and faults are only for the
    // API.
    routes.route("/", checkoutRoutes(ledger, productOrigin));
    routes.route("/", hostedRoutes(ledger));
    routes.route("/sim", simRoutes(ledger, webhooks));
    routes.route("/sim", dashboardRoutes(ledger, webhooks));
    routes.use("/v1/*", misbehave(journal, "payments", closing), basicAuth(keys));
    routes.route("/v1/orders", orderRoutes(ledger));
    routes.route("/v1/payments", paymentRoutes(ledger));
    routes.route("/v1/refunds", refundRoutes(ledger));
    routes.route("/v1/disputes", disputeRoutes(ledger));
    return { routes, wake: () => webhooks.wake() };
  },
};
