import { Agent, createServer, request } from "node:http";
import { buffer, text } from "node:stream/consumers";

/** Long enough that calls sent together overlap, also on a busy machine. */
const HOLDS_MS = 60;
const QUIET_MS = 600;

interface Call {
  start: number;
  end: number;
  rows: Rows;
  /** Whether the call only closes a stream; callers do not wait for it. */
  isClose: boolean;
}

/** Rows as the database server counts them and a provider bills them, with indexes and triggers. */
export interface Rows {
  read: number;
  written: number;
}

export interface DatabaseProxy {
  url: string;
  /**
   * Runs `visit` and returns the database calls made meanwhile. Answers are delayed by `holdMs`, to
   * show which calls wait for each other.
   */
  during(visit: () => Promise<unknown>, holdMs?: number): Promise<{ calls: number; chain: number }>;
  /** As `during`, with all calls and rows, including those after `visit` has ended. */
  duringAndAfter(
    visit: () => Promise<unknown>,
  ): Promise<{ calls: number; chain: number; all: number; rows: Rows }>;
  /** Holds every call back until it is released; tells how many wait. */
  hold(): { waiting(): number; release(): void };
  /** Waits until the calls have stopped for a while. */
  quiet(): Promise<void>;
  close(): Promise<void>;
}

/** The longest chain of calls in which each began after the one before had ended. */
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

/** The sums that the server reports for the statements; quotes inside a row's text are escaped. */
function rowsOf(answer: string): Rows {
  const sum = (name: string) =>
    [...answer.matchAll(new RegExp(`"${name}":(\\d+)`, "g"))].reduce(
      (total, [, count]) => total + Number(count),
      0,
    );
  return { read: sum("rows_read"), written: sum("rows_written") };
}

/**
 * A proxy between the Worker and the database, on `port`, that notes the start and end of each
 * call.
 */
export async function startDatabaseProxy(port: number, databasePort: number) {
  const agent = new Agent({ keepAlive: true });
  let allCalls: Call[] = [];
  const calls = () => allCalls.filter(({ isClose }) => !isClose);
  let holdsMs = 0;
  let gate = Promise.resolve();
  let waiting = 0;
  const server = createServer(async (incoming, answer) => {
    const call: Call = {
      start: performance.now(),
      end: Number.POSITIVE_INFINITY,
      rows: { read: 0, written: 0 },
      isClose: false,
    };
    allCalls.push(call);
    const { method, url: path } = incoming;
    // The answer must be readable to be counted.
    const headers = { ...incoming.headers, "accept-encoding": "identity" };
    const body = await buffer(incoming).catch(() => null);
    // The caller has closed the connection before the whole call arrived.
    if (!body) return;
    call.isClose = body.includes('"requests":[{"type":"close"}]');
    waiting += 1;
    await gate;
    waiting -= 1;
    const onward = request(
      { host: "127.0.0.1", port: databasePort, method, headers, path, agent },
      async (got) => {
        const answerBody = await text(got);
        call.rows = rowsOf(answerBody);
        setTimeout(() => {
          call.end = performance.now();
          answer.writeHead(got.statusCode ?? 502, got.headers);
          answer.end(answerBody);
        }, holdsMs);
      },
    );
    onward.on("error", () => answer.destroy());
    onward.end(body);
  });
  await new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  const proxy: DatabaseProxy = {
    url: `http://127.0.0.1:${port}`,
    async during(visit, holdMs = HOLDS_MS) {
      allCalls = [];
      holdsMs = holdMs;
      await visit();
      holdsMs = 0;
      return { calls: calls().length, chain: longestChain(calls()) };
    },
    async duringAndAfter(visit) {
      const waited = await proxy.during(visit);
      await proxy.quiet();
      const sum = (of: keyof Rows) => calls().reduce((total, { rows }) => total + rows[of], 0);
      const rows = { read: sum("read"), written: sum("written") };
      return { ...waited, all: calls().length, rows };
    },
    async quiet() {
      for (let previousCount = -1; previousCount !== allCalls.length; ) {
        previousCount = allCalls.length;
        await new Promise((next) => setTimeout(next, QUIET_MS));
      }
    },
    hold() {
      let release = () => {};
      gate = new Promise((open) => {
        release = open;
      });
      return { waiting: () => waiting, release };
    },
    close: () =>
      new Promise((resolve) => {
        agent.destroy();
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return proxy;
}
