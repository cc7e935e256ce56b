import type { InStatement, ResultSet } from "@libsql/client/web";
import { isConstraintViolation } from "./violations";

// What it brings: docs/decisions/database-connections-and-round-trips.md.

/** Statements within this many microtask turns count as simultaneous. */
const TURNS = 12;
/** The maximum number of statements in one call, so that other writers do not wait for long. */
const STATEMENTS_MAX = 400;

type Run = (statements: InStatement[]) => Promise<ResultSet[]>;

interface Asked {
  statements: InStatement[];
  resolve(results: ResultSet[]): void;
  reject(error: unknown): void;
}

/** Runs the statements of several callers as one batch, and gives each caller its own results. */
async function runAll(run: Run, batch: Asked[]): Promise<void> {
  const results = await run(batch.flatMap(({ statements }) => statements));
  let at = 0;
  for (const { statements, resolve } of batch) {
    resolve(results.slice(at, at + statements.length));
    at += statements.length;
  }
}

function takeSome(queue: Asked[]): Asked[] {
  let statements = 0;
  const end = queue.findIndex((one, at) => {
    statements += one.statements.length;
    return at > 0 && statements > STATEMENTS_MAX;
  });
  return queue.splice(0, end < 0 ? queue.length : end);
}

async function gather(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await null;
}

/** Queues statements of several callers; the first caller also calls `begin`. */
const asking =
  (queue: Asked[], begin: () => void) =>
  (statements: InStatement[]): Promise<ResultSet[]> =>
    new Promise((resolve, reject) => {
      queue.push({ statements, resolve, reject });
      if (queue.length === 1) begin();
    });

/**
 * Sends simultaneous reads of one request, or of one queue batch, as a single call. If one
 * statement fails, all statements of that call fail.
 */
export function batchReads(run: Run): Run {
  const queue: Asked[] = [];
  const send = async () => {
    await gather();
    while (queue.length > 0) {
      const some = takeSome(queue);
      void runAll(run, some).catch((error) => {
        for (const { reject } of some) reject(error);
      });
    }
  };
  return asking(queue, () => void send());
}

/**
 * Collects writes while another call is running, and sends them as one call in one transaction. If
 * one of them is refused, nothing of that call is written, and each caller's writes are sent on
 * their own.
 */
export function batchWrites(run: Run): Run {
  const queue: Asked[] = [];
  let isSending = false;
  const send = async () => {
    if (isSending) return;
    isSending = true;
    await gather();
    while (queue.length > 0) {
      const some = takeSome(queue);
      try {
        await runAll(run, some);
      } catch (error) {
        const isUndone = some.length > 1 && isConstraintViolation(error);
        for (const one of some) {
          if (isUndone) await runAll(run, [one]).catch(one.reject);
          else one.reject(error);
        }
      }
    }
    isSending = false;
  };
  return asking(queue, () => void send());
}
