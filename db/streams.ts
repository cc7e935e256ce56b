// A stream is one connection of the database. Opening one makes the server read the whole schema,
// which costs it four times what a usual call costs. The client's library opens and closes one for
// each call. So the calls that it writes are sent without their `close`, and the stream stands open
// for the next call of the isolate. What is kept is a text, the server's baton: nothing of one request
// is left to another.

/** The server closes a stream that was idle for 10 seconds. */
const KEPT_MS = 7_000;

interface Stream {
  /** Proves that a call continues the stream; each answer brings the next one. */
  baton: string;
  /** Where the server wants the next call, if not where the last one went. */
  url: string;
  usedAt: number;
}

interface Call {
  requests: { type: string; sql_id?: number }[];
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

/** Idle streams by the database's address, the one used last at the end. */
const idle = new Map<string, Stream[]>();

function takeStream(url: string): Stream | undefined {
  const streams = idle.get(url) ?? [];
  const alive = performance.now() - KEPT_MS;
  while (streams[0] && streams[0].usedAt < alive) streams.shift();
  return streams.pop();
}

function keepStream(url: string, stream: Stream): void {
  const streams = idle.get(url) ?? [];
  streams.push(stream);
  idle.set(url, streams);
}

/** A batch ends with a commit and, where that did not happen, a rollback. */
function isInTransaction({ results }: Answer): boolean {
  return results.some(({ response }) => {
    const steps = response?.result?.step_results;
    return steps !== undefined && (steps.at(-1) ?? steps.at(-2) ?? null) === null;
  });
}

const CLOSED: Result = { type: "ok", response: { type: "close" } };

/** The server has forgotten the stream: it was idle, or the server has started anew. */
const isForgotten = async (answer: Response) =>
  answer.status === 400 && /STREAM_EXPIRED|invalid baton/.test(await answer.clone().text());

/**
 * Sends a call of the database's client on a stream that stands open, or on a new one, and leaves it
 * open.
 *
 * @param call as the client sends it: a pipeline that opens a stream and closes it.
 * @param send sends a request, within a limit of time.
 * @returns what the server answers to that pipeline.
 */
export async function onKeptStream(
  call: Request,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  const { requests }: Call = await call.json();
  const named = requests.filter(({ type }) => type === "store_sql");
  // Names that the client gives to statements end with its stream.
  const forgets = named.map(({ sql_id }) => ({ type: "close_sql", sql_id }));
  const sendOn = (stream: Partial<Stream>, sent: object[]) =>
    send(
      new Request(stream.url ?? call.url, {
        method: "POST",
        headers: call.headers,
        body: JSON.stringify({ baton: stream.baton, requests: sent }),
      }),
    );
  const work = [...requests.slice(0, -1), ...forgets];
  const kept = takeStream(call.url);
  let answer = await sendOn(kept ?? {}, work);
  if (kept && (await isForgotten(answer))) answer = await sendOn({}, work);
  if (!answer.ok) return answer;

  const { baton, base_url, results }: Answer = await answer.json();
  if (baton) {
    const url = base_url ? new URL(new URL(call.url).pathname, base_url).href : call.url;
    const stream = { baton, url, usedAt: performance.now() };
    if (isInTransaction({ baton, base_url, results })) await sendOn(stream, [{ type: "close" }]);
    else keepStream(call.url, stream);
  }
  const body = {
    baton: null,
    base_url,
    results: [...results.slice(0, requests.length - 1), CLOSED],
  };
  // The client asks for nothing else of an answer, and need not read it from a text again.
  return Object.assign(answer, { json: async () => body });
}
