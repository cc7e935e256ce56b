import { once } from "node:events";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { type Request as MiniflareRequest, Response as MiniflareResponse } from "miniflare";
import { buildErrorMessage, createServer as createViteServer, type ViteDevServer } from "vite";
import type { ScreensBuild } from "../worker/front/screens";
import type { Env, QueueMessage } from "../worker/settings";
import { type Served, type ServeOptions, startMiniflare } from "./miniflare";

type Worker = Required<ExportedHandler<Env, QueueMessage>>;
type IncomingRequest = Parameters<Worker["fetch"]>[0];

/** A batch in the format of the queue's forwarder. */
interface Forwarded {
  queue: string;
  messages: { id: string; timestamp: string; attempts: number; body: QueueMessage }[];
}

const context = {
  waitUntil: (work: Promise<unknown>) => void work.catch(console.error),
  passThroughOnException() {},
  props: {},
} as unknown as ExecutionContext;

/** Loads the Worker from its current sources; Vite reloads only edited modules. */
async function load(vite: ViteDevServer): Promise<Worker> {
  const { createWorker } = await vite.ssrLoadModule("/worker/front/worker.ts");
  return createWorker((await vite.ssrLoadModule("virtual:remix/server-build")) as ScreensBuild);
}

/**
 * Vite puts styles into the page where the built product links a file, so inline styles are
 * allowed.
 */
function allowPageStyles({ headers }: Response): void {
  const policy = headers.get("Content-Security-Policy");
  if (policy) {
    headers.set(
      "Content-Security-Policy",
      policy.replace("style-src", "style-src 'unsafe-inline'"),
    );
  }
}

/**
 * Runs a forwarded batch. Returns the retry options, by message id, of the messages to redeliver.
 */
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
 * Serves the product from its sources: an edited screen updates without a reload, and the next
 * request uses an edited rule. The bucket and the queue are Miniflare's.
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
  // standard input ends, before the launcher has stopped the other parts.
  process.env.CI = "true";
  const server = createServer();
  const vite = await createViteServer({
    clearScreen: false,
    logLevel: "warn",
    // Packages with a build per runtime load the one for workerd.
    ssr: { resolve: { externalConditions: ["workerd", "worker"] } },
    // Otherwise Vite discovers a screen's packages on its first request, and reloads the page.
    optimizeDeps: { entries: ["app/entry.client.tsx", "app/root.tsx", "app/routes/*.tsx"] },
    server: {
      middlewareMode: true,
      hmr: { server },
      // The API sets its own CORS headers.
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
