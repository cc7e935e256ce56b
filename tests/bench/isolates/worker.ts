import { type Db, openDatabase } from "../../../db/client";

interface Env {
  DATABASE_URL: string;
  /** The Workers behind this one, each an isolate of its own: ISOLATE_0, ISOLATE_1, ... */
  [isolate: string]: unknown;
}

/** Inserts in one transaction: about as many as an application writes. */
const INSERTS = 6;
const INSERT = "insert into outbox (id, kind, payload, created_at) values (?, 'test', '{}', ?)";

/** The kinds of call that an isolate makes. */
const ACTS: Record<string, { onlyReads: boolean; run(db: Db): Promise<unknown> }> = {
  read: { onlyReads: true, run: readRow },
  readFirst: { onlyReads: false, run: readRow },
  write: {
    onlyReads: false,
    run: (db) =>
      db.$client.batch(
        Array.from({ length: INSERTS }, () => ({
          sql: INSERT,
          args: [crypto.randomUUID(), new Date().toISOString()],
        })),
        "write",
      ),
  },
};

function readRow(db: Db): Promise<unknown> {
  return db.$client.execute("select id, title from jobs where id = 1");
}

/**
 * Serves `/{isolate}/{act}`: the first Worker passes the request to the isolate, which does the
 * act.
 */
export default {
  async fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
    const [, name = "", actName = ""] = new URL(request.url).pathname.split("/");
    const isolate = env[name] as Fetcher | undefined;
    if (isolate) return isolate.fetch(request);
    const act = ACTS[actName];
    if (!act) return new Response("No such act", { status: 404 });
    const keepAlive = (work: Promise<unknown>) => context.waitUntil(work);
    const db = openDatabase(env.DATABASE_URL, undefined, keepAlive, act.onlyReads);
    try {
      await act.run(db);
      return Response.json({ error: null });
    } catch (error) {
      return Response.json({ error: String(error) });
    }
  },
};
