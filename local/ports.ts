import { createServer } from "node:net";

/**
 * Below the range from which systems take ports for outgoing calls, which come and go unasked, and
 * above 10080, which browsers refuse.
 */
const FIRST = 11_000;
const COUNT = 20_000;
/** How many ports one process may ask for before it comes to those of its neighbour. */
const SHARE = 50;

/** Of the whole process: the test runner loads this file once for each of its projects. */
const shared = globalThis as { portsAsked?: number };

/**
 * A port of this machine that is free now and that no other test asks for before it is taken: each
 * process looks in a share of its own.
 */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < COUNT; tried += 1) {
    const asked = shared.portsAsked ?? 0;
    shared.portsAsked = asked + 1;
    const port = FIRST + ((process.pid * SHARE + asked) % COUNT);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${FIRST} to ${FIRST + COUNT - 1} is free.`);
}

/** Where the ports begin that are taken long after they were chosen. */
const KEPT_FIRST = 31_000;
const KEPT_COUNT = 1_700;

/** Free ports of a range in which `freePort` never looks: they may be taken minutes later. */
export async function freePortsForLater(count: number): Promise<number[]> {
  const found: number[] = [];
  for (let tried = 0; tried < KEPT_COUNT; tried += 1) {
    const port = KEPT_FIRST + ((process.pid * count + tried) % KEPT_COUNT);
    if (await isFree(port)) found.push(port);
    if (found.length === count) return found;
  }
  throw new Error(`Too few ports from ${KEPT_FIRST} on are free.`);
}

/** Fails with one clear line when something already listens on `port`. */
export async function assertFree(port: number, setting: string): Promise<void> {
  if (!(await isFree(port))) {
    throw new Error(`Port ${port} is busy. Free it, or choose another with ${setting}.`);
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
