const FIRST_WAIT_MS = 1_000;
/** A fourth wait would be in vain more often than not. */
const LAST_WAIT_MS = 4_000;
const LONGEST_WAIT_MS = 30_000;
const SERVER_FAILED = 500;
/** A call without an answer is lost after that long; what is asked for again has up to four times it. */
const PATIENCE_MS = 30_000;
/** An action's answer of an empty object, in the framework's own wire form. */
const NOTHING = '[{"_1":2},"data",{}]\n';

/**
 * Told of a post that goes out: where to, and what is in it.
 *
 * @returns what hears of its end: whether it was lost
 */
export type OnPost = (
  action: string,
  body: BodyInit | null | undefined,
) => (isLost: boolean) => void;

/**
 * A fetch for the framework under which a page survives its line.
 *
 * A page's data which the line lost or the server failed to give is asked for again, after 1, 2 and
 * 4 seconds, unless the visitor has gone elsewhere meanwhile. Data of the page that stands is asked
 * for until it comes: a page that is read never gives way to a failure. What is loaded beside a page
 * is asked for once and, lost, null.
 *
 * What is posted goes once. When the page is left meanwhile it goes again, in a call that outlives the
 * page but that nobody can take back: each act may come twice. Lost, its action's answer is an
 * empty object, after which the framework loads nothing anew, and what `onPost` gave hears of it.
 *
 * A line may also fall silent: after 30 seconds a call is given up. What answers later is not read.
 */
export function retrying(ask: typeof fetch, onPost: OnPost): typeof fetch {
  return async (input, init) => {
    const { method, url, signal } = new Request(input, init);
    const { pathname, search, searchParams } = new URL(url);
    if (!pathname.endsWith(".data")) return ask(input, init);
    if (method !== "GET") {
      const onEnd = onPost(url.replace(/\.data(?=\?|$)/, ""), init?.body);
      const sendOnLeaving = () => void ask(input, { ...init, keepalive: true, signal: null });
      window.addEventListener("pagehide", sendOnLeaving);
      const answer = await whole((given) => ask(input, { ...init, signal: given })).catch(
        () => null,
      );
      window.removeEventListener("pagehide", sendOnLeaving);
      const isAnswer = answer !== null && isOurs(answer);
      onEnd(!isAnswer);
      return isAnswer ? answer : new Response(NOTHING, { status: SERVER_FAILED });
    }
    const page = pathname.replace(/(_root)?\.data$/, "") + search;
    const stands = page === location.pathname + location.search;
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      const answer: unknown = await whole(
        (given) => ask(input, { ...init, signal: given }),
        Math.min(wait, LAST_WAIT_MS) / FIRST_WAIT_MS,
        signal,
      ).catch((lost) => lost);
      if (answer instanceof Response && isOurs(answer)) return answer;
      if (searchParams.has("_routes")) return new Response(null, { status: 204 });
      if (signal.aborted || (wait > LAST_WAIT_MS && !stands)) {
        if (answer instanceof Response) return answer;
        throw answer;
      }
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  };
}

/** An answer read to its end, because the line can break there, too, or fall silent. */
async function whole(
  ask: (signal: AbortSignal) => Promise<Response>,
  patience = 1,
  signal?: AbortSignal,
): Promise<Response> {
  const given = new AbortController();
  const giveUp = () => given.abort();
  const timer = setTimeout(giveUp, patience * PATIENCE_MS);
  signal?.addEventListener("abort", giveUp);
  if (signal?.aborted) giveUp();
  try {
    const answer = await ask(given.signal);
    return new Response((await answer.text()) || null, answer);
  } finally {
    clearTimeout(timer);
  }
}

/** Whoever else answers, as a network that wants a log-in first, sends nothing the framework reads. */
const isOurs = ({ status, headers }: Response) =>
  status < SERVER_FAILED && headers.has("X-Remix-Response");
