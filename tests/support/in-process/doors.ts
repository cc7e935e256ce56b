/** Answers calls to one origin within this process. */
export type Door = (request: Request) => Promise<Response>;

const doors = new Map<string, Door>();
const network = globalThis.fetch;

/** From now on, `door` answers all calls to `origin`, without the network. */
export function openDoor(origin: string, door: Door): void {
  doors.set(origin, door);
}

const MOST_REDIRECTS = 20;
const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

/** Adds the headers that a real `fetch` would add. */
function asSent(input: RequestInfo | URL, init?: RequestInit): Request {
  const request = new Request(input, init);
  for (const [name, value] of [
    ["accept", "*/*"],
    ["user-agent", "node"],
    ["sec-fetch-mode", "cors"],
  ] as const) {
    if (!request.headers.has(name)) request.headers.set(name, value);
  }
  const { body } = init ?? {};
  if (typeof body === "string" || body instanceof URLSearchParams) {
    request.headers.set("content-length", String(Buffer.byteLength(String(body))));
  } else if (body instanceof Uint8Array) {
    request.headers.set("content-length", String(body.byteLength));
  }
  return request;
}

/** Rejects as `fetch` does when the caller aborts before the answer. */
function unlessAborted(answer: Promise<Response>, signal: AbortSignal): Promise<Response> {
  if (signal.aborted) return Promise.reject(signal.reason);
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    answer.then(resolve, reject);
  });
}

async function enter(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  redirectsLeft: number,
) {
  const url = new URL(input instanceof Request ? input.url : input);
  const door = doors.get(url.origin);
  if (!door) return network(input, init);
  // The database client passes a complete `Request`.
  if (input instanceof Request && !init) return door(input);
  const request = asSent(input, init);
  const answer = await unlessAborted(door(request), request.signal);
  const location = answer.headers.get("Location");
  if (request.redirect === "follow" && isRedirect(answer.status) && location !== null) {
    if (redirectsLeft === 0) throw new TypeError("fetch failed: too many redirects");
    const keepsMethod = answer.status === 307 || answer.status === 308;
    return enter(
      new URL(location, url),
      keepsMethod ? init : { ...init, method: "GET", body: undefined },
      redirectsLeft - 1,
    );
  }
  Object.defineProperty(answer, "url", { value: url.href });
  return answer;
}

globalThis.fetch = (input, init) => enter(input, init, MOST_REDIRECTS);
