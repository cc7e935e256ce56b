// What it brings: docs/decisions/database-connections-and-round-trips.md.
//
// A stream is a connection of the database. When one is opened, the server reads the whole schema,
// which costs it four times as much as a usual call. The client library opens and closes a stream
// for each call. So its calls are sent here without their `close`, and the stream stays open for
// the isolate's next call. Only a text is kept, the server's baton, so that requests share no other
// data.
//
// The server counts an idle stream as a used connection, and other isolates need connections, too.
// So an isolate keeps few idle streams, and each only for a short time after it was opened, even if
// the isolate is busy. Its next stream then waits for a connection like all others.

/** The maximum number of idle streams of an isolate. */
export const IDLE_MAX = 4;
/**
 * How long a stream is kept after it was opened. The server closes a stream after 10 idle seconds.
 */
export const KEPT_MS = 1_000;
/** After the server had no free connection (429), the isolate keeps no streams for this long. */
export const UNKEPT_MS = 10_000;

interface Stream {
  /** The token that continues the stream. Each answer contains the next one. */
  baton?: string;
  /** The server's address for the next call. */
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

/**
 * The idle streams of this isolate to one database. It only selects the streams to close; callers
 * close them.
 */
class Pool {
  /** The last used stream is at the end. */
  #idle: Stream[] = [];
  #unkeptUntil = Number.NEGATIVE_INFINITY;

  get isKeeping(): boolean {
    return performance.now() >= this.#unkeptUntil;
  }

  take(): Stream | undefined {
    return this.#idle.pop();
  }

  /** @returns false if the stream has to be closed. */
  keep(stream: Stream): boolean {
    if (!this.isKeeping || isOld(stream) || this.#idle.length >= IDLE_MAX) return false;
    this.#idle.push(stream);
    return true;
  }

  /** Removes and returns the streams that match. */
  remove(isToGo: (stream: Stream) => boolean): Stream[] {
    const removed = this.#idle.filter(isToGo);
    this.#idle = this.#idle.filter((stream) => !removed.includes(stream));
    return removed;
  }

  /** Removes and returns all streams, and keeps none for a while. */
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

/** A batch ends with a commit and, if that did not happen, with a rollback. */
function isInTransaction(results: Result[]): boolean {
  return results.some(({ response }) => {
    const steps = response?.result?.step_results;
    return steps !== undefined && (steps.at(-1) ?? steps.at(-2) ?? null) === null;
  });
}

const CLOSE: StreamRequest = { type: "close" };
const CLOSED: Result = { type: "ok", response: { type: "close" } };

/**
 * Sends a call of the database client on an open or a new stream, and then keeps or closes the
 * stream.
 *
 * A kept stream that answers 400 or 404 has ended: it was idle for too long, the server was
 * restarted, or the baton was used before. The server answers so before it runs any part of the
 * call, so the call is repeated on a new stream. After any other answer, or a lost one, it is not
 * repeated.
 *
 * @param call as the client sends it: a pipeline that opens a stream and closes it.
 * @param send sends a request to the database.
 * @param keepAlive lets work finish after the response: a Worker's `waitUntil`.
 * @returns the server's answer to that pipeline.
 */
export async function onKeptStream(
  call: Request,
  send: (request: Request) => Promise<Response>,
  keepAlive: (work: Promise<unknown>) => void,
): Promise<Response> {
  const { requests }: { requests: StreamRequest[] } = await call.json();
  // The client's names for statements are only valid within their stream.
  const forgotten = requests
    .filter(({ type }) => type === "store_sql")
    .map(({ sql_id }) => ({ type: "close_sql", sql_id }));
  const pool = poolOf(call.url);

  const post = ({ url, baton }: Stream, pipeline: StreamRequest[]) =>
    send(
      new Request(url, {
        method: "POST",
        headers: call.headers,
        body: JSON.stringify({ baton, requests: pipeline }),
      }),
    );
  /** Not awaited: the server itself closes the streams that this does not reach. */
  const close = (streams: Stream[]) => {
    for (const stream of streams) {
      const closeCall = post(stream, [CLOSE]).then((answer) => answer.text());
      keepAlive(closeCall.catch(() => {}));
    }
  };
  const closeWhenOld = async (opened: Stream) => {
    await new Promise((resolve) => setTimeout(resolve, KEPT_MS));
    close(pool.remove((stream) => stream === opened));
  };
  const ask = async (stream: Stream): Promise<Response> => {
    const isNew = stream.baton === undefined;
    const isKeeping = pool.isKeeping;
    const pipeline = isKeeping ? [...requests.slice(0, -1), ...forgotten] : requests;
    const answer = await post(stream, pipeline);
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
    // The client only reads the JSON of an answer, so the parsed body is reused.
    return Object.assign(answer, { json: async () => body });
  };

  close(pool.remove(isOld));
  const idleStream = pool.take();
  if (idleStream) {
    const answer = await ask(idleStream);
    if (answer.status !== 400 && answer.status !== 404) return answer;
    await answer.text();
  }
  return ask({ url: call.url, openedAt: performance.now() });
}
