import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { clockRoutes } from "./clock";
import { dnsRoutes } from "./dns";
import { doorkeeper } from "./doorkeeper";
import { emailRoutes } from "./email";
import { faultRoutes, misbehave } from "./faults";
import { inboxRoutes } from "./inbox";
import { Journal } from "./journal";
import { paymentSimulator } from "./payments";
import { phonePage } from "./phone-page";
import { smsRoutes } from "./sms";
import type { SimulatorOptions } from "./types";

export type { SimulatorOptions } from "./types";

const HOST = "127.0.0.1";
const KEEP_ALIVE_MS = 120_000;

/** Simulates the SMS, email, payment and DNS providers in the vendors' own wire formats. */
export async function startSimulators(
  options: SimulatorOptions,
): Promise<{ url: string; close(): Promise<void> }> {
  const closing = new AbortController();
  const journal = new Journal(options.journal);
  const { settings, productOrigin, webhooksUrl, clock } = options;
  const provider = settings.PAYMENT_PROVIDER;
  const { doors, open } = paymentSimulator(provider);
  const webhookUrl = `${webhooksUrl}/${provider}`;
  const around = { journal, settings, clock, productOrigin, webhookUrl, closing: closing.signal };
  const payments = open(around);
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(doorkeeper(productOrigin, doors));
  app.route("/", phonePage(journal, provider));
  app.route("/inbox", inboxRoutes(journal));
  app.route("/faults", faultRoutes(journal));
  app.route("/clock", clockRoutes(clock, payments.wake));
  app.use("/msg91/*", misbehave(journal, "sms", closing.signal));
  app.route("/msg91", smsRoutes(journal, settings.MSG91_AUTH_KEY, clock));
  app.use("/resend/*", misbehave(journal, "email", closing.signal));
  app.route("/resend", emailRoutes(journal, settings.RESEND_API_KEY, clock));
  app.use("/dns/query", misbehave(journal, "dns", closing.signal));
  app.route("/dns", dnsRoutes(journal));
  app.route(`/${provider}`, payments.routes);
  app.onError((error, c) => {
    console.error(error);
    return c.json({ message: "The simulator failed." }, 500);
  });

  // This may be a test's process, so the global Request and Response must stay as they are.
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false }) as Server;
  // Keeps idle connections open longer than callers do, so that none closes just as a caller
  // writes.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, HOST, () => {
      server.off("error", reject);
      resolve();
    });
  });
  // Opened only now, because the process on a busy port may be writing the same journal. Nothing
  // has been served yet: the event loop accepts connections only after this turn.
  try {
    journal.open();
  } catch (error) {
    server.close();
    throw error;
  }
  payments.wake();

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
