// A stream is one connection of the database. Opening one makes the server read the whole schema,
// which costs it four times what a usual call costs. The client's library opens and closes one for
// each call. So the calls that it writes are sent without their `close`, and the stream stays open
// for the next call of the isolate. What is kept is a text, the server's baton: nothing of one request
// is left to another.
//
// The server counts an idle stream as a connection in use, and other isolates need connections too.
// So an isolate keeps few idle streams, and each only for a short time after it was opened, however
// busy the isolate is: its next stream waits for a connection like everybody else's.

/** An isolate keeps at most so many idle streams. */
export const IDLE_MAX = 4;
/** A stream is kept for so long after it was opened. The server closes one after 10 idle seconds. */
export const KEPT_MS = 1_000;
/** An isolate for which the server had no connection left (429) keeps no stream for so long. */
export const UNKEPT_MS = 10_000;

interface Stream {
  /** Proves that a call continues the stream; each answer brings the next one. */
  baton?: string;
  /** Where the server wants the next call. */
  url: string;
  openedAt: number;
}

interface StreamRequest {
  type: string;
  sql_id?: number;
}

interface Result {
  type: string;
  response?: { type: string; result?: { step_results?: unknown[] } };
}

interface Answer {
  baton: string | null;
  base_url: string | null;
  results: Result[];
}

const isOld = ({ openedAt }: Stream) => performance.now() - openedAt >= KEPT_MS;

/** The idle streams of this isolate to one database. It says which have to be closed, and closes none. */
class Pool {
  /** The one used last at the end. */
  #idle: Stream[] = [];
  #unkeptUntil = Number.NEGATIVE_INFINITY;

  get isKeeping(): boolean {
    return performance.now() >= this.#unkeptUntil;
  }

  take(): Stream | undefined {
    return this.#idle.pop();
  }

  /** @returns false where the stream has to be closed. */
  keep(stream: Stream): boolean {
    if (!this.isKeeping || isOld(stream) || this.#idle.length >= IDLE_MAX) return false;
    this.#idle.push(stream);
    return true;
  }

  /** Takes those out that are to go. */
  remove(isToGo: (stream: Stream) => boolean): Stream[] {
    const removed = this.#idle.filter(isToGo);
    this.#idle = this.#idle.filter((stream) => !removed.includes(stream));
    return removed;
  }

  /** Takes all of them out, and keeps none for a while. */
  stopKeeping(): Stream[] {
    this.#unkeptUntil = performance.now() + UNKEPT_MS;
    return this.remove(() => true);
  }
}

/** By the database's address. */
const pools = new Map<string, Pool>();

function poolOf(url: string): Pool {
  const pool = pools.get(url) ?? new Pool();
  pools.set(url, pool);
  return pool;
}

/** A batch ends with a commit and, where that did not happen, a rollback. */
function isInTransaction(results: Result[]): boolean {
  return results.some(({ response }) => {
    const steps = response?.result?.step_results;
    return steps !== undefined && (steps.at(-1) ?? steps.at(-2) ?? null) === null;
  });
}

const CLOSE: StreamRequest = { type: "close" };
const CLOSED: Result = { type: "ok", response: { type: "close" } };

/**
 * Sends a call of the database's client on a stream that is open, or on a new one, and keeps the
 * stream or closes it.
 *
 * A kept stream that answers 400 or 404 is gone: it was idle for too long, the server started anew, or
 * the baton was used. The server says so before it runs anything of a call, which has one statement or
 * one batch. So the call is made on a new stream. It is sent again for no other answer, and for none
 * that is lost.
 *
 * @param call as the client sends it: a pipeline that opens a stream and closes it.
 * @param send sends a request to the database.
 * @param keepAlive sees work through after the request was answered: a Worker's `waitUntil`.
 * @returns what the server answers to that pipeline.
 */
export async function onKeptStream(
  call: Request,
  send: (request: Request) => Promise<Response>,
  keepAlive: (work: Promise<unknown>) => void,
): Promise<Response> {
  const { requests }: { requests: StreamRequest[] } = await call.json();
  // Names that the client gives to statements end with its stream.
  const forgotten = requests
    .filter(({ type }) => type === "store_sql")
    .map(({ sql_id }) => ({ type: "close_sql", sql_id }));
  const pool = poolOf(call.url);

  const post = ({ url, baton }: Stream, sent: StreamRequest[]) =>
    send(
      new Request(url, {
        method: "POST",
        headers: call.headers,
        body: JSON.stringify({ baton, requests: sent }),
      }),
    );
  /** Nobody waits for it; the server closes by itself what this does not reach. */
  const close = (streams: Stream[]) => {
    for (const stream of streams) {
      const closed = post(stream, [CLOSE]).then((answer) => answer.text());
      keepAlive(closed.catch(() => {}));
    }
  };
  const closeWhenOld = async (opened: Stream) => {
    await new Promise((resolve) => setTimeout(resolve, KEPT_MS));
    close(pool.remove((stream) => stream === opened));
  };
  const ask = async (stream: Stream): Promise<Response> => {
    const isNew = stream.baton === undefined;
    const isKeeping = pool.isKeeping;
    const sent = isKeeping ? [...requests.slice(0, -1), ...forgotten] : requests;
    const answer = await post(stream, sent);
    if (answer.status === 429) close([...pool.stopKeeping(), ...(isNew ? [] : [stream])]);
    if (!answer.ok || !isKeeping) return answer;

    const { baton, base_url, results }: Answer = await answer.json();
    if (baton) {
      stream.baton = baton;
      if (base_url) stream.url = new URL(new URL(call.url).pathname, base_url).href;
      if (isInTransaction(results) || !pool.keep(stream)) close([stream]);
      else if (isNew) keepAlive(closeWhenOld(stream));
    }
    const ofCall = results.slice(0, requests.length - 1);
    const body = { baton: null, base_url, results: [...ofCall, CLOSED] };
    // The client asks for nothing else of an answer, and need not read it from a text again.
    return Object.assign(answer, { json: async () => body });
  };

  close(pool.remove(isOld));
  const kept = pool.take();
  if (kept) {
    const answer = await ask(kept);
    if (answer.status !== 400 && answer.status !== 404) return answer;
    await answer.text();
  }
  return ask({ url: call.url, openedAt: performance.now() });
}
