import type { InValue } from "@libsql/client";
import Database from "libsql";
import type { Door } from "./doors";
import {
  type Condition,
  errorOf,
  fromValue,
  type Stmt,
  type StreamRequest,
  toValue,
} from "./hrana";

// Answers the database client as libSQL's server does, with a file that this process has open.
// Each batch ends before another one begins. A stream that is left in a transaction blocks other
// writers, as on the server.

/** A statement that the product ran, with its values. */
export interface Ran {
  sql: string;
  args: InValue[];
}

class Connection {
  readonly db: Database.Database;
  /** Prepared statements are never freed, so each SQL text is prepared only once. */
  readonly #prepared = new Map<string, Database.Statement>();

  constructor(file: string) {
    this.db = new Database(file);
    this.db.exec("pragma journal_mode = wal; pragma synchronous = off; pragma foreign_keys = on");
  }

  prepare(sql: string): Database.Statement {
    const cached = this.#prepared.get(sql);
    if (cached) return cached;
    const statement = this.db.prepare(sql);
    if (statement.reader) statement.raw(true);
    this.#prepared.set(sql, statement);
    return statement;
  }
}

interface Stream {
  connection: Connection;
  /** A statement failed on this connection. */
  hasFailed: boolean;
  isProduct: boolean;
  stored: Map<number, string>;
}

/** A response whose `json` returns the body without parsing: the client calls only `json`. */
const answerOf = (body: unknown) => Object.assign(new Response(), { json: async () => body });

/** A server for the database in `file`, which records the product's statements. */
export class LibsqlServer {
  readonly #idle: Connection[] = [];
  readonly #streams = new Map<string, Stream>();
  readonly #ran = new Map<string, Ran>();
  #all: Connection[] = [];

  constructor(readonly file: string) {}

  /** Answers the product's database client. */
  readonly door: Door = (request) => this.#called(request, true);

  /** Answers a test's database client; its statements are not recorded. */
  readonly testDoor: Door = (request) => this.#called(request, false);

  async #called(request: Request, isProduct: boolean): Promise<Response> {
    if (request.method === "GET") return new Response(null, { status: 404 });
    const { baton, requests } = (await request.json()) as {
      baton?: string | null;
      requests: StreamRequest[];
    };
    const stream = baton ? this.#streams.get(baton) : this.#open(isProduct);
    if (!stream) return Response.json({ message: "The stream has expired" }, { status: 404 });
    if (baton) this.#streams.delete(baton);
    let isClosed = false;
    const results = requests.map((one) => {
      if (one.type === "close") isClosed = true;
      try {
        return { type: "ok", response: { type: one.type, ...this.#answer(stream, one) } };
      } catch (error) {
        stream.hasFailed = true;
        return { type: "error", error: errorOf(error) };
      }
    });
    if (stream.hasFailed && !stream.connection.db.inTransaction) this.#reconnect(stream);
    if (isClosed) {
      this.#close(stream);
      return answerOf({ baton: null, base_url: null, results });
    }
    const next = crypto.randomUUID();
    this.#streams.set(next, stream);
    return answerOf({ baton: next, base_url: null, results });
  }

  /** The product's statements since the last call, each SQL text once. */
  takeRan(): Ran[] {
    const ran = [...this.#ran.values()];
    this.#ran.clear();
    return ran;
  }

  /** The output of `explain query plan` for each statement. */
  plansOf(statements: Ran[]): string[][] {
    // Uses a separate connection: the library leaves the explanation of a write unfinished.
    const { db } = new Connection(this.file);
    const plans = statements.map(
      ({ sql, args }) => db.prepare(`explain query plan ${sql}`).all(args) as { detail: string }[],
    );
    db.close();
    return plans.map((rows) => rows.map(({ detail }) => detail));
  }

  /** Closes all connections; after that, the database is complete in one file. */
  close(): void {
    this.#all[0]?.db.prepare("pragma wal_checkpoint(truncate)").all();
    for (const { db } of this.#all) db.close();
    this.#all = [];
  }

  #connect(): Connection {
    const connection = new Connection(this.file);
    this.#all.push(connection);
    return connection;
  }

  /** A test reads on a connection of its own: one that was used before may see an old state. */
  #open(isProduct: boolean): Stream {
    return {
      connection: (isProduct && this.#idle.pop()) || this.#connect(),
      hasFailed: false,
      isProduct,
      stored: new Map(),
    };
  }

  #close(stream: Stream): void {
    if (stream.connection.db.inTransaction) stream.connection.db.exec("rollback");
    if (stream.hasFailed) this.#reconnect(stream);
    if (stream.isProduct) this.#idle.push(stream.connection);
    else this.#disconnect(stream.connection);
  }

  /**
   * The library does not reset a statement that failed. Until then its connection may see an old state
   * of the database, and can't write.
   */
  #reconnect(stream: Stream): void {
    this.#disconnect(stream.connection);
    stream.connection = this.#connect();
    stream.hasFailed = false;
  }

  #disconnect(connection: Connection): void {
    this.#all = this.#all.filter((one) => one !== connection);
    connection.db.close();
  }

  #answer(stream: Stream, { type, sql, sql_id, stmt, batch }: StreamRequest) {
    const { db } = stream.connection;
    if (type === "store_sql") stream.stored.set(sql_id ?? 0, sql ?? "");
    if (type === "sequence") db.exec(sql ?? stream.stored.get(sql_id ?? 0) ?? "");
    if (type === "get_autocommit") return { is_autocommit: !db.inTransaction };
    if (type === "execute" && stmt) return { result: this.#run(stream, stmt) };
    if (type === "batch" && batch) return { result: this.#runAll(stream, batch.steps) };
    return {};
  }

  #runAll(stream: Stream, steps: NonNullable<StreamRequest["batch"]>["steps"]) {
    const results: unknown[] = [];
    const errors: unknown[] = [];
    const isMet = (condition: Condition): boolean => {
      switch (condition.type) {
        case "ok":
          return Boolean(results[condition.step]);
        case "error":
          return Boolean(errors[condition.step]);
        case "not":
          return !isMet(condition.cond);
        case "and":
          return condition.conds.every(isMet);
        case "or":
          return condition.conds.some(isMet);
        case "is_autocommit":
          return !stream.connection.db.inTransaction;
      }
    };
    for (const { stmt, condition } of steps) {
      let result: unknown = null;
      let error: unknown = null;
      try {
        if (!condition || isMet(condition)) result = this.#run(stream, stmt);
      } catch (thrown) {
        stream.hasFailed = true;
        error = errorOf(thrown);
      }
      results.push(result);
      errors.push(error);
    }
    return { step_results: results, step_errors: errors };
  }

  #run(
    { connection, isProduct, stored }: Stream,
    { sql, sql_id, args = [], named_args = [] }: Stmt,
  ) {
    const text = sql ?? stored.get(sql_id ?? 0) ?? "";
    const values = args.map(fromValue);
    const named = Object.fromEntries(named_args.map(({ name, value }) => [name, fromValue(value)]));
    const bound = named_args.length > 0 ? named : values;
    if (isProduct) this.#ran.set(text, { sql: text, args: values });
    const statement = connection.prepare(text);
    if (!statement.reader) {
      const { changes, lastInsertRowid } = statement.run(bound);
      return {
        cols: [],
        rows: [],
        affected_row_count: changes,
        last_insert_rowid: String(lastInsertRowid),
      };
    }
    const rows = statement.all(bound) as unknown[][];
    // If a statement changes and returns rows, only this query gives the number of changed rows.
    const [[changes, rowid] = []] = /^\s*(insert|update|delete|replace|with)/i.test(text)
      ? (connection.prepare("select changes(), last_insert_rowid()").all([]) as unknown[][])
      : [[0, 0]];
    return {
      cols: statement.columns().map(({ name, type }) => ({ name, decltype: type })),
      rows: rows.map((row) => row.map(toValue)),
      affected_row_count: Number(changes),
      last_insert_rowid: String(rowid),
    };
  }
}
