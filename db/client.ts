import { type Client, createClient, type InStatement, type ResultSet } from "@libsql/client/web";
import { drizzle } from "drizzle-orm/libsql/web";
import { batchReads, batchWrites } from "./batching";
import { Limiter } from "./limiter";
import { isRead } from "./reads";
import { onKeptStream } from "./streams";
import { wordsOf } from "./violations";

/** The longest time a call waits in the limiter. */
const WAIT_MS = 12_000;
/** The longest time a call takes, including all retries. */
const CALL_MS = 10_000;
/** A busy database is retried for this long. The rest of a call's time is for the last try. */
const TRY_MS = 6_000;
const FIRST_WAIT_MS = 40;
const TIMES = { waitMs: WAIT_MS, workMs: CALL_MS };

/**
 * Separate limiters for reads and writes, so that reads do not wait behind writes. Reads of
 * requests that also write have fewer places, so that a rush of such requests does not delay other
 * readers. The database has one writer. A second write is sent while the first runs, but no more
 * than that, because the database does not keep waiting writes in order.
 */
const READERS = new Limiter({ places: 12, longest: 2_000, ...TIMES });
const READERS_THAT_WRITE = new Limiter({ places: 6, longest: 2_000, ...TIMES });
const WRITERS = new Limiter({ places: 2, longest: 500, ...TIMES });

/**
 * Opens the database over HTTP. One per request: a client shared by concurrent requests of a
 * Worker lets its queue cross request contexts, and workerd then stops both.
 *
 * The database has a single writer, so a busy one is retried after a short, random wait.
 *
 * A call is never aborted, since the database may have run it already. A call that takes too long
 * goes on in the background, and `keepAlive` lets it finish after the response or a disconnect.
 * Otherwise its place in the limiter would be lost.
 *
 * @param keepAlive a Worker's `waitUntil`. Without it no connection is kept between calls,
 *   since nothing would close it.
 * @param onlyReads whether the caller only reads and makes no change that a person asked for.
 */
export function openDatabase(
  url: string,
  authToken?: string,
  keepAlive?: (work: Promise<unknown>) => void,
  onlyReads = false,
) {
  const client: Client = createClient({
    url,
    authToken,
    concurrency: 1_000_000,
    fetch: (request: Request) => {
      const answer = keepAlive ? onKeptStream(request, fetch, keepAlive) : fetch(request);
      keepAlive?.(answer.catch(() => {}));
      return answer;
    },
  });
  const { execute, batch } = client;
  const limited = (limiter: Limiter, mode: "deferred" | "write") => (statements: InStatement[]) => {
    const safeStatements = wellFormed(statements);
    const work = limiter.run(() =>
      whenFree(async () => {
        const [first, ...more] = safeStatements;
        if (!first || more.length > 0) return Reflect.apply(batch, client, [safeStatements, mode]);
        return [await Reflect.apply(execute, client, [first])];
      }),
    );
    keepAlive?.(work.catch(() => {}));
    return work;
  };
  const read = batchReads(limited(onlyReads ? READERS : READERS_THAT_WRITE, "deferred"));
  const write = batchWrites(limited(WRITERS, "write"));
  const db = drizzle(client);
  client.batch = async (statements: InStatement[]) => {
    const mayWrite = checkOf(db);
    if (statements.every((statement) => isRead(textOf(statement)))) return read(statements);
    await mayWrite;
    return write(statements);
  };
  client.execute = async (statement: InStatement) => {
    const [result] = await client.batch([statement]);
    return result as ResultSet;
  };
  return db;
}

const textOf = (statement: InStatement) =>
  typeof statement === "string" ? statement : statement.sql;

interface Check {
  run: () => Promise<void>;
  promise?: Promise<void>;
}

/** The check that each database must pass before its first write, if it has one. */
const checks = new WeakMap<object, Check>();

/**
 * Allows writes only after `run` has succeeded. It runs in parallel with the first read, and so
 * costs no extra round trip.
 *
 * @returns a function that waits for the end of the check, even if no statement was sent.
 */
export function checkBeforeWrites(db: Db, run: () => Promise<void>): () => Promise<void> {
  checks.set(db, { run });
  return () => checkOf(db) ?? Promise.resolve();
}

function checkOf(db: object): Promise<void> | undefined {
  const check = checks.get(db);
  if (!check) return undefined;
  if (!check.promise) {
    check.promise = Promise.resolve().then(check.run);
    // Writers get this error; readers can ignore it.
    check.promise.catch(() => {});
  }
  return check.promise;
}

/** Replaces unpaired surrogates by U+FFFD, because the protocol rejects them. */
function wellFormed<T>(value: T): T;
function wellFormed(value: unknown): unknown {
  if (typeof value === "string") return value.toWellFormed();
  if (Array.isArray(value)) return value.map((part) => wellFormed(part));
  if (typeof value !== "object" || value === null || !("args" in value)) return value;
  return { ...value, args: wellFormed(value.args) };
}

async function whenFree<T>(run: () => Promise<T>): Promise<T> {
  const until = performance.now() + TRY_MS;
  for (let waitMs = FIRST_WAIT_MS; ; waitMs *= 2) {
    try {
      return await run();
    } catch (error) {
      const thisWaitMs = waitMs * (0.5 + Math.random());
      if (!isBusy(error) || performance.now() + thisWaitMs > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, thisWaitMs));
    }
  }
}

export type Db = ReturnType<typeof openDatabase>;

/** A statement of a batch. */
export interface Write {
  toSQL(): { sql: string; params: unknown[] };
}

/**
 * Runs the queries in one round trip and one transaction: all of them or none.
 *
 * @returns rows touched by each query, in order.
 * @throws the database's error when a constraint refuses (see `isUniqueViolation`,
 *   `isGuardViolation`).
 */
export async function writeBatch(db: Db, queries: Write[]): Promise<number[]> {
  return (await runBatch(db, queries)).map((result) => result.rowsAffected);
}

/** As `writeBatch`, for a batch with an insert that has `returning`: returns the new row's `id`. */
export async function insertBatch(db: Db, queries: Write[]): Promise<number> {
  const inserted = (await runBatch(db, queries)).find(({ rows }) => rows.length > 0);
  return Number(inserted?.rows[0]?.id);
}

/** A query whose rows the library can map from a batch's answer. */
export interface Read<Rows> extends Write {
  prepare(): {
    mapResult(answer: unknown, isFromBatch: boolean): unknown;
    execute(): Promise<Rows>;
  };
}

/**
 * As `writeBatch`, but also returns the rows of `read`, which runs at the end of the same batch.
 */
export async function writeThenRead<Rows>(db: Db, queries: Write[], read: Read<Rows>) {
  const results = await runBatch(db, [...queries, read]);
  const rows = read.prepare().mapResult(results.at(-1), true) as Rows;
  return { touched: results.map((result) => result.rowsAffected), rows };
}

/** The rows of each of some queries. */
export type RowsOf<Reads extends readonly Read<unknown>[]> = {
  [At in keyof Reads]: Reads[At] extends Read<infer Rows> ? Rows : never;
};

/**
 * Runs the writes, and then the reads, in one round trip and one transaction.
 *
 * @returns the rows of each read
 * @throws as `writeBatch`
 */
export async function writeThenReadAll<const Reads extends readonly Read<unknown>[]>(
  db: Db,
  writes: Write[],
  reads: Reads,
): Promise<RowsOf<Reads>> {
  const queries = [...writes, ...reads];
  const results = queries.length > 0 ? await runBatch(db, queries) : [];
  return reads.map((read, at) =>
    read.prepare().mapResult(results[writes.length + at], true),
  ) as RowsOf<Reads>;
}

function runBatch(db: Db, queries: Write[]): Promise<ResultSet[]> {
  const statements: InStatement[] = queries.map((query) => {
    const { sql, params } = query.toSQL();
    return { sql, args: params as InStatement extends { args?: infer A } ? A : never };
  });
  return db.$client.batch(statements, "write");
}

/** The statement did not run: the writer was busy, or the server was at capacity. */
function isBusy(error: unknown): boolean {
  return /SQLITE_BUSY|TRANSACTION_(BUSY|TIMEOUT)|database is locked|HTTP status 429/.test(
    wordsOf(error),
  );
}
