import { AsyncLocalStorage } from "node:async_hooks";
import { appendFileSync, copyFileSync, mkdtempSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { format } from "node:util";
import { Clock } from "../../../local/clock";
import { freePort } from "../../../local/ports";
import { startSimulators } from "../../../local/simulators/server";
import { type Env, type QueueMessage, readSettings } from "../../../worker/settings";
import { ALERTS, DATABASE, PRODUCT, SCHEDULE, SIMULATORS, TEST_DATABASE } from "./addresses";
import { memoryBucket } from "./bucket";
import { openDoor } from "./doors";
import { LibsqlServer } from "./libsql-server";
import { memoryQueue } from "./queue";

type Worker = Required<ExportedHandler<Env, QueueMessage>>;
type Incoming = Parameters<Worker["fetch"]>[0];

interface Options {
  /** A database with the schema and seed data; the product gets a copy. */
  template: string;
  settings: Record<string, string>;
  /** The file to which the Worker's log is appended. */
  log: string;
}

const CONTENT_TYPES: Record<string, string> = {
  css: "text/css",
  js: "text/javascript",
  png: "image/png",
  svg: "image/svg+xml",
  webmanifest: "application/manifest+json",
};

/** The built Worker. It has no shared cache here: the tests on the real runtime cover the cache. */
async function builtWorker(): Promise<Worker> {
  Object.assign(globalThis, { caches: { default: undefined } });
  const built = await import(/* @vite-ignore */ resolve("build/server/index.js"));
  return built.default as Worker;
}

/** Writes the Worker's log to its file; the log of the tests is not changed. */
function logOfWorker(file: string) {
  const inside = new AsyncLocalStorage<true>();
  for (const name of ["log", "warn", "error"] as const) {
    const write = console[name].bind(console);
    console[name] = (...said: unknown[]) => {
      if (inside.getStore()) appendFileSync(file, `${format(...said)}\n`);
      else write(...said);
    };
  }
  return <T>(work: () => T): T => inside.run(true, work);
}

async function buildFile(request: Request | URL | string): Promise<Response> {
  const { pathname } = new URL(request instanceof Request ? request.url : request);
  const type = CONTENT_TYPES[pathname.split(".").at(-1) ?? ""];
  try {
    if (!type) return new Response(null, { status: 404 });
    const headers = { "Content-Type": type };
    return new Response(readFileSync(join("build/client", pathname)), { headers });
  } catch {
    return new Response(null, { status: 404 });
  }
}

/**
 * Starts the whole product in this process: built Worker, database and providers. One per process.
 */
export async function startInProcess({ template, settings, log }: Options) {
  // In the template's folder, which is removed when all tests have ended.
  const folder = mkdtempSync(join(dirname(template), "copy-"));
  const file = join(folder, "pakka.db");
  copyFileSync(template, file);
  const database = new LibsqlServer(file);
  openDoor(DATABASE, database.door);
  openDoor(TEST_DATABASE, database.testDoor);

  const worker = await builtWorker();
  const logged = logOfWorker(log);
  const context = {
    waitUntil: (work: Promise<unknown>) => void work.catch(() => {}),
    passThroughOnException() {},
    props: {},
  } as unknown as ExecutionContext;
  const answer = (request: Request): Promise<Response> =>
    logged(async () => worker.fetch(request as unknown as Incoming, env, context));
  const clock = new Clock(folder, settings);
  let env = {
    ...settings,
    RESUMES: memoryBucket(),
    MESSAGES: memoryQueue((batch) => logged(async () => worker.queue(batch, env, context))),
    SELF: {
      fetch: (...call: ConstructorParameters<typeof Request>) => answer(new Request(...call)),
    },
    ASSETS: { fetch: buildFile },
  } as unknown as Env;
  clock.leads({
    async moveClock(offsetSeconds) {
      env = { ...env, CLOCK_OFFSET_SECONDS: String(offsetSeconds) };
    },
  });

  openDoor(PRODUCT, async (request) => {
    if (!request.headers.has("CF-Connecting-IP"))
      request.headers.set("CF-Connecting-IP", "127.0.0.1");
    const file = request.method === "GET" ? await buildFile(request) : undefined;
    return file?.ok ? file : answer(request);
  });
  openDoor(SCHEDULE, async () => {
    const controller = { cron: "* * * * *", scheduledTime: Date.now(), noRetry() {} };
    // If the run fails, the log has the error.
    await logged(async () =>
      worker.scheduled(controller as ScheduledController, env, context),
    ).catch(() => {});
    return new Response();
  });
  const alerts: unknown[] = [];
  openDoor(ALERTS, async (request) => {
    if (request.method === "POST") alerts.push(await request.json());
    return Response.json(alerts);
  });
  const simulators = await startSimulators({
    port: await freePort(),
    productOrigin: PRODUCT,
    settings: readSettings(settings),
    clock,
    webhooksUrl: `${PRODUCT}/webhooks`,
  });
  openDoor(SIMULATORS, (request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(simulators.url + pathname + search, request));
  });
  return { database };
}
