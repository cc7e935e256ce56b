import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { doorkeeper } from "./doorkeeper";
import { emailRoutes } from "./email";
import { faultRoutes, misbehave } from "./faults";
import { inboxRoutes } from "./inbox";
import { Journal } from "./journal";
import { phonePage } from "./phone-page";
import { basicAuth, orderRoutes } from "./razorpay/api";
import { checkoutRoutes } from "./razorpay/checkout";
import { dashboardRoutes } from "./razorpay/dashboard";
import { hostedRoutes } from "./razorpay/hosted";
import { Ledger } from "./razorpay/ledger";
import { disputeRoutes, paymentRoutes, refundRoutes } from "./razorpay/payments";
import { simRoutes } from "./razorpay/sim";
import { Webhooks } from "./razorpay/webhooks";
import { smsRoutes } from "./sms";
import type { SimulatorOptions } from "./types";

export type { SimulatorOptions } from "./types";

const HOST = "127.0.0.1";
const KEEP_ALIVE_MS = 120_000;

function razorpayRoutes(
  journal: Journal,
  webhooks: Webhooks,
  { productOrigin, razorpay: options }: SimulatorOptions,
  closing: AbortSignal,
) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const ledger = new Ledger(journal, options, webhooks);
  // The browser's doors come first: they have no secret to show, and faults are for the API.
  app.route("/", checkoutRoutes(ledger, productOrigin));
  app.route("/", hostedRoutes(ledger));
  app.route("/sim", simRoutes(ledger, webhooks));
  app.route("/sim", dashboardRoutes(ledger, webhooks));
  app.use("/v1/*", misbehave(journal, "payments", closing), basicAuth(options));
  app.route("/v1/orders", orderRoutes(ledger));
  app.route("/v1/payments", paymentRoutes(ledger));
  app.route("/v1/refunds", refundRoutes(ledger));
  app.route("/v1/disputes", disputeRoutes(ledger));
  return app;
}

/** SMS, email and payment providers on this computer, in the vendors' own wire formats. */
export async function startSimulators(
  options: SimulatorOptions,
): Promise<{ url: string; close(): Promise<void> }> {
  const closing = new AbortController();
  const journal = new Journal(options.journal);
  const webhooks = new Webhooks(journal, options.razorpay, closing.signal);
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(doorkeeper(options.productOrigin));
  app.route("/", phonePage(journal));
  app.route("/inbox", inboxRoutes(journal));
  app.route("/faults", faultRoutes(journal));
  app.use("/msg91/*", misbehave(journal, "sms", closing.signal));
  app.route("/msg91", smsRoutes(journal, options.msg91AuthKey));
  app.use("/resend/*", misbehave(journal, "email", closing.signal));
  app.route("/resend", emailRoutes(journal, options.resendApiKey));
  app.route("/razorpay", razorpayRoutes(journal, webhooks, options, closing.signal));
  app.onError((error, c) => {
    console.error(error);
    return c.json({ message: "The simulator failed." }, 500);
  });

  // The process may be a test's: its own Request and Response stay as they are.
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false }) as Server;
  // A caller that keeps its connections open must not find one closed just as it writes.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, HOST, () => {
      server.off("error", reject);
      resolve();
    });
  });
  // Only now: the holder of a busy port may be writing the same journal. Nothing has been served
  // yet, because connections are taken up after this turn of the event loop.
  try {
    journal.open();
  } catch (error) {
    server.close();
    throw error;
  }
  webhooks.wake();

  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${HOST}:${port}`,
    async close() {
      if (closing.signal.aborted) return;
      closing.abort();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      journal.close();
    },
  };
}
