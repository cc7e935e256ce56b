const FIRST_WAIT_MS = 1_000;
/** A fourth wait would be in vain more often than not. */
const LAST_WAIT_MS = 4_000;
const LONGEST_WAIT_MS = 30_000;
const SERVER_FAILED = 500;
/** An action's answer of an empty object, in the framework's own wire form. */
const NOTHING = '[{"_1":2},"data",{}]\n';

/** Told of a post that was lost: where it went, and what was in it. */
export type OnLost = (action: string, body: BodyInit | null | undefined) => void;

/**
 * A fetch for the framework under which a page survives its line.
 *
 * A page's data which the line lost or the server failed to give is asked for again, after 1, 2 and
 * 4 seconds, unless the visitor has gone elsewhere meanwhile. Data of the page that stands is asked
 * for until it comes: a page that is read never gives way to a failure. What is loaded beside a page
 * is asked for once and, lost, null.
 *
 * What is posted goes once, also when the page is left meanwhile. Lost, its action's answer is an
 * empty object, after which the framework loads nothing anew, and `onLost` is told.
 */
export function retrying(ask: typeof fetch, onLost: OnLost): typeof fetch {
  return async (input, init) => {
    const { method, url, signal } = new Request(input, init);
    const { pathname, search, searchParams } = new URL(url);
    if (!pathname.endsWith(".data")) return ask(input, init);
    if (method !== "GET") {
      const answer = await whole(ask(input, { ...init, keepalive: true, signal: null })).catch(
        () => null,
      );
      if (answer && isOurs(answer)) return answer;
      if (!signal.aborted) onLost(url.replace(/\.data(?=\?|$)/, ""), init?.body);
      return new Response(NOTHING, { status: SERVER_FAILED });
    }
    const page = pathname.replace(/(_root)?\.data$/, "") + search;
    const stands = page === location.pathname + location.search;
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      const answer: unknown = await whole(ask(input, init)).catch((lost) => lost);
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

/** An answer read to its end, because the line can break there, too. */
async function whole(asked: Promise<Response>): Promise<Response> {
  const answer = await asked;
  return new Response((await answer.text()) || null, answer);
}

/** Whoever else answers, as a network that wants a log-in first, sends nothing the framework reads. */
const isOurs = ({ status, headers }: Response) =>
  status < SERVER_FAILED && headers.has("X-Remix-Response");
