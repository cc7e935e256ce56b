import { isGone, keepPage, nextPage } from "./keep-page";

const FIRST_WAIT_MS = 1_000;
/** A fourth attempt rarely succeeds. */
const LAST_WAIT_MS = 4_000;
const LONGEST_WAIT_MS = 30_000;
const SERVER_FAILED = 500;
/** Every answer of ours to the framework has this header. */
const OURS = "X-Remix-Response";
/** A call without an answer is given up after this time; a repeated one has up to four times as long. */
const PATIENCE_MS = 30_000;
/** What the one fetcher loads that loads. After a lost act, a next page's load names its routes, too. */
const BELL = "routes/bell";
/** An action's answer of an empty object, in the framework's own wire form. */
const NOTHING = '[{"_1":2},"data",{}]\n';

/**
 * Called with each post that is sent.
 *
 * @returns a function that is called when the post ends, with whether it was lost
 */
export type OnPost = (
  action: string,
  body: BodyInit | null | undefined,
) => (isLost: boolean) => void;

/**
 * A fetch for the framework that keeps a page alive when the connection is lost.
 *
 * A page's data that was lost, or that the server failed to give, is requested again after 1, 2 and 4
 * seconds, unless the visitor has gone elsewhere. After that the next page is given up, and this one
 * stays, unless our server answered that the next one fails. A fetcher's load of a next page that is gone
 * is never answered: the router aborts it with the next load. Data of this page is requested until it
 * comes: a page that is being read is never replaced by an error. A fetcher's data is requested once;
 * lost, it is null. A fetcher's load that a post aborted is asked for again after the post, which counts
 * as under way until then: if the post was lost, that load is not sent.
 *
 * A post is sent once. If the page is left meanwhile it is sent again, in a call that outlives the page
 * and cannot be aborted: every action may arrive twice. The action of a lost post answers an empty
 * object, after which the framework reloads nothing, and the function from `onPost` is called.
 *
 * A connection may also fall silent: a call is given up after 30 seconds, and a later answer is ignored.
 */
export function retrying(ask: typeof fetch, onPost: OnPost): typeof fetch {
  /** The addresses of fetchers' loads that were aborted, until the next post ends. */
  let aborted = new Set<string>();
  /** Those whose post was lost. */
  let lostLoads = new Set<string>();
  return async (input, init) => {
    const { method, url, signal } = new Request(input, init);
    const { pathname, searchParams } = new URL(url);
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
      lostLoads = isAnswer ? new Set() : aborted;
      aborted = new Set();
      return isAnswer ? answer : new Response(NOTHING, { status: SERVER_FAILED });
    }
    if (lostLoads.delete(url)) return notLoaded();
    const isFetchers = searchParams.get("_routes") === BELL;
    const meant = isFetchers ? undefined : nextPage();
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      const answer: unknown = await whole(
        (given) => ask(input, { ...init, signal: given }),
        Math.min(wait, LAST_WAIT_MS) / FIRST_WAIT_MS,
        signal,
      ).catch((lost) => lost);
      if (meant && isGone(meant)) await endOf(signal);
      if (answer instanceof Response && isOurs(answer)) {
        aborted.delete(url);
        return answer;
      }
      if (isFetchers) {
        if (signal.aborted) aborted.add(url);
        return notLoaded();
      }
      const next = wait > LAST_WAIT_MS && !signal.aborted && meant === nextPage() && meant;
      const failed = answer instanceof Response && answer.headers.has(OURS);
      if (next && !failed) keepPage(next);
      if ((next && failed) || signal.aborted) {
        if (answer instanceof Response) return answer;
        throw answer;
      }
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  };
}

const endOf = async (signal: AbortSignal) =>
  signal.aborted || new Promise((resolve) => signal.addEventListener("abort", resolve));

/** Reads an answer to its end, because the connection can also break or fall silent there. */
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

/** The framework reads it as null. */
const notLoaded = () => new Response(null, { status: 204 });

/** Other answers, such as those of a network that wants a login first, the framework cannot read. */
const isOurs = ({ status, headers }: Response) => status < SERVER_FAILED && headers.has(OURS);
