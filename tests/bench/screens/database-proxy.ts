import { Agent, createServer, request } from "node:http";

/** Long enough that calls sent together overlap, also on a busy machine. */
const HOLDS_MS = 60;
const QUIET_MS = 600;

interface Call {
  start: number;
  end: number;
}

export interface DatabaseProxy {
  url: string;
  /**
   * Runs `visit` and gives the database calls that were made meanwhile. Answers are held back
   * for `holdMs`, so that calls which wait for each other can be told.
   */
  during(visit: () => Promise<unknown>, holdMs?: number): Promise<{ calls: number; chain: number }>;
  /** As `during`, and how many calls there were in all, with those after `visit` ended. */
  duringAndAfter(
    visit: () => Promise<unknown>,
  ): Promise<{ calls: number; chain: number; all: number }>;
  /** Waits until no call has come for a while. */
  quiet(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Calls that had to wait for one another: the longest row of calls of which each began after the
 * one before had ended.
 */
export function longestChain(calls: Call[]): number {
  let length = 0;
  let ended = Number.NEGATIVE_INFINITY;
  for (const { start, end } of [...calls].sort((a, b) => a.end - b.end)) {
    if (start < ended) continue;
    length += 1;
    ended = end;
  }
  return length;
}

/** Stands between the Worker and the database on `port` and notes when each call began and ended. */
export async function startDatabaseProxy(port: number, databasePort: number) {
  const agent = new Agent({ keepAlive: true });
  let calls: Call[] = [];
  let holdsMs = 0;
  const server = createServer((asked, answer) => {
    const call = { start: performance.now(), end: Number.POSITIVE_INFINITY };
    calls.push(call);
    const { method, headers, url: path } = asked;
    const onward = request(
      { host: "127.0.0.1", port: databasePort, method, headers, path, agent },
      (got) => {
        setTimeout(() => {
          call.end = performance.now();
          answer.writeHead(got.statusCode ?? 502, got.headers);
          got.pipe(answer);
        }, holdsMs);
      },
    );
    onward.on("error", () => answer.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  const proxy: DatabaseProxy = {
    url: `http://127.0.0.1:${port}`,
    async during(visit, holdMs = HOLDS_MS) {
      calls = [];
      holdsMs = holdMs;
      await visit();
      holdsMs = 0;
      return { calls: calls.length, chain: longestChain(calls) };
    },
    async duringAndAfter(visit) {
      const waited = await proxy.during(visit);
      await proxy.quiet();
      return { ...waited, all: calls.length };
    },
    async quiet() {
      for (let seen = -1; seen !== calls.length; ) {
        seen = calls.length;
        await new Promise((next) => setTimeout(next, QUIET_MS));
      }
    },
    close: () =>
      new Promise((done) => {
        agent.destroy();
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return proxy;
}
