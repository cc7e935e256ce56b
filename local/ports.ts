import { createServer } from "node:net";

/**
 * Above 10080, which browsers refuse, and below the ephemeral ports, which any outgoing connection
 * may take.
 */
const FIRST = 11_000;
const COUNT = 20_000;
/** How many ports one process may ask for before it reaches those of the next process id. */
const SHARE = 50;

/** On `globalThis`, because the test runner loads this file once for each of its projects. */
const shared = globalThis as { portsAsked?: number };

/**
 * A port that is free now and that no other test process is given: each process searches its own
 * share of the range.
 */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < COUNT; tried += 1) {
    const index = shared.portsAsked ?? 0;
    shared.portsAsked = index + 1;
    const port = FIRST + ((process.pid * SHARE + index) % COUNT);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${FIRST} to ${FIRST + COUNT - 1} is free.`);
}

/** The start of a range for ports that are used long after they were chosen. */
const KEPT_FIRST = 31_000;
const KEPT_COUNT = 1_700;

/** Ports that may be taken minutes later. They come from a range that `freePort` never searches. */
export async function freePortsForLater(count: number): Promise<number[]> {
  const ports: number[] = [];
  for (let tried = 0; tried < KEPT_COUNT; tried += 1) {
    const port = KEPT_FIRST + ((process.pid * count + tried) % KEPT_COUNT);
    if (await isFree(port)) ports.push(port);
    if (ports.length === count) return ports;
  }
  throw new Error(`Too few ports from ${KEPT_FIRST} on are free.`);
}

/** Throws an error with a one-line message if something already listens on `port`. */
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
