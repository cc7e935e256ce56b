import { is, Param, Placeholder, QueryPromise } from "drizzle-orm";
import { drizzle } from "drizzle-orm/libsql/web";
import type { RunnableQuery } from "drizzle-orm/runnable-query";
import type { Db, Read } from "./client";

// What it brings: docs/decisions/database-connections-and-round-trips.md.

type Plain = string | number | null;

/** A query of the library, or an object with the same methods. */
type Statement<Rows> = Read<Rows> & RunnableQuery<Rows, "sqlite">;

type Awaitable<Rows> = Statement<Rows> & PromiseLike<Rows>;

/** The SQL that drizzle builds from a query, with placeholders for the values. */
interface Built {
  text: string;
  params: unknown[];
  reader: Pick<ReturnType<Read<unknown>["prepare"]>, "mapResult">;
}

/** Builds SQL text only; it is not connected to a database. */
const builder = drizzle.mock() as unknown as Db;

/** Replaces each given text, number and null by a placeholder, also inside records. */
class Given {
  readonly values: Record<string, Plain> = {};
  /** False if a given value cannot be replaced by a placeholder. */
  isPlain = true;

  replace(value: unknown, path: string): unknown {
    if (value === undefined) return undefined;
    if (value === null || typeof value === "string" || typeof value === "number") {
      this.values[path] = value;
      return new Placeholder(path);
    }
    if (typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype) {
      const parts = Object.entries(value);
      return Object.fromEntries(
        parts.map(([key, part]) => [key, this.replace(part, `${path}.${key}`)]),
      );
    }
    this.isPlain = false;
    return value;
  }
}

function fill(params: unknown[], values: Record<string, Plain>): unknown[] {
  return params.map((param) => {
    if (is(param, Placeholder)) return values[param.name];
    if (!is(param, Param) || !is(param.value, Placeholder)) return param;
    const value = values[param.value.name];
    return value === null ? null : param.encoder.mapToDriverValue(value);
  });
}

/** A query with SQL that was built for an earlier call and with the values of this call. */
class Filled<Rows> extends QueryPromise<Rows> implements Statement<Rows> {
  /** Types alone; the library reads it from a query. */
  declare readonly _: Statement<Rows>["_"];

  constructor(
    private readonly db: Db,
    private readonly built: Built,
    private readonly values: Record<string, Plain>,
  ) {
    super();
  }

  toSQL() {
    return { sql: this.built.text, params: fill(this.built.params, this.values) };
  }

  prepare() {
    return {
      mapResult: (answer: unknown, isFromBatch: boolean) =>
        this.built.reader.mapResult(answer, isFromBatch),
      execute: () => this.execute(),
      getQuery: () => this.toSQL(),
    };
  }

  /** The library's own batch calls this method. */
  _prepare() {
    return this.prepare();
  }

  override async execute(): Promise<Rows> {
    const [rows] = await this.db.batch([this as Statement<Rows>]);
    return rows as Rows;
  }
}

/**
 * Builds the SQL of a statement once per isolate. The library takes a fifth of a millisecond for a
 * typical statement, and a rush needs thirty of them for each application.
 *
 * @param build the query. Its SQL may depend on which texts, numbers and nulls are given, but not
 *   on their values, because it gets placeholders instead. With any other argument (SQL, a list, a
 *   boolean) it is built anew for each call. It must not put a record into a JSON column.
 * @returns the result of `build`, to be awaited or put into a batch.
 */
export function cachedStatement<Args extends unknown[], Rows>(
  build: (db: Db, ...given: Args) => Statement<Rows>,
): (db: Db, ...given: Args) => Awaitable<Rows> {
  const texts = new Map<string, Built>();
  return (db, ...args) => {
    const placeholders = new Given();
    const replaced = args.map((arg, at) => placeholders.replace(arg, String(at)));
    if (!placeholders.isPlain) return build(db, ...args) as Awaitable<Rows>;
    const shape = Object.keys(placeholders.values).join();
    let built = texts.get(shape);
    if (!built) {
      const query = build(builder, ...(replaced as Args));
      const { sql, params } = query.toSQL();
      built = { text: sql, params, reader: query.prepare() };
      texts.set(shape, built);
    }
    return new Filled<Rows>(db, built, placeholders.values);
  };
}
