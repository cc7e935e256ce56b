import { createClient } from "@libsql/client/http";
import { quantile } from "../screens/quantile";
import type { Act, Answer, Isolates } from "./isolates";

/** The calls that an isolate makes at once: as many as it sends to the database at once. */
const BURST: Record<Act, number> = { read: 12, readFirst: 6, write: 2 };

const sleep = (ms: number) => new Promise((next) => setTimeout(next, ms));

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

/**
 * Each isolate makes a burst of calls every `everyMs`, `rounds` times; a slow machine starts a
 * burst once the one before is answered. The isolates begin one after the other.
 *
 * @returns the answers of each isolate.
 */
export function inBursts(
  { count, call }: Isolates,
  { rounds, everyMs }: { rounds: number; everyMs: number },
): Promise<Answer[][]> {
  const acts = (Object.entries(BURST) as [Act, number][]).flatMap(([act, times]) =>
    new Array<Act>(times).fill(act),
  );
  return Promise.all(
    numbers(count).map(async (isolate) => {
      await sleep((isolate * everyMs) / count);
      const answers: Answer[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const burst = Promise.all(acts.map((act) => call(isolate, act)));
        await sleep(everyMs);
        answers.push(...(await burst));
      }
      return answers;
    }),
  );
}

/** Writers in each isolate: two write, and two wait in its limiter. */
const WRITERS = 4;
const READ_EVERY_MS = 100;

/** Each isolate writes without pause for `ms`, and reads now and then. */
export async function writing({ count, call }: Isolates, ms: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  const until = performance.now() + ms;
  const again = async (isolate: number, act: Act, pauseMs: number) => {
    while (performance.now() < until) {
      answers.push(await call(isolate, act));
      await sleep(pauseMs);
    }
  };
  await Promise.all(
    numbers(count).flatMap((isolate) => [
      ...numbers(WRITERS).map(() => again(isolate, "write", 0)),
      again(isolate, "read", READ_EVERY_MS),
    ]),
  );
  return answers;
}

/**
 * A writer in another process that holds the database's only writer for `heldMs` before it commits,
 * again and again until it is stopped. The server ends a transaction after five seconds.
 *
 * @returns stops it, and waits until it has ended.
 */
export function otherWriter(databaseUrl: string, heldMs: number): () => Promise<void> {
  const client = createClient({ url: databaseUrl });
  let isStopped = false;
  const work = async () => {
    while (!isStopped) {
      const transaction = await client.transaction("write");
      // The client begins the transaction with its first statement.
      await transaction.execute("select 1").catch(() => {});
      await sleep(heldMs);
      await transaction.commit().catch(() => {});
    }
    client.close();
  };
  const ended = work();
  return () => {
    isStopped = true;
    return ended;
  };
}

/** Statistics of some answers. */
export interface Served {
  calls: number;
  failed: number;
  p50: number;
  p99: number;
  longest: number;
}

export function servedOf(answers: Answer[]): Served {
  const times = answers.map(({ ms }) => ms);
  return {
    calls: answers.length,
    failed: answers.filter(({ error }) => error !== null).length,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    longest: Math.max(0, ...times),
  };
}

/** The p99 of the slowest isolate, compared with the median p99 of the others. */
export function slowestOf(answers: Answer[][]) {
  const p99s = answers.map((ofIsolate) => servedOf(ofIsolate).p99).sort((a, b) => a - b);
  const slowest = p99s.pop() ?? 0;
  const others = quantile(p99s, 0.5);
  return { slowest, others, ratio: slowest / others };
}
