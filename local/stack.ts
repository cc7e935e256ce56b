import { openDatabase } from "../db/client";
import { readSettings } from "../worker/settings";
import { Clock } from "./clock";
import { type DatabaseAddress, migrateDatabase } from "./database";
import { seedDatabase } from "./demonstration/seed";
import type { Ports } from "./environment";
import { localSettings } from "./settings";
import { startSimulators } from "./simulators/server";
import { startSqld } from "./sqld";
import { Supervisor } from "./supervisor";
import { startWorkerd } from "./workerd";

interface StackOptions {
  ports: Ports;
  /** The folder for all stored data. */
  folder: string;
  environment?: Record<string, string | undefined>;
  /** How to run the Worker; the built one if left out. */
  serve?: typeof startWorkerd;
  /** How many times in a row a part is restarted after it ended; 0 if left out. */
  restarts?: number;
  /** Called with one line for each part that is up. */
  progress?(line: string): void;
  /** Called with one line for each restart. */
  warn?(line: string): void;
  /** Receives the Worker's log; written to the terminal if left out. */
  log?(chunk: Uint8Array): void;
}

/**
 * Starts the whole product on one machine: database, providers, Worker. A failed start closes all
 * of it.
 */
export async function startStack(options: StackOptions) {
  const { ports, folder, serve = startWorkerd, progress = () => {} } = options;
  const { environment = process.env, restarts = 0, warn = () => {} } = options;
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closer of closers.reverse().splice(0)) await closer();
  };
  try {
    const server = new Supervisor(() => startSqld(folder, ports.sqld), restarts, warn);
    const sqld = await server.start();
    closers.push(() => server.close());
    progress(`Database     ${sqld.url}`);
    const baseSettings = localSettings(ports, {
      ...environment,
      // A token in the environment belongs to the database that the environment names.
      ...(environment.DATABASE_URL === undefined && { DATABASE_AUTH_TOKEN: sqld.authToken }),
    });
    const clock = new Clock(folder, baseSettings);
    if (clock.offsetSeconds > 0) progress(`Clock        ${clock.offsetSeconds} s ahead`);
    const settings: typeof baseSettings = {
      ...baseSettings,
      CLOCK_OFFSET_SECONDS: String(clock.offsetSeconds),
    };
    const { DATABASE_URL: url = sqld.url, DATABASE_AUTH_TOKEN: authToken } = settings;
    const database: DatabaseAddress = { url, authToken };
    await migrateDatabase(database);
    const seeded = await seedDatabase(openDatabase(url, authToken), clock.now());
    progress(seeded > 0 ? `Migrated and seeded ${seeded} jobs` : "Migrated; data kept");
    const checked = readSettings(settings);
    const simulators = await startSimulators({
      port: ports.simulators,
      productOrigin: new URL(checked.PUBLIC_URL).origin,
      journal: `${folder}/simulators.jsonl`,
      settings: checked,
      clock,
      webhooksUrl: `http://127.0.0.1:${ports.product}/webhooks`,
    });
    closers.push(() => simulators.close());
    progress(`Providers    ${simulators.url}`);
    const worker = new Supervisor(
      () =>
        serve({
          port: ports.product,
          settings: { ...settings, CLOCK_OFFSET_SECONDS: String(clock.offsetSeconds) },
          r2Folder: `${folder}/r2`,
          log: options.log,
        }),
      restarts,
      warn,
    );
    await worker.start();
    closers.push(() => worker.close());
    clock.leads({ moveClock: async (offset) => (await worker.running()).moveClock(offset) });
    progress(`Worker       ${settings.PUBLIC_URL}`);
    return {
      url: `http://localhost:${ports.product}`,
      simulatorsUrl: simulators.url,
      database,
      /** The running server of this machine. */
      get sqld() {
        return server.part;
      },
      /** Resolves with a message when a part ends and is not restarted. */
      crashed: Promise.race([server.crashed, worker.crashed]),
      /** Fires the schedule once, when all parts run. @throws if the run failed. */
      async schedule() {
        await server.running();
        await (await worker.running()).schedule();
      },
      now: clock.now,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

export type Stack = Awaited<ReturnType<typeof startStack>>;
