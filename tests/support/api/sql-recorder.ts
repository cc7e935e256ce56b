import { connect, createServer } from "node:net";
import type { InStatement, InValue } from "@libsql/client/http";
import { freePort } from "../../../local/ports";

// A request of the database client to the server.
interface Value {
  type: string;
  value?: string | number;
}
interface Stmt {
  sql?: string;
  sql_id?: number;
  args?: Value[];
}
interface Request {
  type: string;
  sql?: string;
  sql_id?: number;
  stmt?: Stmt;
  batch?: { steps: { stmt: Stmt }[] };
}

const toValue = ({ type, value }: Value): InValue =>
  type === "integer" ? Number(value) : (value ?? null);

/**
 * The statements of one request. A statement that runs
 * often may be sent once and then used by its id.
 */
function statementsOf(requests: Request[]) {
  const stored = requests.filter(({ type }) => type === "store_sql");
  const named = new Map(stored.map(({ sql_id, sql }) => [sql_id, sql]));
  return requests
    .flatMap(({ stmt, batch }) => [
      ...(stmt ? [stmt] : []),
      ...(batch?.steps ?? []).map((s) => s.stmt),
    ])
    .map(({ sql, sql_id, args = [] }) => ({
      sql: sql ?? named.get(sql_id) ?? "",
      args: args.map(toValue),
    }));
}

/** Extracts complete bodies from a stream of HTTP requests, packet by packet. */
function bodyReader(onBody: (body: string) => void) {
  let unread: Buffer = Buffer.alloc(0);
  return (packet: Buffer) => {
    unread = Buffer.concat([unread, packet]);
    for (;;) {
      const head = unread.indexOf("\r\n\r\n");
      if (head < 0) return;
      const [, digits = "0"] =
        unread.toString("latin1", 0, head).match(/^content-length: *(\d+)/im) ?? [];
      const end = head + 4 + Number(digits);
      if (unread.length < end) return;
      if (digits !== "0") onBody(unread.toString("utf8", head + 4, end));
      unread = unread.subarray(end);
    }
  };
}

/** A proxy in front of the database that records each SQL text, with the values of its last run. */
export async function recordSql(databasePort: number) {
  const port = await freePort();
  const bySense = new Map<string, { sql: string; args: InValue[] }>();
  const remember = (body: string) => {
    const { requests = [] }: { requests?: Request[] } = JSON.parse(body);
    for (const one of statementsOf(requests)) {
      // Statements that differ only in the length of a list of values are the same.
      const sense = one.sql.replaceAll(/\?(, \?)+/g, "?").replaceAll(/(\([^()]*\))(, \1)+/g, "$1");
      bySense.set(sense, one);
    }
  };
  // With Nagle's algorithm, each packet would wait for the acknowledgement of the last one.
  const server = createServer({ noDelay: true }, (caller) => {
    const database = connect({ port: databasePort, host: "127.0.0.1", noDelay: true });
    caller.on("data", bodyReader(remember));
    caller.pipe(database).pipe(caller);
    caller.on("error", () => database.destroy());
    database.on("error", () => caller.destroy());
    caller.on("close", () => database.destroy());
  }).listen(port, "127.0.0.1");
  return {
    url: `http://127.0.0.1:${port}`,
    /** Forgets all earlier statements: migrations and seeds may read whole tables. */
    start: () => bySense.clear(),
    statements: (): Exclude<InStatement, string>[] => [...bySense.values()],
    close: () => server.close(),
  };
}
