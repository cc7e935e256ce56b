import { inWaves, type Product } from "../../support/stress/product";
import type { Processors } from "./processes";
import { type Reading, startReaders } from "./readers";
import { type Call, Sender, type Sent } from "./send";

/** The calls of one person. Resolves to whether the request was done (false: it was refused). */
export type Task = (send: (act: string, call: Call) => Promise<Sent>) => Promise<boolean>;

/** The result of one turn under load. */
export interface Turn {
  done: number;
  refused: number;
  /** Answers with 5xx, and calls without an answer. */
  failed: number;
  /** From the first tap to the last successful answer. */
  seconds: number;
  /** From the first tap, and from the last tap, to the delivery of the last message. */
  deliveredSeconds: number;
  afterLastTap: number;
  /** Messages that were not delivered. */
  left: number;
  /** Milliseconds of each call, by kind; refused calls are counted separately. */
  waits: Record<string, number[]>;
  reading: Reading;
  /** Until the last message was delivered. */
  spent: Processors;
  /** Bare batches per second, the mean of before and after. */
  bare: number;
}

const POLL_MS = 200;
const STILL_MS = 30_000;

/** Waits until every message is delivered, or none was for a while. Returns how many are left. */
export async function delivered(product: Product): Promise<number> {
  let fewest = Number.POSITIVE_INFINITY;
  for (let limit = 0; ; ) {
    const [row] = await product.query(
      "select count(*) waiting from outbox where handled_at is null",
    );
    const remaining = Number(row?.waiting);
    if (remaining < fewest) limit = performance.now() + STILL_MS;
    fewest = Math.min(fewest, remaining);
    if (remaining === 0 || performance.now() > limit) return remaining;
    await new Promise((next) => setTimeout(next, POLL_MS));
  }
}

/** Runs the tasks, `inFlight` at once, while visitors read, and waits for the messages. */
export async function takeTurn(
  product: Product,
  { tasks, inFlight, spent }: { tasks: Task[]; inFlight: number; spent: () => Processors },
): Promise<Omit<Turn, "bare">> {
  const sender = new Sender(product.url, inFlight);
  const waits: Turn["waits"] = {};
  let [failed, lastTap, lastDone, done] = [0, 0, 0, 0];
  const waitsOf = (act: string) => {
    const of = waits[act] ?? [];
    waits[act] = of;
    return of;
  };
  const stopReaders = startReaders(product.url);
  spent();
  const began = performance.now();
  await inWaves(tasks, inFlight, async (task) => {
    const isDone = await task(async (act, call) => {
      lastTap = performance.now();
      const answer = await sender.send(call);
      if (answer.status === 0 || answer.status >= 500) failed += 1;
      else waitsOf(answer.status < 400 ? act : `${act}, refused`).push(answer.ms);
      return answer;
    });
    if (!isDone) return;
    done += 1;
    lastDone = performance.now();
  });
  const reading = await stopReaders();
  const left = await delivered(product);
  const ended = performance.now();
  sender.close();
  return {
    done,
    refused: tasks.length - done,
    failed: failed + reading.failed,
    seconds: (lastDone - began) / 1000,
    deliveredSeconds: (ended - began) / 1000,
    afterLastTap: (ended - lastTap) / 1000,
    left,
    waits,
    reading,
    spent: spent(),
  };
}
