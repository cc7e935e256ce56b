import { execFileSync } from "node:child_process";
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { InArgs } from "@libsql/client/http";
import { openDatabase } from "../../../db/client";
import type { DatabaseAddress } from "../../../local/database";
import type { Served, ServeOptions } from "../../../local/miniflare";
import { freePort } from "../../../local/ports";
import { RAZORPAY_KEYS } from "../../../local/simulators/razorpay/keys";
import { startStack } from "../../../local/stack";
import { startWorkerd } from "../../../local/workerd";
import { callAt, clientOf } from "../client";

/**
 * Settings for stress tests: hundreds of people have one IP address, some have dozens of
 * applications at once, and a run may last longer than an access token.
 */
export const ROOMY = {
  OTP_SENDS_PER_ADDRESS_MINUTE: "1000000",
  SMS_DAILY_CAP: "1000000",
  LIMIT_FACTOR: "1000",
  UNPAID_HOLDS: "1000",
  UNPAID_HOLDS_NEW: "1000",
  ACCESS_TOKEN_SECONDS: "86400",
};

/** The process id of the runtime: the only child of this process with that name. */
export function runtimePid(): number {
  const args = ["-o", "pid=,comm=", "--ppid", String(process.pid)];
  const children = execFileSync("ps", args, { encoding: "utf8" }).split("\n");
  return Number.parseInt(children.find((line) => line.includes("workerd")) ?? "", 10);
}

/** The Worker of a product, which can be killed and restarted. */
class Worker {
  private served!: Served;
  private options!: ServeOptions;

  start = async (options: ServeOptions): Promise<Served> => {
    this.options = options;
    this.served = await startWorkerd(options);
    return {
      crashed: this.served.crashed,
      schedule: () => this.served.schedule(),
      moveClock: (offsetSeconds) => this.served.moveClock(offsetSeconds),
      close: () => this.served.close(),
    };
  };

  /** Kills the runtime and starts a new one. */
  async kill(): Promise<void> {
    process.kill(runtimePid(), "SIGKILL");
    await this.served.crashed;
    await this.served.close();
    this.served = await startWorkerd(this.options);
  }
}

/** How a test reaches a product, its provider and its database, in this process or another. */
export function reach(product: { url: string; simulatorsUrl: string; database: DatabaseAddress }) {
  const { url, authToken } = product.database;
  // This client waits for a busy writer as long as the product does.
  const database = openDatabase(url, authToken).$client;
  const keys = `${RAZORPAY_KEYS.RAZORPAY_KEY_ID}:${RAZORPAY_KEYS.RAZORPAY_KEY_SECRET}`;
  return {
    url: product.url,
    ...clientOf(product),
    /** Calls the payment provider's own API, as its dashboard does. */
    async provider(path: string, json?: unknown): Promise<any> {
      const headers = { Authorization: `Basic ${Buffer.from(keys).toString("base64")}` };
      const method = json === undefined ? "GET" : "POST";
      const address = `${product.simulatorsUrl}/razorpay/v1${path}`;
      return (await callAt(method, address, { json, headers })).body;
    },
    /** Runs SQL on the database, to simulate passing time or to read what the API does not show. */
    async query(statement: string, args: InArgs = []) {
      return (await database.execute({ sql: statement, args })).rows;
    },
    /** Closes the connection to the database. */
    leave: () => database.close(),
  };
}

/** A product that a test can reach, and whose schedule it can wait for. */
export type Reached = ReturnType<typeof reach> & {
  /** Resolves after a run of the schedule. */
  schedule(): Promise<void>;
};

/**
 * Starts a new product for one test file: real Worker, real database, simulated providers.
 *
 * @param prepare fills its folder before anything starts
 */
export async function startProduct(
  environment: Record<string, string> = {},
  prepare: (folder: string) => void = () => {},
) {
  const folder = mkdtempSync(join(tmpdir(), "pakka-stress-"));
  prepare(folder);
  const ports = {
    product: await freePort(),
    sqld: await freePort(),
    simulators: await freePort(),
  };
  const log = join(folder, "worker.log");
  writeFileSync(log, "");
  const worker = new Worker();
  const stack = await startStack({
    ports,
    folder,
    environment: { ...ROOMY, ...environment },
    serve: worker.start,
    log: (chunk) => appendFileSync(log, chunk),
  });
  const reached = reach(stack);
  return {
    stack,
    schedule: stack.schedule,
    worker,
    folder,
    ports,
    ...reached,
    /** The Worker's log. */
    logged: () => readFileSync(log, "utf8"),
    async close() {
      reached.leave();
      await stack.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Product = Awaited<ReturnType<typeof startProduct>>;

/** Runs `work` on each item, `width` at a time, and keeps the order of the results. */
export async function inWaves<T, R>(items: T[], width: number, work: (item: T) => Promise<R>) {
  const answers: R[] = new Array(items.length);
  let next = 0;
  const lanes = Array.from({ length: width }, async () => {
    for (let at = next++; at < items.length; at = next++) answers[at] = await work(items[at] as T);
  });
  await Promise.all(lanes);
  return answers;
}
