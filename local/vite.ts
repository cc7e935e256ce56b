import { once } from "node:events";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { type Request as MiniflareRequest, Response as MiniflareResponse } from "miniflare";
import { buildErrorMessage, createServer as createViteServer, type ViteDevServer } from "vite";
import type { ScreensBuild } from "../worker/screens";
import type { Env, QueueMessage } from "../worker/settings";
import { type Served, type ServeOptions, startMiniflare } from "./miniflare";

type Worker = Required<ExportedHandler<Env, QueueMessage>>;
type IncomingRequest = Parameters<Worker["fetch"]>[0];

/** A batch as the queue's forwarder writes it. */
interface Forwarded {
  queue: string;
  messages: { id: string; timestamp: string; attempts: number; body: QueueMessage }[];
}

const context = {
  waitUntil: (work: Promise<unknown>) => void work.catch(console.error),
  passThroughOnException() {},
  props: {},
} as unknown as ExecutionContext;

/** The Worker as its sources say now: Vite loads anew what was edited, and nothing else. */
async function load(vite: ViteDevServer): Promise<Worker> {
  const { createWorker } = await vite.ssrLoadModule("/worker/worker.ts");
  return createWorker((await vite.ssrLoadModule("virtual:remix/server-build")) as ScreensBuild);
}

/** Vite keeps styles in the page where the built product links a file; only that is eased. */
function allowPageStyles({ headers }: Response): void {
  const policy = headers.get("Content-Security-Policy");
  if (policy) {
    headers.set(
      "Content-Security-Policy",
      policy.replace("style-src", "style-src 'unsafe-inline'"),
    );
  }
}

/** Runs a forwarded batch; answers the options of each message that has to come back, by id. */
async function consume(worker: Worker, env: Env, { queue, messages }: Forwarded) {
  const retries: Record<string, QueueRetryOptions> = {};
  const batch = {
    queue,
    messages: messages.map((message) => ({
      ...message,
      timestamp: new Date(message.timestamp),
      ack() {},
      retry(options: QueueRetryOptions = {}) {
        retries[message.id] = options;
      },
    })),
    ackAll() {},
    retryAll(options?: QueueRetryOptions) {
      for (const message of this.messages) message.retry(options);
    },
  };
  await worker.queue(batch as unknown as MessageBatch<QueueMessage>, env, context);
  return retries;
}

/**
 * Serves the product from its sources: an edited screen shows without a reload, an edited rule
 * answers the next request. The bucket and the queue are Miniflare's.
 */
export async function startVite(options: ServeOptions): Promise<Served> {
  const { miniflare, crashed } = await startMiniflare(
    options,
    {
      modules: [{ type: "ESModule", path: "local/queue-forwarder.js" }],
      serviceBindings: {
        async SOURCES(request: MiniflareRequest) {
          const batch = (await request.json()) as Forwarded;
          return MiniflareResponse.json(await consume(await load(vite), env, batch));
        },
      },
    },
    false,
  );
  let env: Env = {
    ...(await miniflare.getBindings<Env>()),
    SELF: {
      fetch: async (...call) =>
        (await load(vite)).fetch(new Request(...call) as IncomingRequest, env, context),
    },
  };
  // Remix starts more Vite servers inside this one. Outside CI they end the process as soon as
  // standard input ends, before the launcher has stopped the rest.
  process.env.CI = "true";
  const server = createServer();
  const vite = await createViteServer({
    clearScreen: false,
    logLevel: "warn",
    // Packages that differ by runtime give Node what they would give workerd.
    ssr: { resolve: { externalConditions: ["workerd", "worker"] } },
    // Else Vite finds the packages of a screen when it is first opened, and reloads the page.
    optimizeDeps: { entries: ["app/entry.client.tsx", "app/root.tsx", "app/routes/*.tsx"] },
    server: {
      middlewareMode: true,
      hmr: { server },
      // The API decides whom it answers.
      cors: false,
      watch: { ignored: ["**/.data/**", "**/build/**"] },
    },
  });
  const listener = getRequestListener(
    async (request) => {
      const worker = await load(vite);
      const response = await worker.fetch(request as IncomingRequest, env, context);
      allowPageStyles(response);
      return response;
    },
    {
      errorHandler(error) {
        const message = buildErrorMessage(error as Error, ["The sources do not run."]);
        vite.config.logger.error(message);
        return new Response(message, { status: 500 });
      },
    },
  );
  vite.middlewares.use(listener);
  server.on("request", vite.middlewares);
  await once(server.listen(options.port, "127.0.0.1"), "listening");
  return {
    crashed,
    async schedule() {
      const controller = { cron: "* * * * *", scheduledTime: Date.now(), noRetry() {} };
      await (await load(vite)).scheduled(controller as ScheduledController, env, context);
    },
    async moveClock(offsetSeconds) {
      env = { ...env, CLOCK_OFFSET_SECONDS: offsetSeconds };
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await vite.close();
      await miniflare.dispose();
    },
  };
}
